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


def test_only_some_languages(tmp_path, tree):
    build.main(["--out", str(tmp_path), "--languages", "ru,en"])
    files = tree(tmp_path / f"boneyard-{contents.version()}-pybadge-10")
    words = {name for name in files if name.startswith("lib/words/") and name.endswith(".bin")}
    assert words == {"lib/words/en.bin", "lib/words/ru.bin"}


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


def test_the_build_keeps_its_budget():
    (on_drive,) = figures_build.measure(quick=True)
    assert on_drive.at_most == 860_000
    assert not on_drive.broken(), on_drive.broken()
