# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""build.py makes a folder, a zip and an installer, the same each time, within the drive's room."""

import sys
import zipfile

import pytest

import build
import environment
from drive import contents
from figures import build as figures_build


@pytest.fixture(autouse=True)
def ready(monkeypatch):
    """All that build.py needs is in the tests' environment."""
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["build.py"])


@pytest.fixture
def prepared(monkeypatch, built):
    """Spares the tests that don't look at it the making of the contents."""
    monkeypatch.setattr(contents, "build", lambda board, circuitpython, source: built)


def refused(capsys, *arguments):
    with pytest.raises(SystemExit) as ended:
        build.main(list(map(str, arguments)))
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


def test_two_builds_are_the_same(tmp_path, tree):
    for place in ("here", "far/away"):
        build.main(["--out", str(tmp_path / place), "--board", "pygamer"])
    here = tree(tmp_path / "here")
    assert len(here) > 100 and here == tree(tmp_path / "far" / "away")


def test_source(tmp_path):
    build.main(["--out", str(tmp_path), "--source"])
    assert (tmp_path / f"boneyard-{contents.version()}-pybadge-10-source" / "lib" / "app.py").exists()


def test_for_circuitpython_9_there_is_no_installer_which_it_could_not_run(tmp_path, prepared, capsys):
    build.main(["--out", str(tmp_path), "--circuitpython", "9"])
    assert not list(tmp_path.glob("*installer*")) and "installer" not in capsys.readouterr().out


def test_an_unknown_board(capsys):
    assert "toaster is not a board" in refused(capsys, "--board", "toaster")


@pytest.mark.parametrize("version", [8, 11])
def test_an_unsupported_version(capsys, version):
    assert f"{version} is not a version" in refused(capsys, "--circuitpython", version)


def test_a_version_that_is_no_number(capsys):
    assert "--circuitpython" in refused(capsys, "--circuitpython", "ten")


def test_something_else_in_the_place_of_the_build_stays(capsys, tmp_path, prepared):
    mine = tmp_path / f"boneyard-{contents.version()}-pybadge-10" / "mine.txt"
    mine.parent.mkdir()
    mine.touch()
    assert "isn't a build" in refused(capsys, "--out", tmp_path)
    assert mine.exists()


def test_a_place_that_cannot_be_written(capsys, tmp_path, prepared):
    (tmp_path / "file").touch()
    assert "can't be written" in refused(capsys, "--out", tmp_path / "file")


def test_the_build_keeps_its_budget():
    figures = {figure.name: figure for figure in figures_build.measure(quick=True)}
    on_drive = figures["the build on the drive"]
    assert on_drive.at_most == 900 * 1024 and not on_drive.broken()
    assert 100_000 < figures["the installer"].value < on_drive.value
