# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/train.py: weights that come to the same from the same seed, and where they are written.

It runs in a copy of the tools and the engine, so that the weights which are checked in stay as they are.
"""

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

import numpy
import pytest

import environment
import train
from engine import games
from engine.players.points.playout import Playout
from engine.rng import Rng

SLOW = pytest.mark.slow("hundreds of positions are played out")

SMALL = ("--positions", "40", "--deals", "2", "--matches", "4")

SEEN = environment.ROOT / "tests" / "fixtures" / "training" / "seen.json"
DEALS = 8
POSITIONS = 60, 400  # before every commit, and else

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links to folders take rights there")


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """The root of a copy that uses this environment."""
    root = tmp_path_factory.mktemp("copy")
    for name in ("tools", "engine"):
        shutil.copytree(environment.ROOT / name, root / name)
    shutil.copy(environment.PROJECT, root)
    (root / ".venv").symlink_to(environment.VENV, target_is_directory=True)
    return root


def run(copy, *arguments):
    return subprocess.run([sys.executable, copy / "tools" / "train.py", *arguments], capture_output=True, text=True)


def module(copy, game):
    """Where a game's weights are."""
    return copy / "engine" / "players" / "weights" / f"{game}.py"


def weights(copy, game):
    """The text of a game's weights, and the weights themselves."""
    text = module(copy, game).read_text(encoding="utf-8")
    return text, ast.literal_eval(text.partition("WEIGHTS = ")[2])


@pytest.fixture(scope="module")
def trained(copy):
    """The finished tool, which had no weights of kurnik's to begin with, and those that it made."""
    module(copy, "kurnik").unlink()
    done = run(copy, "kurnik", *SMALL, "--jobs", "1")
    return done, weights(copy, "kurnik")[1]


class TestTool:
    def test_the_same_seed_makes_the_same_weights_in_however_many_processes(self, copy, trained):
        """3 s: it trains twice more."""
        made = [trained[1]]
        for arguments in (["--jobs", "2"], ["--jobs", "1", "--seed", "2"]):
            done = run(copy, "kurnik", *SMALL, *arguments)
            assert (done.returncode, done.stderr) == (0, "")
            made.append(weights(copy, "kurnik")[1])
        assert made[0] == made[1] != made[2]

    def test_it_writes_a_module_for_the_game_and_no_other(self, copy, trained):
        before = {game: weights(copy, game) for game in games.NAMES}
        assert run(copy, "bergen", *SMALL, "--positions", "10", "--seed", "7", "--jobs", "1").returncode == 0
        after = {game: weights(copy, game) for game in games.NAMES}
        assert [game for game in games.NAMES if after[game] != before[game]] == ["bergen"]
        text, made = after["bergen"]
        assert text.startswith("# SPDX-FileCopyrightText")
        assert "\ntools/train.py bergen --positions 10 --deals 2 --seed 7\n" in text
        assert list(made) == [2, 3, 4]
        assert all(len(row) == len(train.features("bergen")) for row in made.values())
        assert all(type(weight) is int for row in made.values() for weight in row)

    def test_a_game_that_has_no_weights_yet_gets_some(self, trained):
        done, made = trained
        assert (done.returncode, done.stderr) == (0, "")
        assert list(made) == [2]

    def test_it_tells_of_each_stage_how_long_it_took_and_how_strong_it_is(self, trained):
        lines = trained[0].stdout.splitlines()
        assert [line.partition(", ")[0] for line in lines] == ["kurnik for 2"] * 2
        for stage, level, line in zip((1, 2), ("greedy", "skilled"), lines):
            assert re.fullmatch(
                rf"kurnik for 2, stage {stage}, 40 positions of {level}: \d+ s; \d+ % of the"
                r" differences explained; Skilled beats Greedy \d+\.\d % \(\d+\.\d to \d+\.\d\)",
                line,
            )

    def test_so_few_matches_that_chance_may_be_all_are_told_without_an_interval(self):
        options = argparse.Namespace(matches=2, jobs=1, seed=1)
        assert re.fullmatch(r"Skilled beats Greedy \d+\.\d %", train.strength("kurnik", 2, options))

    def test_what_is_interrupted_leaves_weights_for_every_number_of_seats(self, copy):
        before = weights(copy, "draw")[1]
        stopped = (
            "import sys, train\ndef stop(*_): raise KeyboardInterrupt\ntrain.strength = stop\ntrain.main(sys.argv[1:])"
        )
        done = subprocess.run(
            [sys.executable, "-c", stopped, "draw", *SMALL, "--jobs", "1"],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(copy / "tools")},
        )
        after = weights(copy, "draw")[1]
        assert "KeyboardInterrupt" in done.stderr and after[2] != before[2]
        assert [after[seats] for seats in (3, 4)] == [before[seats] for seats in (3, 4)]

    def test_a_file_that_can_not_be_written_is_told_in_a_sentence(self, copy):
        path = module(copy, "tien_gow")
        path.unlink()
        path.mkdir()
        done = run(copy, "tien_gow", *SMALL)
        path.rmdir()
        shutil.copy(module(environment.ROOT, "tien_gow"), path)
        assert done.returncode == 1
        assert done.stderr == (
            f"train: {path} can't be written (Is a directory): copy the project to a folder of"
            " your own, and start it there.\n"
        )

    @pytest.mark.parametrize(
        "arguments",
        [
            ["chess"],
            ["kurnik", "chess"],
            ["--positions", "0"],
            ["--deals", "-1"],
            ["--matches", "0"],
            ["--jobs", "0"],
            ["--positions", "many"],
            ["--seed", "x"],
            ["--game", "kurnik"],
        ],
    )
    def test_bad_arguments(self, copy, arguments):
        done = run(copy, *arguments)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)

    def test_a_game_that_is_not_there_is_told_with_those_that_are(self, copy):
        assert run(copy, "chess").stderr == (
            f"train: there is no game chess; there are {', '.join(games.NAMES)} (--help tells more)\n"
        )


class TestFit:
    NAMES = ("points", "pips")

    def position(self, *rows):
        """The numbers of some moves, and gains that are three times the first less half the second, and a luck that
        all share."""
        return [list(row) for row in rows], [3 * points - pips / 2 + sum(rows[0]) for points, pips in rows]

    def test_it_finds_the_weights_that_explain_all(self):
        found = [self.position((0, 4), (5, 1), (2, 2)), self.position((1, 1), (0, 6))] * 20
        fitted, explained = train.fit(self.NAMES, found)
        assert numpy.allclose(fitted, (3 * train.UNIT, -train.UNIT / 2), rtol=0.01)
        assert explained > 0.999

    def test_what_never_differs_weighs_nothing(self):
        found = [self.position((0, 4), (5, 4)), self.position((1, 2), (3, 2))] * 20
        fitted, _ = train.fit(self.NAMES, found)
        assert fitted[1] == 0

    def test_to_win_is_worth_more_than_all_else_and_no_position_where_one_can_is_learnt_from(self):
        found = [self.position((0, 0), (5, 0))] * 20 + [([[0, 1], [0, 0]], [-1000, 1000])]
        fitted, _ = train.fit(("points", train.WINS), found)
        assert abs(fitted[0] - 3 * train.UNIT) < 10 and fitted[1] == train.WON


class TestPositions:
    @pytest.mark.parametrize("game, seats", [(game, games.load(game).SEATS[1]) for game in games.NAMES])
    def test_each_has_the_numbers_and_gains_of_several_moves(self, game, seats):
        found = train.gather(game, seats, "greedy", 1, 6, 2)
        assert len(found) == 6
        for numbers, gains in found:
            assert len(numbers) == len(gains) > 1
            assert {len(row) for row in numbers} == {len(train.features(game))}

    def test_they_come_from_the_seed_alone(self):
        one, again, other = [train.gather("kurnik", 2, "greedy", seed, 5, 2) for seed in (1, 1, 2)]
        assert one == again != other

    def test_options_are_all_that_a_game_has(self):
        rules, rng = games.load("all_fives"), Rng(1)
        seen = {(key, value) for _ in range(3000) for key, value in train.options_by_chance(rules, rng).items()}
        assert seen == {(key, value) for key, _, allowed in rules.OPTIONS for value in allowed}

    def test_gains_are_those_of_the_playouts(self, midway):
        view = midway("kurnik", "4-3", "4-2 6-3", "6-6", boneyard="").view(0)
        [[numbers, gains]] = train.judged(view, Rng(1), 20)
        assert [row[0] for row in numbers] == [5, 10]
        playout, rng, sums = Playout(view), Rng(1), [0, 0]
        list(playout.prepare())
        for _ in range(20):
            playout.deal(rng)
            sums = [total + playout.play(move) for total, move in zip(sums, view.moves)]
        assert gains == [total / 20 for total in sums]

    def test_moves_that_are_all_the_same_teach_nothing(self, midway):
        assert list(train.judged(midway("all_fives", "6-6", "6-1", "5-5").view(0), Rng(1), 2)) == []


TABLES = [
    (game, seats) for game in games.NAMES for seats in range(games.load(game).SEATS[0], games.load(game).SEATS[1] + 1)
]


def seen(game, seats, count):
    """A digest of the training's input at `count` positions of Skilled, with the weights that are checked in."""
    found = train.gather(game, seats, "skilled", 1, count, DEALS)
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("count", [POSITIONS[0], pytest.param(POSITIONS[1], marks=SLOW)])
def test_the_weights_were_made_by_the_code_as_it_is(game, seats, count):
    """If this fails, an evaluation or a playout gives other results: then train the weights of the game, measure
    its players for docs/opponents.md, and renew the digests. The weights of All Fives, Kurnik and Bergen, and of
    Draw and Kozel for two, are those of earlier playouts."""
    wanted = json.loads(SEEN.read_text(encoding="utf-8"))[f"{game} {seats}"]
    assert seen(game, seats, count) == wanted[POSITIONS.index(count)]
