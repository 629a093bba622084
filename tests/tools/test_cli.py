# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How all tools write files: nothing is overwritten by accident, and never an input."""

import os

import pytest

import cli
from tests.tools import here


def refusal(capsys, *arguments, **options):
    """The sentence that ends cli.writable."""
    with pytest.raises(SystemExit):
        cli.writable(*arguments, **options)
    return capsys.readouterr().err


def test_a_file_that_is_there_stays(tmp_path, capsys):
    path = tmp_path / "there"
    path.write_text("mine", encoding="utf-8")
    told = refusal(capsys, path, "--record")
    assert f"{path} is there already: choose another place for --record, or overwrite it with --force." in told
    assert cli.writable(path, "--record", force=True) == path
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_new_file_is_not_made_yet(tmp_path):
    assert cli.writable(tmp_path / "new", "--record", read=[None, "-", tmp_path / "other"]) == tmp_path / "new"
    assert not list(tmp_path.iterdir())


def test_what_is_read_is_not_written_by_any_name(tmp_path, capsys):
    path = tmp_path / "record"
    path.touch()
    names = [path, tmp_path / "." / "record"]
    if os.name != "nt":
        os.link(path, tmp_path / "hard")
        names.append(tmp_path / "hard")
    for name in names:
        assert "is read, so it can't be written, too" in refusal(capsys, name, "--gif", force=True, read=[path])


def test_what_is_made_for_the_game_overwrites_nothing_elsewhere(tmp_path):
    """In the game's own folder it does, since it is made there again and again."""
    name = "deal.wav"
    (tmp_path / name).write_text("mine", encoding="utf-8")
    done = here.run("make_sounds", "--out", tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{name} is there already: choose another place for --out" in done.stderr
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["mine"]
