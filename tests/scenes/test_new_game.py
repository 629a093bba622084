# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a match: the choices, how they are told, and that they are remembered."""

import pytest

from engine import games
from languages import Language
from simulator.nvm import Nvm


def test_b_leads_from_the_new_game_back_to_the_title(person):
    person.press("A", "B")
    assert person.scene_name == "scenes.title"


def test_the_choice_is_what_is_played(person):
    person.press("A", "DOWN")  # from the button to the first row
    person.press("RIGHT", "DOWN", "LEFT")
    person.press("DOWN", "A", "RIGHT", "DOWN", "RIGHT")  # the house rules
    person.press("START")
    match = person.app.match
    assert (match.name, match.options) == ("kurnik", {"target": 250, "ends": 4})
    assert person.app.names == ("You", "Pip")


def assert_rows_can_be_read(person):
    person.assert_laid_out()
    return {text for text, box in person.texts}


def test_every_option_of_every_game_can_be_chosen_and_is_explained(person):
    person.press("A")
    seen = set()
    for game in games.NAMES:
        person.choose("game", game)
        choice = person.scene.choice
        for key in choice.keys():
            person.choose(key, choice.value(key))
            seen |= {(game, *value) for value in values_shown(person, key != "game")}
        if not choice.house_rules():
            continue
        open_rules(person)
        while person.scene.key is not None:
            seen |= {(game, *value) for value in values_shown(person, True)}
            person.press("DOWN")
        person.press("B")
    assert seen >= {
        ("all_fives", "blocked", "fewer pips"),
        ("all_fives", "lead", "top tile"),
        ("all_fives", "set", "up to 12-12"),
        ("kurnik", "ends", "4"),
        ("draw", "set", "up to 9-9"),
        ("tien_gow", "rounds", "12"),
        ("draw", "players", "3"),
        ("blitz", "players", "8"),
        ("kozel", "players", "2 against 2"),
        ("bergen", "level", "Beginner"),
    }


def values_shown(person, turned):
    """The texts while the value of a row is turned: the key of the row, with each text."""
    key, seen = person.scene.key, set()
    for _ in person.scene.choice.values(key)[:5] if turned else ():
        seen |= {(key, text) for text in assert_rows_can_be_read(person)}
        assert [text for text, box in person.texts if box[1] > 85]  # the explanation
        person.press("RIGHT")
    return seen


def open_rules(person):
    """On the screen for a new game, open the house rules."""
    while person.scene.key != "rules":
        person.press("DOWN")
    person.press("A")


@pytest.mark.parametrize(
    "game, seats, about",
    [
        ("all_fives", 2, "All Fives, Greedy"),
        ("kozel", 4, "Kozel, 4 players"),
        ("pai_gow", 2, "Pai Gow"),
    ],
)
def test_the_title_tells_what_is_chosen(new_person, game, seats, about):
    person = new_person()
    person.press("A")
    person.scene.choice.set_game(game)
    person.scene.choice.seats = seats
    person.press("B")
    assert about in [text for text, box in person.texts]


def test_there_is_a_row_for_all_that_can_be_chosen(person):
    names = Language("en").CHOICES
    person.press("A")
    for game in games.NAMES:
        person.choose("game", game)
        choice = person.scene.choice
        assert {names[key] for key in choice.keys()} <= set(person.read())
        if choice.house_rules():
            while person.scene.key != "rules":
                person.press("DOWN")
            person.press("A")
            assert {names[key] for key in choice.house_rules()} <= set(person.read())
            person.press("B")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_is_explained_in_two_lines_before_it_starts(person, game):
    person.press("A")
    person.choose("game", game)
    person.press("UP")
    assert person.scene.key is None  # the button, where the cursor is at first
    lines = [text for text, box in sorted(person.texts, key=lambda seen: seen[1][1]) if box[1] > 85]
    assert len(lines) == 3 and lines[2] == "Arrows choose, A starts."
    assert_rows_can_be_read(person)


def test_the_cursor_is_on_the_button_at_first(person):
    person.press("A")
    assert person.scene.key is None


def test_who_plays_two_against_two_is_told_who_the_partner_is(person):
    person.press("A")
    person.choose("game", "kozel")
    person.choose("players", 4)
    assert "Ivy, opposite you, is your partner." in assert_rows_can_be_read(person)


def test_all_machines_play_at_the_level_with_chances_of_their_own(person):
    person.press("A")
    person.choose("game", "blitz")
    person.choose("players", 8)
    person.choose("level", "beginner")
    person.press("START")
    nobody, *chances = person.app.chances
    assert nobody is None and len(chances) == 7
    machines = [person.app.player(seat) for seat in range(1, 8)]
    assert {type(machine).__module__ for machine in machines} == {"engine.players.beginner"}
    assert [vars(machine.rng) for machine in machines] == [vars(rng) for rng in chances]
    assert len({rng.below(1 << 29) for rng in chances}) == 7
    assert person.app.names == ("You", "Pip", "Ivy", "Max", "Zoe", "Leo", "Mia", "Sam")


def test_the_title_tells_the_match_that_can_be_gone_on_with(person, begin):
    for scores, line in (((12, 5, 7), "Continue 12:5:7"), ((112, 105, 107, 100), "Continue")):
        person.take_match(begin("draw", *[""] * len(scores), scores=scores))
        person.app.start("title")
        person.wait(0.2)
        texts = {text for text, box in person.texts}
        assert {line, f"Draw, {len(scores)} players"} <= texts


def test_what_was_chosen_last_is_remembered_without_power(new_person):
    nvm = Nvm()
    person = new_person(seed=1, nvm=nvm)
    person.press("A", "DOWN", "RIGHT", "START")
    assert person.app.match.name == "kurnik"
    person = new_person(seed=2, nvm=nvm)
    person.press("A", "START")
    assert person.app.match.name == "kurnik"


def test_house_rules_are_remembered_for_each_game_without_power_and_without_a_match(new_person):
    nvm = Nvm()
    person = new_person(seed=1, nvm=nvm)
    person.press("A")
    person.choose("blocked", "pips")
    person.choose("game", "kurnik")
    person.choose("ends", 4)
    person.press("B")
    person = new_person(seed=2, nvm=nvm)
    person.press("A")
    assert person.value("Game") == "Kurnik" and person.value("House rules") == "1"
    person.choose("game", "all_fives")
    assert person.value("Game") == "All Fives" and person.value("House rules") == "1"
    open_rules(person)
    assert {"Blocked", "fewer pips"} <= set(person.read())


def test_a_beginner_sees_the_game_whom_against_and_one_row_for_all_house_rules(person):
    person.press("A")
    assert [said for said, box in person.texts if 13 < box[1] < 93] == [
        "Game",
        "All Fives",
        "Against",
        "Greedy",
        "House rules",
        "none",
        "Deal",
        "random",
        "Play!",
    ]


def test_the_row_of_the_house_rules_counts_those_that_are_not_the_usual_ones(person):
    person.press("A")
    open_rules(person)
    person.press("DOWN", "RIGHT", "DOWN", "RIGHT", "B")
    assert person.scene.key == "rules" and person.value("House rules") == "2"
    person.press("A", "DOWN", "RIGHT", "UP", "UP")
    assert person.scene.key is None and "Done" in person.read()
    person.press("A")
    assert person.scene.key == "rules" and person.value("House rules") == "1"


@pytest.mark.parametrize("game", ["kozel", "bergen", "pai_gow"])
def test_a_game_without_house_rules_has_no_row_for_them(person, game):
    person.press("A")
    person.choose("game", game)
    assert not [said for said in person.read() if "House rules" in said]


def test_a_match_can_be_started_from_its_house_rules(person):
    person.press("A")
    open_rules(person)
    person.press("RIGHT", "START")
    assert person.app.match.options["target"] == 105


def test_left_opens_no_house_rules_and_b_leads_out_of_them_one_page_at_a_time(person):
    person.press("A", "UP", "UP", "LEFT")
    assert not person.scene.in_rules
    person.press("RIGHT")
    assert person.scene.in_rules and person.scene.key == "target"
    person.press("B")
    assert not person.scene.in_rules and person.scene_name == "scenes.new_game"
    person.press("B")
    assert person.scene_name == "scenes.title"


def test_looking_at_the_choice_again_writes_nothing(new_person):
    nvm = Nvm()
    person = new_person(nvm=nvm)
    for _ in range(3):
        person.press("A", "DOWN", "RIGHT", "LEFT", "B")
    assert nvm.writes == 1


@pytest.mark.parametrize("game", ["all_fives", "kozel", "bergen", "blitz"])
def test_in_a_game_of_luck_the_expert_isnt_praised(person, game):
    person.press("A")
    person.choose("game", game)
    person.choose("level", "expert")
    told = " ".join(text for text, _ in person.texts)
    assert ("hardly better than Sid" in told) == (game in ("bergen", "blitz"))
