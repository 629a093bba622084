# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""build.py makes a folder, a zip and an installer, the same each time, within the drive's room."""

import errno
import sys
import zipfile
from pathlib import Path

import pytest

import build
import cli
import environment
from drive import contents
from figures import build as figures_build


@pytest.fixture(autouse=True)
def ready(monkeypatch):
    """Everything that build.py needs is in the tests' environment."""
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["build.py"])


@pytest.fixture
def prepared(monkeypatch, built):
    """Spares the tests that don't look at it the making of the contents."""
    monkeypatch.setattr(contents, "build", lambda *options: built)


def refused(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        cli.run(build.main, list(map(str, arguments)))
    message = capsys.readouterr().err
    assert ended.value.code == 1 and message.startswith("build: ") and message.count("\n") == 1
    return message


def test_a_folder_a_zip_and_an_installer(tmp_path, tree, built, prepared, capsys):
    assert build.main(["--out", str(tmp_path)]) == 0
    name = f"boneyard-{contents.version()}-pybadge-10"
    assert {path.name for path in tmp_path.iterdir()} == {name, f"{name}.zip", f"{name}-installer"}
    assert tree(tmp_path / name) == built
    with zipfile.ZipFile(tmp_path / f"{name}.zip") as archive:
        assert set(archive.namelist()) == built.keys()
    assert list(tree(tmp_path / f"{name}-installer")) == ["code.py"]
    said = capsys.readouterr().out
    assert all(f"{name}{ending}:" in said for ending in ("", ".zip", "-installer/code.py"))


def test_a_bundle_has_a_folder_for_each_version_and_what_circup_reads(tmp_path, capsys):
    assert build.main(["--bundle", "--out", str(tmp_path)]) == 0
    path = tmp_path / f"boneyard-{contents.version()}-pybadge-bundle.zip"
    assert list(tmp_path.iterdir()) == [path] and capsys.readouterr().out.startswith(f"{path}: ")
    with zipfile.ZipFile(path) as archive:
        names = {tuple(name.split("/")[1:3]) for name in archive.namelist()}
        for version in (9, 10):
            assert names >= {(f"CircuitPython {version}.x", name) for name in ("code.py", "lib", "engine")}
        assert ("README.txt",) in names
        libraries = archive.read("boneyard/requirements.txt").decode().splitlines()
        own = "boneyard/CircuitPython 10.x/lib/libraries/"
        shipped = {name.removeprefix(own).split("/")[0] for name in archive.namelist() if name.startswith(own)}
    assert libraries and set(libraries) == {name for name in shipped if not name.endswith("LICENSE")}


def test_only_some_languages(tmp_path, tree):
    build.main(["--out", str(tmp_path), "--languages", "ru,en"])
    files = tree(tmp_path / f"boneyard-{contents.version()}-pybadge-10")
    words = {name for name in files if name.startswith("lib/words/") and name.endswith(".bin")}
    assert words == {"lib/words/en.bin", "lib/words/ru.bin"}


@pytest.mark.parametrize("codes", ["de", "en,", ""])
def test_a_language_that_the_game_does_not_speak(capsys, codes):
    assert "is no language of the game; it has en, bg, cs, hu, pl, ru" in refused(capsys, "--languages", codes)


def test_for_circuitpython_9_there_is_no_installer_which_it_could_not_run(tmp_path, prepared, capsys):
    build.main(["--out", str(tmp_path), "--circuitpython", "9"])
    assert not list(tmp_path.glob("*installer*")) and "installer" not in capsys.readouterr().out


@pytest.mark.parametrize("version", [8, 11])
def test_an_unsupported_version(capsys, version):
    assert "--circuitpython" in refused(capsys, "--circuitpython", version)


def test_something_else_in_the_place_of_the_build_stays(capsys, tmp_path, prepared):
    mine = tmp_path / f"boneyard-{contents.version()}-pybadge-10" / "mine.txt"
    mine.parent.mkdir()
    mine.touch()
    assert "isn't a build" in refused(capsys, "--out", tmp_path)
    assert mine.exists()


def test_what_lacked_room_does_not_block_the_next(capsys, tmp_path, tree, built, prepared, monkeypatch):
    left = iter(range(20))

    def write_bytes(path, data):
        if next(left, None) is None:
            raise OSError(errno.ENOSPC, "No space left on device")
        return really_write_bytes(path, data)

    really_write_bytes = Path.write_bytes
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", write_bytes)
        told = refused(capsys, "--out", tmp_path)
    assert "can't be written (No space left on device): choose another place for --out." in told
    assert not list(tmp_path.iterdir())
    build.main(["--out", str(tmp_path)])
    assert tree(tmp_path / f"boneyard-{contents.version()}-pybadge-10") == built


def test_a_place_that_cannot_be_written(capsys, tmp_path, prepared):
    (tmp_path / "file").touch()
    assert "can't be written" in refused(capsys, "--out", tmp_path / "file")


def test_the_build_keeps_its_budget():
    (on_drive,) = figures_build.measure(quick=True)
    assert on_drive.at_most == 860_000
    assert not on_drive.broken(), on_drive.broken()
