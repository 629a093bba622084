# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/soak.py: a few hundred random matches, and that a broken one is found and told."""
import subprocess
import sys
from pathlib import Path

import pytest

import soak
from engine import games
from engine.line_match import LineMatch
from engine.match import Match

TOOL = Path(__file__).parent.parent.parent / "tools" / "soak.py"


def run(*arguments):
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True)


def test_a_few_hundred_random_matches_break_no_invariant():
    done = run("--matches", "400", "--seed", "1000")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("400 matches, seeds 1000 to 1399: none broke an invariant, in ")


def test_random_matches_are_of_all_games_with_all_options():
    seen = set()
    for seed in range(12000):
        match, _ = soak.random_match(seed)
        seen |= {(match.name, key, value) for key, value in match.options.items()}
    assert seen == {(name, key, value) for name in games.NAMES
                    for key, _, allowed in games.load(name).OPTIONS for value in allowed}


def test_random_matches_are_at_all_tables():
    seen = {(match.name, match.seats) for match, _ in map(soak.random_match, range(2000))}
    assert seen == {(name, seats) for name, most in [("all_fives", 2), ("kurnik", 2), ("draw", 4), ("kozel", 4),
                                                     ("bergen", 4), ("pai_gow", 2)] for seats in range(2, most + 1)
                    } | {("blitz", seats) for seats in range(4, 9)} | {("tien_gow", 4)}


def test_a_seed_is_the_same_match_again():
    for seed in range(10):
        ends = []
        for _ in range(2):
            match, chance = soak.random_match(seed)
            soak.play(match, chance, closely=False)
            ends.append((match.name, match.options, match.scores, match.over))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("name", games.NAMES)
def test_one_game_only(name):
    assert {soak.random_match(seed, name)[0].name for seed in range(20)} == {name}


@pytest.mark.parametrize("seed", [0, 1])  # a match that is looked at closely, and one that is not
def test_a_broken_invariant_is_told_with_its_seed(monkeypatch, seed):
    def end_without_a_result(match, ended):
        match.ended, match.scores[0] = ended, 1000
        match._close_round()

    monkeypatch.setattr(Match, "_end_round", end_without_a_result)
    told = soak.soak((seed, "kurnik"))
    assert told.startswith("seed %d: kurnik for 2 ({'target': " % seed)
    assert "broke in round 1, after " in told
    assert told.endswith(" moves: the match should be over, or should not")


def test_an_exception_is_told_too(monkeypatch):
    monkeypatch.setattr(LineMatch, "pips_against", lambda self, seat: [][seat])
    assert soak.soak((3, "draw")).endswith(": IndexError: list index out of range")


def test_a_record_that_replays_otherwise_is_told(monkeypatch):
    monkeypatch.setattr(soak.record, "replay", lambda match, played: iter(()))
    assert soak.soak((0, None)).endswith(": the record doesn't replay to the same match")


class PoolHere:
    """Stands in for the pool of processes, so that what is patched here is seen."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def imap(self, do, jobs, chunk):
        return map(do, jobs)


def test_a_failure_ends_with_status_1_and_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(soak.processes, "pool", PoolHere)
    monkeypatch.setattr(LineMatch, "pips_against", lambda self, seat: [][seat])
    monkeypatch.setattr(sys, "argv", ["soak.py", "--seed", "7", "--game", "kurnik"])
    with pytest.raises(SystemExit) as stopped:
        soak.main()
    assert stopped.value.code == 1
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1
    assert err.startswith("soak: seed 7: kurnik for 2 (")
    assert err.endswith("(again with: python3 tools/soak.py --matches 1 --seed 7 --game kurnik)\n")


@pytest.mark.parametrize("arguments", [["--matches", "0"], ["--matches", "many"], ["--game", "chess"],
                                       ["1000"]])
def test_bad_arguments(arguments):
    done = run(*arguments)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
