# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow on the screen: hints, help, pause, whole matches, and their repainted pixels. docs/rules.md, section
7a."""

import sys

import pytest

from drawings import ARROW_UP
from engine.games import tien_gow
from tests.reading import names_heard
from tests.tables.tricks.shown import MINE, keys, picked, said, start

BUTTONS = ("A", "A", "UP", "UP", "RIGHT", "LEFT", "DOWN", "SELECT", "SELECT", "B")


# Hint, help, pause.


def test_select_picks_the_tiles_of_the_hint_and_says_why(table, hint):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    move = person.app.match.moves[-1]
    hint(move, "ranks")
    person.press("SELECT")
    person.wait(0.5)
    assert said(person) == "Uses up low tiles"
    assert sorted(picked(person)) == sorted(move[0])
    person.press("A")
    assert person.app.match.played[-1] == move


def test_the_reason_of_a_hint_is_gone_with_other_tiles(table, hint):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    task = said(person)
    hint(person.app.match.moves[-1], "ranks")
    person.press("SELECT")
    person.wait(0.5)
    assert said(person) == "Uses up low tiles" != task
    person.press("RIGHT")
    assert said(person) == task


def test_a_press_drops_a_hint_that_is_thought_out(table, hint):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    task = said(person)
    hint(person.app.match.moves[0], "trick", slices=50, badge=person.badge)
    person.press("SELECT")
    assert said(person) == "Let me see..."
    person.press("RIGHT")
    person.wait(0.2)
    assert said(person) == task and sorted(picked(person)) == [(6, 6), (6, 6)]


@pytest.mark.painted
def test_b_shows_the_help_where_nothing_is_picked_and_leads_back(table):
    person = table(MINE)
    assert keys(person) == ["lead", "help", "pick"] and len(person.icons(ARROW_UP)) == 1
    scene, picture = person.scene, person.badge.frame()
    person.press("B")
    assert person.scene_name == "tables.tricks.ranking"
    person.press("B")
    assert person.scene is scene, "it isn't made anew, so it is back at once"
    assert person.badge.frame().tobytes() == picture.tobytes()
    assert person.app.match.played == []
    assert "tables.tricks.ranking" not in sys.modules


def test_a_second_press_that_closes_the_help_plays_nothing(table):
    person = table(MINE)
    person.press("B", "A")
    person.wait(1)
    person.press("A", "A")
    person.wait(1)
    assert person.scene_name == "tables.tricks.scene" and person.app.match.played == []
    person.press("A")
    assert len(person.app.match.played) == 1


def test_a_match_of_four_rounds_is_played_to_its_result_and_once_more(person):
    match = start(person)
    scenes = person.play(rounds=100, buttons=BUTTONS)
    assert scenes >= {"tables.tricks.scene", "tables.tricks.summary", "scenes.result"}
    assert match.result is not None and match.rounds >= 4
    assert not person.app.art.chinese
    person.wait(1)
    person.press("A")
    assert person.scene_name == "tables.tricks.scene" and person.app.match is not match


@pytest.mark.parametrize("rounds, told", [(6, False), (7, True), (8, False)])
def test_the_last_of_the_rounds_is_told_and_heard_when_it_begins(person, rounds, told):
    """Of eight; more follow where two are level."""
    match = tien_gow.Game(4)
    match.rounds = rounds
    person.take_match(match)
    person.app.start("table")
    seen = set()
    for _ in range(60):
        person.step()
        seen.add(said(person))
    heard = names_heard(person)
    assert ("The last round!" in seen) == told == ("match_point" in heard)
    assert said(person) != "The last round!"
