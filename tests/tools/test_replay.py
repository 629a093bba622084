# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/replay.py: its output for a record, and its message if a file isn't one (docs/record-format.md).

The lines expected of the fixtures (fixtures/*.jsonl) were made by another, naive program that was written from
the rules alone.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import cli
import replay
from engine import games, tiles
from engine.rng import Rng

ROOT = Path(__file__).parent.parent.parent
FIXTURES = ROOT / "tests" / "fixtures"
TOOL = ROOT / "tools" / "replay.py"

FIRST = "6-6 5-4 3-0 4-1 2-2 6-1 5-0".split()
SECOND = "6-5 4-4 3-3 1-1 0-0 2-1 2-0".split()
REST = "1-0 3-1 3-2 4-0 4-2 4-3 5-1 5-2 5-3 5-5 6-0 6-2 6-3 6-4".split()


def a_round(moves, first=FIRST, second=SECOND, boneyard=REST, leader=0, **more):
    return dict(hands=[list(first), list(second)], boneyard=list(boneyard), leader=leader, moves=moves, **more)


def a_record(*rounds, game="all_fives", **more):
    return dict(dict(game=game, seats=2, options={}, rounds=list(rounds)), **more)


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """run(record or text or bytes): the exit status, standard output and standard error of the tool."""

    def run_tool(given, path="record.json", *more):
        file = tmp_path / path
        if not isinstance(given, (str, bytes)):
            given = json.dumps(given)
        file.write_bytes(given.encode("utf-8") if isinstance(given, str) else given)
        return run_with(file, *more)

    def run_with(argument, *more):
        monkeypatch.setattr(sys, "argv", ["replay.py", str(argument), *more])
        status = 0
        try:
            cli.run(replay.main, sys.argv[1:])
        except SystemExit as stopped:
            status = stopped.code or 0
        out, err = capsys.readouterr()
        return status, out, err

    run_tool.on = run_with
    return run_tool


def refused(result):
    """The one line of the refusal."""
    status, out, err = result
    assert status == 1
    line, end, rest = err.partition("\n")
    assert (end, rest) == ("\n", "")
    assert line.isprintable() and line.startswith("replay: ")
    return line


# Output.


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_the_fixtures_line_by_line(run, path):
    assert run.on(path) == (0, path.with_suffix(".jsonl").read_text(encoding="utf-8"), "")


SHORT = a_record(a_round(["6-6", "6-5 left", "6-1 right", "2-1 right", "5-0 left"]))


# What isn't a record; the engine's own refusals are tested in tests/engine/test_record.py, a file's in test_texts.py.


@pytest.mark.parametrize(
    "given, why",
    [
        ("{", "isn't JSON, as a record has to be: Expecting property name"),
        ('{"game": "kurnik", "game": "kurnik", "seats": 2, "rounds": []}', "an object has the same key twice"),
        ("[" * 200000, "is nested too deeply to be a record"),
        (a_record(game="kur\nnik\x1b[2J\u2028\udc80"), r"there is no game kur\nnik\x1b[2J\u2028\udc80; there are"),
    ],
)
def test_what_is_no_record_is_told_in_a_line(run, given, why):
    assert why in refused(run(given))


# The command itself.


def test_standard_input(run):
    whole = subprocess.run([sys.executable, TOOL, "-"], input=json.dumps(SHORT), capture_output=True, text=True)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout == run(SHORT)[1]


def test_it_needs_no_packages_and_runs_in_any_folder(tmp_path):
    path = FIXTURES / "kurnik_match.json"
    done = subprocess.run([sys.executable, "-S", TOOL, path], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == path.with_suffix(".jsonl").read_text(encoding="utf-8")


class TestDeal:
    """The number of a deal, which the pause shows."""

    @pytest.fixture
    def deal(self, run):
        """deal(argument, ...): the tool's exit status, its output and its errors."""
        return run.on

    def test_it_is_spelt_out_as_a_record_that_goes_on(self, deal):
        status, output, _ = deal("--deal", "12345", "--game", "kozel", "--seats", "4")
        played = json.loads(output)
        match = games.load("kozel")(4)
        match.deal(12345)
        names = [[tiles.name(tile) for tile in hand] for hand in match.hands]
        assert (status, played["game"], played["rounds"][0]["hands"]) == (0, "kozel", names)
        assert played["rounds"][0]["moves"] == [] == list(replay.replay(played))

    def test_a_later_round_of_the_match_has_the_deal_that_follows(self, deal):
        names = json.loads(deal("--deal", "12345", "--round", "2")[1])["rounds"][0]["hands"]
        match = games.load("all_fives")(2)
        match.deal(Rng(12345).seed())
        assert names == [[tiles.name(tile) for tile in hand] for hand in match.hands]

    @pytest.mark.parametrize(
        "arguments, why",
        [
            (("--deal", "1", "record.json"), "give either the FILE of a record or --deal NUMBER"),
            (("--deal", str(1 << 30)), "takes the number of a deal, 0 to 1073741823"),
            (("--deal", "1", "--option", "colour=3"), "has no option colour"),
        ],
    )
    def test_what_is_none_is_refused_in_a_sentence(self, deal, arguments, why):
        status, output, errors = deal(*arguments)
        assert (status, output) == (1, "") and why in errors and "Traceback" not in errors


FAIR = FIXTURES / "fair" / "kurnik.json"


def verified(run, change=None):
    """What --verify says of the record in FAIR, with a change: the exit status, and both outputs."""
    given = json.loads(FAIR.read_text(encoding="utf-8"))
    if change:
        change(given)
    return run(given, "fair.json", "--verify")


def test_fair_deals_are_told(run):
    assert verified(run) == (0, "All 4 deals are those that the code fixed before the first tile.\n", "")


def test_another_deal_is_told_with_its_round(run):
    def swap(given):
        hands = given["rounds"][-1]["hands"]
        given["rounds"][-1]["moves"] = []
        hands[0][0], hands[1][0] = hands[1][0], hands[0][0]

    status, out, err = verified(run, swap)
    assert (status, out) == (1, "")
    assert err.endswith("not the deals that the code fixed before the first tile: round 4 has another deal\n")


@pytest.mark.parametrize(
    ("number", "outcome"),
    [(417300655 ^ 184467, (0, "All 4 deals are those of its number, 417157180.\n")), (5, (1, ""))],
)
def test_the_deals_of_a_number_are_told(run, number, outcome):
    given = json.loads(FAIR.read_text(encoding="utf-8"))
    del given["fair"]
    status, out, err = run(given | {"deal": number}, "numbered.json", "--verify")
    assert (status, out) == outcome
    assert status == 0 or err.endswith("not the deals of its number, 5: round 1 has another deal\n")
