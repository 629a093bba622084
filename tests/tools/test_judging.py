# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""replay.py --judge, and the tools that check the judge and make its tables (docs/judging.md)."""

import ast
import json
import math
from pathlib import Path

import pytest

import judge_check
import match_chances
import replay
from engine import games
from engine.judge import chances, families, luck
from engine.judge.tables import TABLES
from engine.rng import Rng
from judging import costly, late, positions, sentences

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


def test_a_seat_can_be_chosen(capsys):
    assert printed(capsys, FIXTURES / "bergen_three_won_in_mid_round.json", "--judge", "--seat", 1)[-1]["seat"] == 1


def test_a_new_game_whose_chances_have_not_been_played_is_told(monkeypatch, capsys):
    monkeypatch.setattr(chances, "TABLES", {})
    with pytest.raises(SystemExit):
        printed(capsys, FIXTURES / "bergen_three_won_in_mid_round.json", "--judge")
    assert "has no chances of its matches; match_chances.py bergen makes them." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--judge", "--seat", "2"], "--seat can't be 2, only 0 to 1."),
        (["--judge", "--seat", "-1"], "--seat can't be -1, only 0 to 1."),
        (["--seat", "1"], "--seat needs --judge"),
        (["--judge", "--png", "x.png"], "--judge, --verify and pictures can't be asked for together"),
    ],
)
def test_a_wrong_argument_is_told(capsys, arguments, sentence):
    with pytest.raises(SystemExit, match="1"):
        replay.main([str(FIXTURES / "all_fives_unfinished.json"), *arguments])
    assert sentence in capsys.readouterr().err


def test_a_judgement_needs_a_record(capsys):
    with pytest.raises(SystemExit, match="1"):
        replay.main(["--deal", "5", "--judge"])
    assert "--judge, --verify, --png and --gif need the FILE of a record" in capsys.readouterr().err


def test_reasons_are_told_in_the_words_of_the_hints():
    match = games.load("kozel")(4)
    match.deal(1)
    view = match.view(1)
    assert sentences.sentence(view, "stuck", 40) == "Seat 2 may be stuck"
    assert sentences.sentence(view, "second", 10) == "Helps Seat 3"
    assert sentences.sentence(view, "pips", 1) == "Sheds 1 pip"
    assert sentences.sentence(view, "pips", 9) == "Sheds 9 pips"
    assert sentences.sentence(view, "choice", 2) == "Keeps your options"


@pytest.mark.parametrize("game", ["all_fives", "draw"])
def test_all_deals_of_a_late_position_are_laid_once(game):
    made = next(made for match, made in positions.spread(game, Rng(2)) if 50 < late.deals_of(made.view) < 5000)
    playout = families.of(made.view).Playout(made.view)
    list(playout.prepare())
    laid = [
        (tuple(playout.deals.hands), bytes(playout.deals.order[playout.deals.held :]))
        for likely in late.lay_all(made.view, playout)
        if likely > 0
    ]
    assert len(laid) == len(set(laid)) <= late.deals_of(made.view)
    opponent = 1 - made.view.seat
    assert {hands[opponent].bit_count() for hands, order in laid} == {made.view.counts[opponent]}


def test_without_knowledge_all_deals_are_counted(midway):
    view = midway("draw", "6-6", "6-5 6-4", "1-1 2-1 2-0", boneyard="3-3 3-2").view(0)
    assert late.deals_of(view) == 5 * 4  # the two tiles of the boneyard, in order


@pytest.mark.slow("the Expert plays rounds on")
def test_the_check_prints_its_figures(capsys):
    judge_check.main(
        ["--game", "draw", "--positions", "2", "--deals", "800", "--costly", "1", "--times", "2", "--jobs", "1"]
    )
    late_line, costly_line = capsys.readouterr().out.splitlines()
    assert late_line.startswith("draw: 2 late positions of ") and "the best in " in late_line
    assert costly_line.startswith("draw: 1 decisions judged costly lose ")


def test_the_deals_of_a_costly_decision_keep_what_its_seat_sees():
    match, made = next(positions.spread("kurnik", Rng(1)))
    deals = costly.deals(made, Rng(1))
    for other in (next(deals), next(deals)):
        view = other.view(made.view.seat)
        assert (view.hand, view.counts, view.boneyard) == (made.view.hand, made.view.counts, made.view.boneyard)
        assert sorted(sum(other.hands, other.boneyard)) == sorted(sum(match.hands, match.boneyard))


@pytest.mark.parametrize("arguments", [["--deals", "1"], ["--times", "0"], ["--positions", "-1"]])
def test_a_wrong_number_for_the_check_is_told(capsys, arguments):
    with pytest.raises(SystemExit, match="1"):
        judge_check.main(arguments)
    assert "--deals takes a number from 2 up" in capsys.readouterr().err


def test_every_table_is_made_once():
    tables = [(name, seats, *options.items()) for name, seats, options in match_chances.tables()]
    assert len(tables) == len(set(tables))
    made = {chances.table_name(games.load(name)(seats, dict(options))) for name, seats, *options in tables}
    assert made == set(TABLES)


def test_the_tables_that_are_there_were_made_with_the_usual_numbers():
    """So the head of the file stays true of all of them if those of one more game are made."""
    assert match_chances.FILE.read_text(encoding="utf-8").startswith(
        match_chances.HEAD.format(**vars(match_chances.parse([])))
    )


def test_only_the_tables_of_the_games_that_are_named_are_made_again(tmp_path, monkeypatch, capsys):
    path = tmp_path / "tables.py"
    monkeypatch.setattr(match_chances, "FILE", path)
    assert match_chances.main(["pai_gow", "kurnik", "--rounds", "12", "--matches", "40", "--jobs", "1"]) == 0
    made = ast.literal_eval(path.read_text(encoding="utf-8").partition("TABLES = ")[2])
    assert list(made) == list(TABLES)
    assert {name.partition(" ")[0] for name in made if made[name] != TABLES[name]} == {"kurnik", "pai_gow"}
    assert capsys.readouterr().out.count("after") == 3


def test_a_game_that_is_not_there_is_told(capsys):
    with pytest.raises(SystemExit, match="1"):
        match_chances.main(["chess"])
    assert "there is no game chess; there are all_fives," in capsys.readouterr().err


def test_the_fit_finds_the_levels_that_made_the_winners():
    rng = Rng(1)
    states = []
    for _ in range(4000):
        first = rng.below(2)
        states.append(([[(first, 1.0)], [(1 - first, 1.0)]], None, 0 if (rng.below(4) < 3) == (first == 0) else 1))
    lead, one, other = match_chances.fit(states, 2)
    assert lead == 0 and one - other == pytest.approx(64 * math.log2(3), abs=8)
