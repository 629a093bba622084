# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/arena.py with players of a file, and the ratings of more than two players."""

import json

import pytest

from matches import players, rating
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


class Broken(Player):
    def choose(self, view):
        yield view.nothing


class Shallow(Player):
    def choose(self, view):
        yield tiles.value(())


class Ended(Player):
    def choose(self, view):
        raise SystemExit(3)


class Seedless:
    def think(self, view):
        yield view.moves[0]


number = 7
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
        assert players.decide(players.load(f"{file}:Last"), view) == view.moves[-1]

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("Silent", "Silent plays None, which isn't one of its legal moves ((("),
            (
                "Broken",
                "Broken has failed: AttributeError: 'LineView' object has no attribute 'nothing'"
                " (visitors.py, line 18).",
            ),
            ("Shallow", "Shallow has failed: IndexError: tuple index out of range (visitors.py, line 23)."),
            ("Ended", "Ended has failed: SystemExit: 3 (visitors.py, line 28)."),
        ],
    )
    def test_one_that_fails_is_told_in_a_sentence(self, file, name, told):
        done = run(f"{file}:{name}", "greedy", "--matches", "4", "--jobs", "1")
        assert done.returncode == 1 and told in done.stderr and "Traceback" not in done.stderr

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("Seedless", "can't be made of a seed: TypeError"),
            ("Nobody", "visitors.py has no class Nobody with a method think"),
            ("number", "visitors.py has no class number with a method think"),
        ],
    )
    def test_one_that_is_not_there_is_told_before_playing(self, file, name, told):
        with pytest.raises(players.Fault, match=told):
            players.load(f"{file}:{name}")

    @pytest.mark.parametrize("name", ["x.py:a:B", "x.py::B", "x.py:"])
    def test_one_whose_name_has_more_parts_is_told_in_a_sentence(self, name):
        with pytest.raises(players.Fault, match=f"^{name} doesn't name a file and one class in it, as "):
            players.load(name)
        done = run(name, "greedy", "--matches", "4", "--jobs", "1")
        assert done.returncode in (1, 2) and name in done.stderr and "Traceback" not in done.stderr

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            (None, r"can't be read: No such file"),
            ("def f(:", r"can't be run: SyntaxError: [^(]+\(x.py, line 1\)$"),
            ("raise SystemExit", r"can't be run: SystemExit:  \(x.py, line 1\)$"),
            ("import nothing_at_all", r"can't be run: ModuleNotFoundError: .+ \(x.py, line 1\)$"),
            ("1 / 0", r"can't be run: ZeroDivisionError: division by zero \(x.py, line 1\)"),
        ],
    )
    def test_a_file_that_cannot_be_used(self, tmp_path, text, told):
        if text is not None:
            (tmp_path / "x.py").write_text(text, encoding="utf-8")
        with pytest.raises(players.Fault, match=told):
            players.load(f"{tmp_path / 'x.py'}:X")

    def test_the_line_is_its_own_even_if_it_uses_a_file_of_a_longer_name(self, tmp_path, monkeypatch):
        monkeypatch.syspath_prepend(tmp_path)
        (tmp_path / "of_x.py").write_text("\n\ndef fail():\n    1 / 0\n", encoding="utf-8")
        (tmp_path / "x.py").write_text("import of_x\nof_x.fail()\n", encoding="utf-8")
        with pytest.raises(players.Fault, match=r"division by zero \(x.py, line 2\)$"):
            players.load(f"{tmp_path / 'x.py'}:Y")


def test_of_the_players_only_two_are_needed():
    done = run("greedy")
    assert done.returncode == 1 and "arguments are required: B (" in done.stderr


class TestRatings:
    def test_ten_matches_for_each_that_is_lost_are_400_points(self):
        found = rating.ratings({("weak", "strong"): [0.0] * 900 + [0.5] * 200}, 1)["strong"]
        assert found.value == pytest.approx(400, abs=5) and found.low < 400 < found.high

    def test_who_wins_as_often_as_it_loses_has_the_others_rating(self):
        found = rating.ratings({("a", "b"): [0.5] * 10}, 1)
        assert found == {"a": (0, 0, 0), "b": pytest.approx((0, 0, 0), abs=1e-6)}

    def test_ratings_add_up_along_a_chain(self):
        """b wins 3 of 4 against a, and c 3 of 4 against b: 191 points each, which 9 of 10 against a fit."""
        shares = {("a", "b"): [0.25] * 4000, ("b", "c"): [0.25] * 4000, ("a", "c"): [0.1] * 4000}
        found = rating.ratings(shares, 1)
        assert [round(found[name].value) for name in "abc"] == pytest.approx([0, 191, 382], abs=2)

    def test_one_that_always_wins_has_a_rating_all_the_same(self):
        found = rating.ratings({("a", "b"): [0.0] * 10}, 1)["b"]
        assert 400 < found.value < 1000

    def test_more_pairs_make_the_interval_narrower(self):
        few, many = (rating.ratings({("a", "b"): [0.0, 0.5, 1.0] * count}, 1)["b"] for count in (10, 1000))
        assert 5 < (few.high - few.low) / (many.high - many.low) < 20

    def test_the_arena_rates_more_than_two(self, tmp_path):
        path = tmp_path / "found.json"
        done = run("random", "beginner", "greedy", "--matches", "60", "--seed", "1", "--jobs", "1", "--json", path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "\nElo ratings in all_fives, random at 0 " in done.stdout and "operations" not in done.stdout
        *played, rated = json.loads(path.read_text(encoding="utf-8"))
        assert [(each["a"], each["b"]) for each in played] == [
            ("random", "beginner"),
            ("random", "greedy"),
            ("beginner", "greedy"),
        ]
        values = [rated["ratings"][name]["value"] for name in ("random", "beginner", "greedy")]
        assert values[0] == 0 < values[1] < values[2]
