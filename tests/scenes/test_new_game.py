# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a match: the choices, how they are told, and that they are remembered."""

import displayio
import pytest

import screens
from drawings import CALM, COIN, FACE, GOAT, TRICK
from engine import games
from engine.players import LEVELS
from languages import Language
from saves import settings, statistics
from saves.memory import Memory
from scenes import TAUGHT, new_game
from simulator.badge import SIZES
from simulator.nvm import Nvm
from words import LANGUAGES

EVERY_SIZE = sorted(set(SIZES.values()) | {(128, 128), (160, 128), (240, 135)})


def test_b_leads_from_the_new_game_back_to_the_title(person):
    person.press("A", "B")
    assert person.scene_name == "scenes.title"


def test_the_choice_is_what_is_played(person):
    person.press("A", "DOWN")  # from the button to the first row
    person.press("RIGHT", "DOWN", "LEFT")
    open_rules(person)
    person.press("RIGHT", "DOWN", "RIGHT")
    person.press("START")
    match = person.app.match
    assert (match.game, match.options) == ("kurnik", {"target": 250, "ends": 4})
    assert person.app.names == ("You", "Pip")


def test_all_that_tells_of_the_set_is_read_ahead():
    assert set(screens._THE_SET) <= set(screens._SCREENS["new_game"] + new_game._THE_SET)


def assert_rows_can_be_read(person):
    person.assert_laid_out()
    return {text for text, box in person.texts}


def test_every_choice_can_be_made_and_is_told(person):
    person.press("A")
    told = set()
    for game in games.NAMES:
        person.choose("game", game)
        choice = person.scene.choice
        for key in choice.keys():
            for value in choice.values(key)[:5] if key != "game" else [game]:
                person.choose(key, value)
                person.wait(0.2)
                told |= {(game, text) for text in assert_rows_can_be_read(person)}
    assert told >= {
        ("draw", "3 players"),
        ("blitz", "8"),
        ("blitz", "Few tiles: luck decides."),
        ("kozel", "2 against 2"),
        ("bergen", "Pip"),
        ("bergen", "beginner"),
        ("pai_gow", "Banker"),
    }


def test_every_rule_of_every_game_can_be_chosen_and_is_explained(person):
    person.press("A")
    seen = set()
    for game in games.NAMES:
        person.choose("game", game)
        open_rules(person)
        while person.scene.key is not None:
            seen |= {(game, *value) for value in values_shown(person)}
            person.press("DOWN")
        person.press("B")
        person.wait(0.3)
    assert seen >= {
        ("all_fives", "blocked", "fewer pips"),
        ("all_fives", "lead", "top tile"),
        ("all_fives", "set", "up to 12-12"),
        ("kurnik", "ends", "4"),
        ("draw", "set", "up to 9-9"),
        ("tien_gow", "rounds", "12"),
        ("kozel", "deal", "random"),
    }


def values_shown(person):
    """The texts while the value of a row is turned: the key of the row, with each text."""
    key, seen = person.scene.key, set()
    for _ in (0,) if key == "deal" else person.scene.choice.values(key)[:5]:
        seen |= {(key, text) for text in assert_rows_can_be_read(person)}
        assert [text for text, box in person.texts if box[1] > 85]  # the explanation
        if key != "deal":
            person.press("RIGHT")
    return seen


def open_rules(person):
    """On the screen for a new game, open the rules."""
    while person.scene.key is not None:
        person.press("DOWN")
    person.press("RIGHT", "A")
    person.wait(0.3)
    assert person.scene_name == "scenes.house_rules"


@pytest.mark.parametrize(
    "game, seats, about",
    [
        ("all_fives", 2, "All Fives, Gus"),
        ("kozel", 4, "Kozel, 4 players"),
        ("pai_gow", 2, "Pai Gow"),
    ],
)
def test_the_title_tells_what_is_chosen(new_person, game, seats, about):
    person = new_person()
    person.press("A")
    person.choose("game", game)
    if seats > 2:
        person.choose("players", seats)
    person.press("B")
    assert about in [text for text, box in person.texts]


def test_there_is_a_row_for_each_rule(person):
    said = Language("en").CHOICES
    person.press("A")
    for game in games.NAMES:
        person.choose("game", game)
        rules = person.scene.choice.house_rules()
        open_rules(person)
        assert {said[key] for key in [*rules, "deal"]} <= set(person.read())
        person.press("B")
        person.wait(0.3)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_has_its_name_large_its_picture_and_its_sentence(person, game):
    person.press("A")
    person.choose("game", game)
    person.wait(0.3)
    told = dict(assert_all_laid_out(person))
    said = Language("en")
    left, top, right, bottom = told[said.GAMES[game]]
    assert bottom - top >= 16  # twice the height of a capital
    lines = [
        text for text, box in sorted(told.items(), key=lambda seen: seen[1][1]) if 20 <= box[1] < 48 and box[0] > 50
    ]
    assert " ".join(lines) == said.ABOUT[f"game.{game}"] and len(lines) <= 2
    pictures = person.tiles + [box for icon in (GOAT, TRICK, COIN) for box in person.icons(icon)]
    assert pictures


def assert_all_laid_out(person):
    person.assert_laid_out()
    return person.texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", EVERY_SIZE, ids=str)
def test_all_that_is_told_has_its_place(new_person, size, language):
    nvm = Nvm()
    chosen = settings.unpack(b"\0")
    chosen.language = language
    Memory(nvm).save({"settings": settings.pack(chosen)})
    person = new_person(nvm=nvm, size=size)
    person.app.start("new_game")
    person.wait(1)
    scene, say = person.scene, Language(language)
    assert scene._new == list(TAUGHT)
    for game in games.NAMES:
        scene.choice.set_game(game)
        for level in LEVELS if not scene.choice.rules.solo else LEVELS[:1]:
            scene.choice.level = level
            show_all(scene)
            person.assert_laid_out()
            told = [text for text, _ in sorted(person.texts, key=lambda seen: (seen[1][1], seen[1][0]))]
            about = say.ABOUT.get(f"level.{level}.{game}", say.ABOUT[f"level.{level}"])
            if scene.choice.rules.solo:
                about = say.ABOUT["banker"]
            assert {say.ABOUT[f"game.{game}"], about} <= {
                " ".join(told[i:j]) for i in range(len(told)) for j in (i + 1, i + 2)
            }
            assert (say.FIRST_LESSON in told) == (game in TAUGHT)
        if game in TAUGHT:
            scene.row = scene.keys.index("lesson")
            show_all(scene)
            person.assert_laid_out()
            assert say.ABOUT["lesson"] in [text for text, _ in person.texts]


def show_all(scene):
    """Let the scene show its choice as if it were new."""
    for show in (
        scene._show_game,
        scene._show_about,
        scene._show_opponent,
        scene._show_manner,
        scene._place_buttons,
        scene._show_seats,
        scene._list_keys,
        scene._tell,
    ):
        show()


def test_the_opponents_face_is_three_times_its_size(person):
    person.press("A")
    person.wait(0.3)
    ((grid, x, y, scale),) = [found for found in faces(person) if found[3] == 3]
    assert grid[0] == CALM and 0 <= x and x + 33 < 53


def faces(person):
    """The faces on the screen, each with its place and its scale."""
    found = []

    def look(group, x, y, scale):
        for layer in group:
            if isinstance(layer, displayio.Group):
                look(layer, x + layer.x * scale, y + layer.y * scale, scale * layer.scale)
            elif layer.tile_width == layer.tile_height == FACE:
                found.append((layer, x + layer.x * scale, y + layer.y * scale, scale))

    look(person.display.root_group, 0, 0, 1)
    return found


def test_the_seats_are_a_face_each(person):
    person.press("A")
    person.choose("game", "blitz")
    person.choose("players", 5)
    person.wait(0.3)
    seats = [found[0] for found in sorted(faces(person), key=lambda found: found[1]) if found[3] == 1]
    assert len({grid.bitmap for grid in seats}) == 5


def test_without_faces_there_are_none(person):
    person.app.settings.faces = False
    person.press("A")
    person.choose("game", "blitz")
    person.wait(0.3)
    assert not faces(person) and "4 players" in person.read()


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
    assert {"Next: Gong or Wong", "0/28"} <= set(person.read())


def test_a_press_while_the_goals_are_looked_up_is_answered_at_once(person):
    person.press("A", "DOWN", "RIGHT")
    assert person.scene.choice.game == "kurnik"


def test_the_cursor_is_on_the_button_at_first(person):
    person.press("A")
    assert person.scene.key is None


def test_who_plays_two_against_two_is_told_who_the_partner_is(person):
    person.press("A")
    person.choose("game", "kozel")
    person.choose("players", 4)
    assert "Ivy is your partner." in assert_rows_can_be_read(person)


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


def test_what_was_chosen_last_is_remembered_without_power(new_person):
    nvm = Nvm()
    person = new_person(seed=1, nvm=nvm)
    person.press("A", "DOWN", "RIGHT", "START")
    assert person.app.match.game == "kurnik"
    person = new_person(seed=2, nvm=nvm)
    person.press("A", "START")
    assert person.app.match.game == "kurnik"


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
    assert "Kurnik" in person.read() and person.scene.choice.changed() == 1
    person.choose("game", "all_fives")
    assert "All Fives" in person.read() and person.scene.choice.changed() == 1
    open_rules(person)
    assert {"Blocked", "fewer pips"} <= set(person.read())


def test_a_beginner_sees_the_game_the_opponent_the_first_lesson_and_two_buttons(person):
    person.press("A")
    person.wait(0.2)
    top_down = sorted(person.texts, key=lambda seen: (seen[1][1], seen[1][0]))
    assert [said for said, box in top_down if box[1] < 110] == [
        "All Fives",
        "Make the ends add up",
        "to 5, 10, 15...",
        "Gus",
        "greedy",
        "Takes the most points",
        "at once.",
        "First lesson",
        "Play!",
        "Rules",
    ]


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


def test_the_rules_of_a_game_without_house_rules_are_its_deal(person):
    person.press("A")
    person.choose("game", "kozel")
    open_rules(person)
    assert person.scene.keys == ["deal"]


def test_a_match_can_be_started_from_its_house_rules(person):
    person.press("A")
    open_rules(person)
    person.press("RIGHT", "START")
    assert person.app.match.options["target"] == 105


def test_b_leads_out_of_the_rules_one_page_at_a_time(person):
    person.press("A")
    open_rules(person)
    assert person.scene.key == "target"
    person.press("B")
    person.wait(0.3)
    assert person.scene_name == "scenes.new_game"
    person.press("B")
    assert person.scene_name == "scenes.title"


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


def test_looking_at_the_choice_again_writes_nothing(new_person):
    nvm = Nvm()
    person = new_person(nvm=nvm)
    for _ in range(3):
        person.press("A", "DOWN", "RIGHT", "LEFT", "B")
    assert nvm.writes == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_that_was_never_played_offers_its_first_lesson(person, game):
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


@pytest.mark.parametrize("game", ["all_fives", "kozel", "bergen", "blitz"])
def test_in_a_game_of_luck_the_expert_isnt_praised(person, game):
    person.press("A")
    person.choose("game", game)
    person.choose("level", "expert")
    told = " ".join(text for text, _ in person.texts)
    assert ("hardly better than Sid" in told) == (game in ("bergen", "blitz"))
