# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/replay.py: its output for a record, and its message if a file isn't one (docs/record-format.md).

The lines expected of the fixtures (fixtures/*.jsonl) were made by another, naive program that was written from
the rules alone. The engine's own refusals are tested in tests/engine/test_record.py, a file's in test_texts.py.
"""

import json
import subprocess
import sys

import pytest

from engine import games, tiles
from environment import ROOT
from tests.tools import here

FIXTURES = ROOT / "tests" / "fixtures"
FAIR = FIXTURES / "fair" / "kurnik.json"


def run(*arguments):
    """The exit status, standard output and standard error of the tool."""
    done = here.run("replay", *arguments)
    return done.returncode, done.stdout, done.stderr


def refused(result):
    """The one line of the refusal."""
    status, out, err = result
    assert (status, out, err.count("\n")) == (1, "", 1)
    line = err.removesuffix("\n")
    assert line.isprintable() and line.startswith("replay: ")
    return line


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_the_fixtures_line_by_line(path):
    assert run(path) == (0, path.with_suffix(".jsonl").read_text(encoding="utf-8"), "")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "isn't JSON, as a record has to be: Expecting property name"),
        ('{"game": "kurnik", "game": "kurnik", "seats": 2, "rounds": []}', "an object has the same key twice"),
        ("[" * 200000, "is nested too deeply to be a record"),
        (
            json.dumps({"game": "kur\nnik\x1b[2J\u2028\udc80", "seats": 2, "options": {}, "rounds": []}),
            r"there is no game kur\nnik\x1b[2J\u2028\udc80; there are",
        ),
    ],
)
def test_what_is_no_record_is_told_in_a_line(tmp_path, text, why):
    path = tmp_path / "record.json"
    path.write_text(text, encoding="utf-8")
    assert why in refused(run(path))


def test_it_needs_no_packages_and_runs_in_any_folder(tmp_path):
    path = FIXTURES / "kurnik_match.json"
    tool = ROOT / "tools" / "replay.py"
    done = subprocess.run([sys.executable, "-S", tool, path], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == path.with_suffix(".jsonl").read_text(encoding="utf-8")


def test_the_number_of_a_deal_is_spelt_out_as_a_record_that_goes_on():
    status, output, _ = run("--deal", "12345", "--game", "kozel", "--seats", "4")
    played = json.loads(output)
    match = games.load("kozel")(4)
    match.deal(12345)
    names = [[tiles.name(tile) for tile in hand] for hand in match.hands]
    assert (status, played["game"], played["rounds"][0]["hands"]) == (0, "kozel", names)
    assert played["rounds"][0]["moves"] == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--deal", "1", "record.json"), "give either the FILE of a record or --deal NUMBER"),
        (("--deal", str(1 << 30)), "takes the number of a deal, 0 to 1073741823"),
        (("--deal", "1", "--option", "colour=3"), "has no option colour"),
    ],
)
def test_a_deal_that_is_none_is_refused_in_a_sentence(arguments, why):
    assert why in refused(run(*arguments))


def test_fair_deals_are_told():
    assert run(FAIR, "--verify") == (0, "All 4 deals are those that the code fixed before the first tile.\n", "")


def test_another_deal_is_told_with_its_round(tmp_path):
    given = json.loads(FAIR.read_text(encoding="utf-8"))
    last = given["rounds"][-1]
    last["moves"] = []
    last["hands"][0][0], last["hands"][1][0] = last["hands"][1][0], last["hands"][0][0]
    path = tmp_path / "fair.json"
    path.write_text(json.dumps(given), encoding="utf-8")
    told = "not the deals that the code fixed before the first tile: round 4 has another deal"
    assert refused(run(path, "--verify")).endswith(told)


def test_the_deals_of_a_number_are_told(tmp_path):
    given = json.loads(FAIR.read_text(encoding="utf-8"))
    del given["fair"]
    path = tmp_path / "numbered.json"
    path.write_text(json.dumps(given | {"deal": 417300655 ^ 184467}), encoding="utf-8")
    assert run(path, "--verify") == (0, "All 4 deals are those of its number, 417157180.\n", "")
