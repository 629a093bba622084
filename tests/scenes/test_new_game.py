# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a match: the choices, how they are told, and that they are remembered."""

from engine import games
from saves import settings, statistics
from saves.memory import Memory
from scenes import TAUGHT
from simulator.nvm import Nvm


def test_the_choice_is_what_is_played(person):
    person.press("A", "DOWN")  # from the button to the first row
    person.press("RIGHT", "DOWN", "LEFT")
    open_rules(person)
    person.press("RIGHT", "DOWN", "RIGHT")
    person.press("START")
    match = person.app.match
    assert (match.game, match.options) == ("kurnik", {"target": 250, "ends": 4})
    assert person.app.names == ("You", "Pip")


def open_rules(person):
    """On the screen for a new game, open the rules."""
    while person.scene.key is not None:
        person.press("DOWN")
    person.press("RIGHT", "A")
    person.wait(0.3)
    assert person.scene_name == "scenes.house_rules"


def test_the_title_tells_what_is_chosen(person):
    for game, about in ("all_fives", "All Fives, Gus"), ("blitz", "Blitz, 4 players"), ("pai_gow", "Pai Gow"):
        person.press("A")
        person.choose("game", game)
        person.press("B")
        assert about in [text for text, box in person.texts]


def test_right_leads_from_play_to_the_rules_and_left_back(person):
    person.press("A", "RIGHT")
    assert person.scene.key == "rules"
    person.press("LEFT")
    assert person.scene.key is None
    person.press("RIGHT", "DOWN")
    assert person.scene.key == "game"
    person.press("UP")
    assert person.scene.key is None


def test_below_stands_the_next_goal_of_the_set_and_how_many_are_reached(person):
    person.press("A")
    person.wait(1)
    assert {"Next: Self-reliant", "0/28"} <= set(person.read())
    person.choose("game", "pai_gow")
    assert "SELECT: how to play" in person.read()
    person.press("UP")
    assert {"Next: Far ahead", "0/28"} <= set(person.read())


def test_all_machines_play_at_the_level_with_chances_of_their_own(person):
    person.press("A")
    person.choose("game", "blitz")
    person.choose("players", 8)
    person.choose("level", "beginner")
    person.press("START")
    nobody, *chances = person.app.chances
    assert nobody is None and len(chances) == 7
    machines = [person.app.player(seat) for seat in range(1, 8)]
    assert {type(machine).__module__ for machine in machines} == {"engine.players.levels"}
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


def test_at_the_rules_stands_how_many_are_not_the_usual_ones(person):
    person.press("A", "RIGHT")
    assert "House rules and the deal" in person.read()
    open_rules(person)
    person.press("DOWN", "RIGHT", "DOWN", "RIGHT", "B")
    person.wait(0.3)
    assert person.scene.key == "rules" and "House rules changed: 2" in person.read()
    person.press("A")
    person.wait(0.3)
    person.press("DOWN", "RIGHT", "UP", "UP")
    assert person.scene.key is None and "Done" in person.read()
    person.press("A")
    person.wait(0.3)
    assert person.scene.key == "rules" and "House rules changed: 1" in person.read()


def test_a_match_can_be_started_from_its_house_rules(person):
    person.press("A")
    open_rules(person)
    person.press("RIGHT", "START")
    assert person.app.match.options["target"] == 105


def test_the_help_leads_back_to_the_page_it_was_opened_from(person):
    person.press("A", "DOWN", "SELECT")
    person.wait(0.5)
    assert person.scene_name == "scenes.help_chosen"
    person.press("B")
    person.wait(0.5)
    assert person.scene_name == "scenes.new_game" and person.scene.key == "game"
    open_rules(person)
    person.press("DOWN", "SELECT")
    person.wait(0.5)
    person.press("B")
    person.wait(0.5)
    assert person.scene_name == "scenes.house_rules" and person.scene.key == "lead"


def test_a_game_that_was_never_played_offers_its_first_lesson(person):
    game = TAUGHT[-1]
    person.press("A")
    person.choose("game", game)
    while person.scene.key is not None:
        person.press("DOWN")
    person.press("UP")
    person.wait(0.3)
    assert person.scene.key == "lesson" and {"First lesson", "Five short questions"} <= set(person.read())
    person.press("A")
    person.wait(0.5)
    assert person.scene_name == "scenes.lesson" and person.scene.game == game
    person.press("B")
    person.wait(0.5)
    assert person.scene_name == "scenes.new_game"
    assert (person.scene.choice.game, person.scene.key) == (game, "lesson")


def test_a_game_that_was_played_offers_no_lesson(new_person):
    nvm = Nvm()
    row = [1, 0, 0, 0, 0, -20, 0]
    played = statistics.pack({(games.NAMES.index("tien_gow"), 1): row})
    Memory(nvm).save({"settings": settings.pack(settings.unpack(b"\0")), **played})
    person = new_person(nvm=nvm)
    person.press("A")
    for game in games.NAMES:
        person.choose("game", game)
        person.wait(0.3)
        assert (
            ("First lesson" in person.read())
            == (game in TAUGHT and game != "tien_gow")
            == ("lesson" in person.scene.keys)
        )
