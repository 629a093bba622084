# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The build holds the whole game, nothing that it doesn't use, and is the same wherever it is made."""

import json
import os
import shutil

import pytest

import environment
from drive import Fault, compiler, contents, manifest

ROOT = environment.ROOT
MODULES = [
    name
    for folder in contents.CODE
    for path in (ROOT / folder).rglob("*.py")
    if not (name := path.relative_to(ROOT).as_posix()).startswith(contents.FOR_HOSTS) and not contents.is_bare(path)
]


def copy_sources(target):
    """Copy the sources of a build to another folder, with other times."""
    for name in (*contents.CODE, *contents.ART, contents.HOSTED):
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("code.py", "LICENSE", "pyproject.toml"):
        shutil.copyfile(ROOT / name, target / name)
    for path in target.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """Another folder with the project, which builds are made of in this test, as of the same commit."""
    target = tmp_path / "another place" / "boneyard"
    target.mkdir(parents=True)
    copy_sources(target)
    version = contents.version()
    monkeypatch.setattr(contents, "version", lambda: version)
    monkeypatch.setattr(environment, "ROOT", target)
    return target


def test_every_module_is_there_compiled_and_none_as_source(built):
    assert built.keys() >= {name.removesuffix(".py") + ".mpy" for name in MODULES}
    assert [path for path in built if path.endswith(".py")] == ["code.py"]


def test_with_source_every_module_is_there_as_it_is():
    source = contents.build("pybadge", 10, source=True)
    assert not [path for path in source if path.endswith(".mpy")]
    assert all(source[name] == (ROOT / name).read_bytes() for name in [*MODULES, "code.py"])
    assert f"{manifest.LIBRARIES}/adafruit_display_text/__init__.py" in source


def test_another_folder_and_another_time_give_the_same_bytes(built, elsewhere):
    """2 s: a whole build is made."""
    assert contents.build("pybadge", 10) == built


def test_the_first_module_brings_the_names_that_others_share(built):
    """All that more than one module has, so that the firmware's table of names grows at the start. Only the judge
    brings its own."""
    names = [
        name
        for path, data in built.items()
        if path.endswith(".mpy") and not path.startswith(contents.JUDGE)
        for name in set(compiler.names_in(data))
    ]
    first = compiler.names_in(built[contents.FIRST])
    assert len(first) == len(set(first)) > 600
    assert {name for name in names if names.count(name) > 1} <= set(first)
    assert b"engine.judge" not in first


def test_versions_and_boards_differ_by_the_manifest_only(built):
    other = contents.build("pygamer", 9)
    assert other.keys() == built.keys()
    assert [path for path in built if built[path] != other[path]] == [manifest.NAME]


def test_the_manifest_says_what_for_and_names_each_file_by_its_checksum_and_length(built):
    said = json.loads(built[manifest.NAME])
    assert (said["version"], said["board"], said["circuitpython"]) == (contents.version(), "pybadge", 10)
    rest = {path: data for path, data in built.items() if path != manifest.NAME}
    assert said["files"] == {path: manifest.digest(data) for path, data in rest.items()}
    assert manifest.files(built[manifest.NAME]) == {path: [manifest.digest(data)] for path, data in rest.items()}


def test_nothing_in_it_is_one_that_circup_updates(built):
    """It updates those modules and packages of lib/ itself that have the name of a library."""
    there = {path.split("/")[1].partition(".")[0] for path in built if path.startswith("lib/")}
    libraries = {path.split("/")[2] for path in built if path.startswith(f"{manifest.LIBRARIES}/")}
    assert "adafruit_display_text" in libraries and {"LICENSE", "fonts/LICENSE", "sprites/LICENSE"} <= built.keys()
    assert b"Adafruit" in built[f"{manifest.LIBRARIES}/adafruit-circuitpython-display-text-LICENSE"]
    assert not there & libraries and not [name for name in there if name.startswith("adafruit")]


def test_a_module_that_does_not_compile_is_named(elsewhere):
    for folder in contents.CODE:
        shutil.rmtree(elsewhere / folder)
    (elsewhere / "lib").mkdir()
    (elsewhere / "lib" / "app.py").write_text("def f(:\n")
    with pytest.raises(Fault, match=r"^lib/app\.py could not be compiled: SyntaxError: .*\.$"):
        contents.build("pybadge", 10)
