# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/arena.py with players of a file."""

import pytest

import cli
from matches import players
from tests.tools.test_arena import run

VISITORS = """
from boneyard_dominoes import tiles
from boneyard_dominoes.players.player import Player


class Last(Player):
    def choose(self, view):
        yield view.moves[-1]


class Silent(Player):
    def choose(self, view):
        yield None


class Shallow(Player):
    def choose(self, view):
        yield tiles.value(())


class Ended(Player):
    def choose(self, view):
        raise SystemExit(3)
"""


class TestPlayersOfAFile:
    @pytest.fixture
    def file(self, tmp_path):
        """The path of a file with players, some of which fail."""
        path = tmp_path / "visitors.py"
        path.write_text(VISITORS, encoding="utf-8")
        return path

    def test_one_plays_like_any_other(self, file):
        done = run(f"{file}:Last", "greedy", "--matches", "8", "--seed", "1", "--jobs", "2")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(f"{file}:Last (A) against greedy (B): 8 matches")

    def test_it_may_be_written_for_the_engine_of_a_clone(self, file, midway):
        file.write_text(VISITORS.replace("boneyard_dominoes", "engine"), encoding="utf-8")
        view = midway("draw", "6-5", "5-1 6-1", "1-0").view(0)
        assert players.load(f"{file}:Last").move(view) == view.moves[-1]

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("Silent", "Silent plays None, which isn't one of its legal moves ((("),
            ("Shallow", "Shallow has failed: IndexError: tuple index out of range (visitors.py, line 18)."),
            ("Ended", "Ended has failed: SystemExit: 3 (visitors.py, line 23)."),
        ],
    )
    def test_one_that_fails_is_told_in_a_sentence(self, file, name, told):
        done = run(f"{file}:{name}", "greedy", "--matches", "4", "--jobs", "1")
        assert done.returncode == 1 and told in done.stderr and "Traceback" not in done.stderr

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            (None, r"can't be read: No such file"),
            ("X = 7", r"x.py has no class X with a method think$"),
            ("def f(:", r"can't be run: SyntaxError: [^(]+\(x.py, line 1\)$"),
            ("raise SystemExit", r"can't be run: SystemExit:  \(x.py, line 1\)$"),
            ("1 / 0", r"can't be run: ZeroDivisionError: division by zero \(x.py, line 1\)"),
        ],
    )
    def test_a_file_that_cannot_be_used(self, tmp_path, text, told):
        if text is not None:
            (tmp_path / "x.py").write_text(text, encoding="utf-8")
        with pytest.raises((players.Fault, cli.Fault), match=told):
            players.load(f"{tmp_path / 'x.py'}:X")
