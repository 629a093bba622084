# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The way from scene to scene, and what is remembered on it."""
import gc
import random
import sys
import weakref

import pytest

import modules
import scenes
import text
from drawings import ARROW_LEFT, ARROW_RIGHT
from engine import games
from simulator.nvm import Nvm
from storage.settings import choose as choose_setting
from tests.person import laid

SLOW = pytest.mark.slow("each is a match of hundreds of presses")


def test_a_first_time_player_is_in_a_game_after_three_presses_of_a(person):
    person.press("A", "A", "A")
    assert person.scene_name == "tables.line.scene"
    assert person.app.match.moves


def test_the_title_offers_to_go_on_only_with_a_match(person):
    assert person.scene.next == ["new_game", "statistics", "options"]
    person.start_match()
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    assert person.scene.next == ["table", "new_game", "statistics", "options"]


def start_blitz(person):
    """Start a match of Blitz, and leave it for the title."""
    person.press("A")
    person.choose("game", "blitz")
    person.press("START")
    match = person.app.match
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    return match


def loaded_parts(person):
    """The modules that the match is made of, but for the players, which are loaded when one thinks."""
    names = [name for name in person.app.made_of if not name.startswith("engine.players")]
    return {name: sys.modules[name] for name in names}


def test_nothing_that_the_match_is_made_of_is_loaded_twice(person):
    """Whoever turns through all games in between would else have it in memory once more from then on."""
    match = start_blitz(person)
    made_of = loaded_parts(person)
    assert made_of.keys() >= {"engine.games.blitz", "engine.line_match", "engine.line", "engine.moves"}
    for buttons in ("DOWN", "A"), ("DOWN", "DOWN", "A"):  # a new game, the statistics
        person.press(*buttons)
        person.press(*["DOWN"] * (person.scene_name == "scenes.new_game"), *["RIGHT"] * len(games.NAMES), "B")
        assert person.scene_name == "scenes.title"
    person.press("A")
    assert person.app.match is match
    assert {name: sys.modules.get(name) for name in made_of} == made_of


def test_another_match_of_the_same_game_loads_nothing_of_it_anew(person):
    match = start_blitz(person)
    made_of = loaded_parts(person)
    person.press("DOWN", "A", "START")
    assert person.app.match is not match and type(person.app.match) is type(match)
    assert {name: sys.modules.get(name) for name in made_of} == made_of


def test_a_game_that_was_only_looked_at_goes_when_the_match_goes_on(person):
    match = start_blitz(person)
    person.press("DOWN", "A")
    person.choose("game", "tien_gow")
    assert "engine.chinese_moves" in sys.modules
    person.press("B", "A")
    assert person.scene_name == "tables.line.scene" and person.app.match is match
    assert not {"engine.games.tien_gow", "engine.chinese", "engine.chinese_moves"} & set(sys.modules)


def test_a_new_match_lets_go_of_all_that_only_the_old_one_was_made_of(person):
    start_blitz(person)
    person.press("DOWN", "A")
    person.choose("game", "tien_gow")
    person.press("START")
    assert person.app.match.name == "tien_gow"
    assert not {"engine.games.blitz", "engine.line_match", "engine.line", "engine.moves"} & set(sys.modules)
    assert {"engine.games.tien_gow", "engine.chinese"} <= set(person.app.made_of)


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
    boxes = [box for text, box in person.texts]
    assert_apart(boxes, 160, 128)
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
        ("all_fives", "blocked", "fewer pips"), ("all_fives", "lead", "top tile"),
        ("all_fives", "set", "up to 12-12"), ("kurnik", "ends", "4"), ("draw", "set", "up to 9-9"),
        ("tien_gow", "rounds", "12"), ("draw", "players", "3"), ("blitz", "players", "8"),
        ("kozel", "players", "2 against 2"), ("bergen", "level", "Beginner")}


def values_shown(person, turned):
    """What is to be read while the value of a row is turned: the key of the row, with each text."""
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


@pytest.mark.parametrize("game, seats, about", [
    ("all_fives", 2, "All Fives, Greedy"), ("kozel", 4, "Kozel, 4 players"), ("pai_gow", 2, "Pai Gow"),
])
def test_the_title_tells_what_is_chosen(new_person, game, seats, about):
    person = new_person()
    person.press("A")
    person.scene.choice.set_game(game)
    person.scene.choice.seats = seats
    person.press("B")
    assert about in [text for text, box in person.texts]


def test_there_is_a_row_for_all_that_can_be_chosen(person):
    names = text.load("en", "new_game").NAMES
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
    assert {"Kurnik", "House rules: 1"} <= set(person.read())
    person.choose("game", "all_fives")
    assert {"All Fives", "House rules: 1"} <= set(person.read())
    open_rules(person)
    assert {"Blocked", "fewer pips"} <= set(person.read())


def test_a_beginner_sees_the_game_whom_against_and_one_row_for_all_house_rules(person):
    person.press("A")
    assert [said for said, box in person.texts if 13 < box[1] < 90] == [
        "Game", "All Fives", "Against", "Greedy", "House rules: none", "Play!"]


def test_the_row_of_the_house_rules_counts_those_that_are_not_the_usual_ones(person):
    person.press("A")
    open_rules(person)
    person.press("DOWN", "RIGHT", "DOWN", "RIGHT", "B")
    assert person.scene.key == "rules" and "House rules: 2" in person.read()
    person.press("A", "DOWN", "RIGHT", "UP", "UP")
    assert person.scene.key is None and "Done" in person.read()
    person.press("A")
    assert person.scene.key == "rules" and "House rules: 1" in person.read()


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
    person.press("A", "UP", "LEFT")
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


@pytest.mark.parametrize("size", [(128, 128), (160, 128)], ids=str)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_between_names_values_and_arrows_there_is_air(new_person, size, language):
    person = new_person(seed=1, size=size)
    choose_setting(person.app, "language", language)
    person.press("A", "DOWN")
    for game in games.NAMES:
        person.choose("game", game)
        assert_air(person)
        if person.scene.choice.house_rules():
            open_rules(person)
            assert_air(person)
            person.press("B")


def assert_air(person):
    """Between a name, its arrows and its value is room in each row from the cursor's to the button."""
    while person.scene.key is not None:
        (right, top, after, bottom), = person.icons(ARROW_RIGHT)
        row = [box for said, box in sorted(person.texts, key=lambda seen: seen[1][0])
               if top - 4 <= box[1] and box[3] <= bottom + 4]
        if person.scene.key == "rules":
            assert len(row) == 1 and row[0][2] + 2 <= right
        else:
            name, value = row
            (left, _, end, _), = [box for box in person.icons(ARROW_LEFT) if box[1] < person.display.height]
            assert name[2] + 3 <= left and end + 2 <= value[0] and value[2] + 2 <= right
        person.press("DOWN")


def test_a_scene_that_is_over_is_let_go(person):
    person.start_match()
    assert "scenes.title" not in sys.modules and "scenes.new_game" not in sys.modules
    assert not hasattr(scenes, "title") and not hasattr(scenes, "new_game")
    loaded = {name for name in sys.modules if name.startswith("text.en.")}
    assert loaded == {"text.en.line_input", "text.en.line_events"}
    assert not any(name.startswith("adafruit_imageload") for name in sys.modules)


def test_what_is_let_go_is_held_by_nobody(person):
    """Each class of a module that was loaded for a while is gone with it."""
    gone, let_go = {}, modules.let_go
    modules.let_go = lambda names: (gone.update(classes_of(names)), let_go(names))
    try:
        person.start_match()
        person.press("START", "UP", "A", "A")  # through the pause to another game
        person.press("UP", "UP", "UP", "RIGHT", "RIGHT", "START")
        for _ in range(20):
            person.press("A")
            person.wait(0.5)
    finally:
        modules.let_go = let_go
    gc.collect()
    held = {name for name, reference in gone.items() if reference() and name.partition(":")[0] not in sys.modules}
    assert {name.partition(":")[0] for name in gone} >= {"scenes.title", "scenes.new_game", "scenes.pause"}
    assert not held


def classes_of(names):
    """A weak reference to each class that some modules define, by "module:class"."""
    return {f"{name}:{key}": weakref.ref(value) for name in names if name in sys.modules
            for key, value in vars(sys.modules[name]).items() if getattr(value, "__module__", "") == name
            and isinstance(value, type)}


def assert_tidy(person):
    """On the table every tile is where it can be seen whole, and none lies over another."""
    if person.scene_name != "tables.line.scene" or person.doing != "press":
        return
    board, hand = person.scene.table.board, person.scene.table.hand
    assert len(laid(board)) == len(person.app.match.line.tiles)
    assert_apart([box(grid, board.half) for grid in laid(board)], board.width, board.height)
    assert_apart([box(grid, hand.half) for grid in hand.group], 160, 28)


def box(grid, half):
    wide, high = (half, 2 * half) if grid.transpose_xy else (2 * half, half)
    return grid.x, grid.y, grid.x + wide, grid.y + high


def assert_apart(boxes, width, height):
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= width and bottom <= height
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


def play_to_result(person, buttons):
    """Press what `buttons` yields until a match is over; returns how many rounds its summaries showed."""
    summaries = []
    for button in buttons:
        if person.scene_name == "scenes.result":
            return len(summaries)
        if person.scene_name == "tables.line.summary":
            if person.scene not in summaries:
                summaries.append(person.scene)
            person.press("A")
        elif person.scene_name == "tables.line.scene":
            person.press(button)
        assert person.app.match.status() == []
        assert_tidy(person)
    raise AssertionError("the match didn't end")


def any_buttons(seed, count=4000):
    chance = random.Random(seed)
    for _ in range(count):
        yield chance.choice(("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "SELECT", "B"))


# Two before every commit.
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=SLOW) for seed in (2, 3))])
def test_whole_matches_played_with_any_buttons(new_person, seed):
    person = new_person(seed=seed)
    person.press("A")
    if seed % 2:
        person.press("DOWN", "RIGHT", "UP")
    person.press("START")
    summaries = play_to_result(person, any_buttons(seed))
    match = person.app.match
    ended_in_round = match.ended is None
    assert summaries == match.rounds - ended_in_round
    assert match.result is not None and max(match.scores) >= 100


def test_a_rematch_is_the_same_game_with_empty_scores(person):
    person.start_match()
    play_to_result(person, any_buttons(1))
    before = person.app.match
    person.wait(1)
    person.press("A")
    assert person.scene_name == "tables.line.scene"
    match = person.app.match
    assert match is not before and match.name == before.name and match.options == before.options
    assert match.scores == [0, 0]


def test_a_rematch_is_that_even_if_something_else_was_chosen_on_the_way(person):
    person.start_match()
    person.press("START", "DOWN", "DOWN", "A", "DOWN", "RIGHT", "DOWN", "RIGHT", "B")
    assert games.NAMES[person.app.chosen[0]] == "kurnik"
    person.press("A")  # go on
    play_to_result(person, any_buttons(1))
    person.wait(1)
    person.press("A")
    assert (person.app.match.name, person.app.names[1]) == ("all_fives", "Gus")


def test_a_press_that_cuts_the_result_short_does_not_choose(person):
    person.start_match()
    play_to_result(person, any_buttons(1))
    person.badge.press("A")
    person.wait(1)
    assert person.scene_name == "scenes.result"


def test_after_a_result_the_title_offers_nothing_to_go_on_with(person):
    person.start_match()
    play_to_result(person, any_buttons(1))
    person.wait(1)
    person.press("UP", "A")
    assert person.scene_name == "scenes.title"
    assert person.scene.next == ["new_game", "statistics", "options"]


def test_the_whole_screen_is_never_repainted_while_a_round_is_played(person):
    person.start_match()
    before = person.display.full_repaints
    rounds = 0
    while not rounds:
        person.press("A")
        assert person.display.full_repaints == before
        rounds = person.app.match.rounds


def test_the_machine_is_handed_a_view_and_nothing_else(person, monkeypatch):
    from engine import players
    from engine.view import LineView

    handed = []

    class Spy(players.Player):
        def think(self, view):
            handed.append(view)
            yield view.moves[0]

    monkeypatch.setattr(person.app, "player", lambda seat: Spy())
    person.start_match()
    for _ in range(20):
        person.press("A")
    assert handed and {type(view) for view in handed} == {LineView}
    assert {view.seat for view in handed} == {1}


def test_the_same_seed_deals_the_same_rounds(new_person):
    hands = []
    for seed in (5, 5, 6):
        person = new_person(seed=seed)
        person.start_match()
        hands.append(person.app.match.hands)
    assert hands[0] == hands[1] != hands[2]


def test_the_pause_shows_the_seed_that_names_the_deal(person):
    person.start_match()
    first = person.app.match
    match = games.load("all_fives")(2)
    match.deal(person.app.deal)
    assert first.pack_round()[:7] == match.pack_round()[:7]


@pytest.mark.parametrize("path", [
    "sprites/tiles13.bmp", "sprites/logo2.bmp", "fonts/characters.txt", "fonts/5x8.bmp"])
def test_a_missing_or_damaged_file_is_one_clear_sentence(new_person, tmp_path, monkeypatch, path):
    import shutil

    from app import App
    from handheld import Trouble
    from simulator.badge import ROOT

    person = new_person(seed=1)
    for folder in ("sprites", "fonts"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.chdir(tmp_path)
    for damage in (b"BM then nothing", None):
        if damage is None:
            (tmp_path / path).unlink()
        elif path.endswith("bmp"):
            (tmp_path / path).write_bytes(damage)
        else:
            continue
        with pytest.raises(Trouble, match=f"^{path} is missing or damaged: copy the game here once more$"):
            person.badge.app = App(person.app.handheld)
            person.badge.step()
            person.badge.step()
