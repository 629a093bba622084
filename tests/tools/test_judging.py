# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""replay.py --judge, and the tool that makes its tables (docs/judging.md)."""

import ast
import json
import math
from pathlib import Path

import pytest

import match_chances
import replay
from engine import games
from engine.judge import chances, luck
from engine.judge.tables import TABLES
from engine.rng import Rng
from judging import report

FIXTURES = Path(__file__).parent.parent / "fixtures"
KEYS = {"decision", "round", "move", "played", "band", "loss", "error", "points", "chance", "exact"}
BETTER = {"better", "why", "reason", "after_better", "after_played"}


@pytest.fixture(autouse=True)
def little_luck(monkeypatch):
    """Luck is told roughly here, which takes less time."""
    monkeypatch.setattr(luck, "_WAYS", 4)
    monkeypatch.setattr(luck, "_TIMES", 10)
    monkeypatch.setattr(luck, "_TIMES_WITHOUT_BONEYARD", {"tien_gow": 4, "pai_gow": 2})


def printed(capsys, *arguments):
    """The objects that replay.py prints."""
    replay.main([*map(str, arguments)])
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("name", ["all_fives_won_in_mid_round", "tien_gow_unfinished", "pai_gow_push_and_zero"])
def test_a_line_for_each_decision_and_a_summary(capsys, name):
    *lines, summary = printed(capsys, FIXTURES / f"{name}.json", "--judge")
    assert len(lines) == summary["decisions"] == sum(summary["bands"].values()) > 0
    for line in lines:
        assert KEYS <= line.keys() <= KEYS | BETTER
        assert ("better" in line) == (line["loss"] >= 2 * line["error"] and line["band"] != "best")
    by_number = {line["decision"]: line for line in lines}
    costliest = [by_number[number]["loss"] for number in summary["costliest"]]
    assert costliest == sorted(costliest, reverse=True) and len(costliest) <= 3
    assert summary["skill"] <= 0 and summary["luck_error"] >= 0


def test_a_new_game_whose_chances_have_not_been_played_is_told(monkeypatch, capsys):
    monkeypatch.setattr(chances, "TABLES", {})
    with pytest.raises(SystemExit):
        printed(capsys, FIXTURES / "bergen_three_won_in_mid_round.json", "--judge")
    assert "has no chances of its matches; match_chances.py bergen makes them." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--judge", "--seat", "2"], "--seat can't be 2, only 0 to 1."),
    ],
)
def test_a_wrong_argument_is_told(capsys, arguments, sentence):
    with pytest.raises(SystemExit, match="1"):
        replay.main([str(FIXTURES / "all_fives_unfinished.json"), *arguments])
    assert sentence in capsys.readouterr().err


def test_reasons_are_told_in_the_words_of_the_hints():
    match = games.load("kozel")(4)
    match.deal(1)
    view = match.view(1)
    assert report.sentence(view, "stuck", 40) == "Seat 2 may be stuck"
    assert report.sentence(view, "second", 10) == "Helps Seat 3"
    assert report.sentence(view, "pips", 1) == "Saves 1 penalty"
    assert report.sentence(view, "pips", 9) == "Saves 9 penalties"
    assert report.sentence(view, "choice", 2) == "Keeps your options"


def test_every_table_is_made_once():
    tables = [(name, seats, *options.items()) for name, seats, options in match_chances.tables()]
    assert len(tables) == len(set(tables))
    made = {chances.table_name(games.load(name)(seats, dict(options))) for name, seats, *options in tables}
    assert made == set(TABLES)


def test_only_the_tables_of_the_games_that_are_named_are_made_again(tmp_path, monkeypatch, capsys):
    path = tmp_path / "tables.py"
    monkeypatch.setattr(match_chances, "FILE", path)
    assert match_chances.main(["pai_gow", "kurnik", "--rounds", "12", "--matches", "40", "--jobs", "1"]) == 0
    made = ast.literal_eval(path.read_text(encoding="utf-8").partition("TABLES = ")[2])
    assert list(made) == list(TABLES)
    assert {name.partition(" ")[0] for name in made if made[name] != TABLES[name]} == {"kurnik", "pai_gow"}
    assert capsys.readouterr().out.count("after") == 3


def test_the_fit_finds_the_levels_that_made_the_winners():
    rng = Rng(1)
    states = []
    for _ in range(4000):
        first = rng.below(2)
        states.append(([[(first, 1.0)], [(1 - first, 1.0)]], None, 0 if (rng.below(4) < 3) == (first == 0) else 1))
    lead, one, other = match_chances.fit(states, 2)
    assert lead == 0 and one - other == pytest.approx(64 * math.log2(3), abs=8)
