# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/soak.py: a few hundred random matches, and that a broken one is found and told."""

import subprocess
import sys
from pathlib import Path

import pytest

import soak
from engine.match import Match
from monkey import life, presses
from tests.tools import here

TOOL = Path(__file__).parent.parent.parent / "tools" / "soak.py"


def run(*arguments, cwd=None):
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True, cwd=cwd)


def test_random_matches_break_no_invariant(cases):
    matches = cases(400)
    done = run("--matches", str(matches), "--seed", "1000")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{matches} matches, seeds 1000 to {999 + matches}: none broke an invariant.\n"


def test_a_broken_invariant_is_told_with_its_seed(monkeypatch):
    def end_without_a_result(match, ended):
        match.ended, match.scores[0] = ended, 1000
        match._close_round()  # as the real one does

    monkeypatch.setattr(Match, "_end_round", end_without_a_result)
    told = soak.soak((1, "kurnik"))
    assert told.startswith("seed 1: kurnik for 2 ({'target': ")
    assert "broke in round 1, after " in told
    assert told.endswith(" moves: the match should be over, or should not")


# The monkey.


@pytest.fixture
def kept_modules(monkeypatch):
    """The monkey unloads no module, so that patches in this process are seen."""
    monkeypatch.setattr(life, "forget", lambda: None)
    monkeypatch.setattr("loader.unload", lambda names: None)


def monkey(seed=1, matches=1, play=None):
    """The outcome of a monkey's life in this process, whose modules stay loaded."""
    return soak.follow(seed, "pybadge", play or (lambda badge: presses.play(badge, matches)))


def test_a_monkey_plays_a_match_and_finds_nothing(tmp_path):
    """3 s: the life of a badge with the shortest match of some seeds."""
    done = run("--buttons", "--matches", "1", "--seed", "15", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "1 matches by random presses: nothing broke.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_failure_is_told_with_a_file_of_steps_that_leads_to_it_again(tmp_path, monkeypatch, capsys, kept_modules):
    from handheld.speaker import Speaker

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Speaker, "play", lambda self, name: {}[name])
    lived = monkey()
    assert lived.broken.startswith("KeyError: ")
    assert "--buttons --keys soak-1.txt)" in soak.told(lived)
    with pytest.raises(SystemExit):
        soak.replay_keys(tmp_path / "soak-1.txt")
    assert capsys.readouterr().err.endswith(": %s\n" % lived.broken)


def begin(badge):
    """From the first start into a match, with a few moves."""
    for _ in range(8):
        badge.press("A")
        badge.wait(5, until_asked=True)


def test_a_paused_match_that_a_power_cut_loses_is_found(kept_modules):
    def play(badge):
        begin(badge)
        badge.press("START")
        badge.wait(1)
        badge.badge.nvm[0:512] = b"\xff" * 512
        badge.cut_power()

    assert monkey(play=play).broken.startswith("after a power cut the ")


def test_a_paused_match_outlives_a_power_cut(kept_modules):
    def play(badge):
        begin(badge)
        badge.press("START")
        badge.wait(1)
        badge.cut_power()
        badge.cut_power()
        badge.tear(40)
        begin(badge)

    assert monkey(play=play).broken == ""


def test_a_file_that_is_no_monkeys(tmp_path):
    (tmp_path / "keys.txt").write_text("# --seed 1 --board pybadge\nC\n")
    done = here.run("soak", "--buttons", "--keys", tmp_path / "keys.txt")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
    assert "isn't the file of a monkey's steps" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--buttons", "--game", "draw"],
        ["--board", "pybadge"],
    ],
)
def test_bad_arguments(arguments):
    done = here.run("soak", *arguments)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
