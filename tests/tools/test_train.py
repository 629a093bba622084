# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/train.py: weights that come to the same from the same seed, and where they are written.

It runs in a copy of the tools and the engine, so that the weights which are checked in stay as they are.
"""

import ast
import os
import re
import shutil
import subprocess
import sys

import pytest

import environment
import train

SMALL = ("--positions", "40", "--deals", "2", "--matches", "4")


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


@pytest.mark.slow("it trains three times")
class TestTool:
    def test_the_same_seed_makes_the_same_weights_in_however_many_processes(self, copy):
        """Of a game that had none."""
        module(copy, "kurnik").unlink()
        made = []
        for arguments in (["--jobs", "1"], ["--jobs", "2"], ["--jobs", "1", "--seed", "2"]):
            done = run(copy, "kurnik", *SMALL, *arguments)
            assert (done.returncode, done.stderr) == (0, "")
            text, found = weights(copy, "kurnik")
            made.append(found)
        assert made[0] == made[1] != made[2] and list(found) == [2]
        assert len(found[2]) == len(train.features("kurnik")) and all(type(weight) is int for weight in found[2])
        assert "\ntools/train.py kurnik --positions 40 --deals 2 --seed 2\n" in text
        one, two = done.stdout.splitlines()
        told = r"40 positions of skilled: \d+ s; \d+ % of the differences explained; Skilled beats Greedy \d+\.\d % \("
        assert re.match("kurnik for 2, stage 2, " + told, two)


def position(*rows):
    """The numbers of some moves, and gains that are three times the first less half the second, and a luck that all
    share."""
    return [list(row) for row in rows], [3 * points - pips / 2 + sum(rows[0]) for points, pips in rows]


def test_the_fit_finds_the_weights_and_to_win_is_worth_more_than_all_else():
    """No position where one can win is learnt from."""
    found = [position((0, 0), (5, 0))] * 20 + [([[0, 1], [0, 0]], [-1000, 1000])]
    fitted, _ = train.fit(("points", train.WINS), found)
    assert abs(fitted[0] - 3 * train.UNIT) < 10 and fitted[1] == train.WON
