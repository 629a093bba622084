# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judged matches, as the statistics show them, and their positions that are played again."""

import pytest

from engine import games
from openings import link
from saves import judged
from tests.person import match_of
from tests.saves.mistakes import judging_of, lost, misjudge, played, take
from tests.tables.line.test_puzzle import lay, said

SIZES = [(160, 128), (240, 135)]


def open_page(person):
    """Open the statistics, and turn to the judged matches."""
    person.app.start("statistics")
    person.wait_for_scene("statistics")
    person.wait(0.3)
    person.press("LEFT")


@pytest.fixture
def player(new_person, monkeypatch):
    """player(*places): a Person whose judged matches have a position for each of these decisions of a match."""

    def make(*places):
        misjudge(monkeypatch)
        person = new_person(seed=1)
        person.app.settings.speed = 0
        match = played("all_fives")
        for place in places:
            kept = take(person.app, judging_of(match, (place,)), match, place)
        kept.matches, kept.rows[0] = 20, [20, 2000]
        judged.save(person.app, kept)
        open_page(person)
        return person, match

    return make


def open_position(person):
    person.press("A")
    person.wait_for_choice()
    person.wait(0.4)


def test_without_judged_matches_there_is_no_page_for_them(person):
    open_page(person)
    assert person.scene.judged is None and person.scene.game == games.NAMES[-1]


def test_the_page_lies_between_the_last_game_and_the_first(new_person):
    person = new_person()
    judged.save(person.app, lost("doubles", 30, 50))
    open_page(person)
    assert {"Judged matches: 21", "You keep doubles too long"} <= set(person.read())
    person.press("LEFT")
    assert person.scene.judged is None and person.scene.game == games.NAMES[-1]
    person.press("RIGHT")
    assert person.scene.judged
    person.press("RIGHT")
    assert person.scene.judged is None and person.scene.game == games.NAMES[0]
    person.press("LEFT", "B")
    assert person.scene_name == "scenes.title"


def test_the_luck_of_both_sides_is_told_for_each_game(new_person):
    person = new_person()
    judged.save(person.app, lost("doubles", 30, 50))
    open_page(person)
    shown = [text for text, box in person.texts]
    assert shown[-6:] == ["Luck in %", "you : them", "+34 : -34", "All Fives (20)", "-6 : +6", "Kozel (1)"]


def test_up_and_down_lead_to_the_games_that_have_no_space(new_person):
    person = new_person(size=(128, 128))
    kept = lost("doubles", 30, 50)
    kept.games = {game: [1, 10 * game] for game in range(len(games.NAMES))}
    judged.save(person.app, kept)
    open_page(person)
    assert {"All Fives (1)", "Kozel (1)"} <= set(person.read()) and "Pai Gow (1)" not in person.read()
    for _ in games.NAMES:
        person.press("DOWN")
    assert {"Tien Gow (1)", "Pai Gow (1)", "+7 : -7"} <= set(person.read()) and "All Fives (1)" not in person.read()
    for _ in games.NAMES:
        person.press("UP")
    assert "All Fives (1)" in person.read()


def test_a_leads_to_the_newest_position_and_on_to_the_others_and_back(player):
    person, match = player(0, 3, 5)
    person.take_match(match_of("kozel_partners"))
    own = person.app.match
    for place in 5, 3, 0:
        open_position(person)
        made = judging_of(match).decisions[place]
        assert person.scene_name == "tables.line.puzzle"
        assert person.scene.table.hand.tiles == list(made.view.hand) and said(person)[0] == "Find the best move"
        lay(person, made.played[0])
        assert said(person)[0] == "No: it loses 10%"
        better = next(move for move in made.view.moves if move != made.played[0])
        lay(person, better)
        assert person.scene.told[0] == "Right! The ends make 5."
    person.press("A")
    person.wait_for_scene("statistics")
    person.wait(0.3)
    assert person.scene.judged and person.app.match is own and not person.app.puzzle


@pytest.mark.parametrize("buttons", [["START"], ["B"]])
def test_one_can_leave_it(player, buttons):
    person, match = player(5)
    open_position(person)
    assert link.of(person.app) is None
    if buttons == ["B"]:
        made = judging_of(match).decisions[5]
        lay(person, next(move for move in made.view.moves if move != made.played[0]))
    person.press(*buttons)
    person.wait_for_scene("statistics")
    person.wait(0.3)
    assert person.scene.judged and not person.app.puzzle
    person.press("B")
    assert person.scene_name == "scenes.title"
