# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table, played with the buttons."""
import sys

import pytest

from drawings import BUTTON_A, GOAT
from engine import moves, tiles
from engine.line import LEFT, RIGHT
from tests.reading import ghost_on, laid

SCREEN = 160 * 128  # px
CURSOR_BUDGET = 1500
FRAME_BUDGET = 3000

MINE = "6-5 5-4 4-3 3-2 2-1 1-0 0-0"
THEIRS = "6-6 5-5 4-4 3-3 2-2 1-1 6-0"


def row(person, top):
    """The texts that begin at a height, from left to right, each as its left edge and the text."""
    return sorted((box[0], text) for text, box in person.texts if box[1] == top)


def scores_shown(person):
    """What stands at the left and at the right of the bar."""
    texts = [text for _, text in row(person, 0)]
    return [texts[0], texts[-1]]


def ends_shown(person):
    """What stands between the scores."""
    return " ".join(text for _, text in row(person, 0)[1:-1])


def label_text(label):
    return "".join(label.font.characters[label.grid[i]] for i in range(label.columns)).strip()


SENTENCE = 110  # px of the row below the board; the rest is for counts


def said(person):
    texts = row(person, person.scene.table.status.pile[1])
    return " ".join(text for left, text in texts if left < SENTENCE)


def counts_shown(person):
    """How many tiles the opponent holds, and how many can be drawn."""
    texts = row(person, person.scene.table.status.pile[1])
    return [text for left, text in texts if left >= SENTENCE]


def keys_shown(person):
    return [label_text(label) for _, sign, label in person.scene.keys.rows]


def line_sprites(person):
    """The cells of each tile that lies on the board."""
    return [(grid[0], grid[1]) for grid in laid(person.scene.table.board)]


def sprite(person, tile):
    """The cells of a tile that stands upright."""
    grid = person.app.art.tile(9)
    person.app.art.show_tile(grid, tile, True)
    return grid[0], grid[1]


def ghost(person):
    return ghost_on(person.scene.table.board)


def chooses_end(person):
    """Whether one chooses among several ends: a tile that fits one shows its ghost without that."""
    return "back" in keys_shown(person)


def points_at_ghost(person):
    board = person.scene.table.board
    if board.group[-1] in (board.marks, ghost_on(board)):
        return ""
    plate, text = board.group[-1]
    return "".join(person.app.art.small.characters[text[i]] for i in range(text.width))


def marked(person):
    """The side under whose name the mark is, or None."""
    places = [label.grid.x for label in person.scene.table.bar.mark.labels]
    return places.index(person.underline[0]) if person.underline else None


@pytest.fixture
def table(person, begin, play):
    """table("6-1 6-2", "5-5", played="6-1, 5-1 right", ...): a Person at the table, their turn to act."""
    def make(*hands, played="", **options):
        match = begin("kurnik", *hands, **options)
        if played:
            play(match, played)
        person.sit_down(match)
        person.wait_for_turn()
        person.wait_until_still()
        return person

    return make


def test_the_winner_leads_any_tile_and_all_of_them_are_lit(table):
    person = table(MINE, THEIRS)
    assert said(person) == "Lead any tile"
    assert [grid.pixel_shader for grid in person.scene.table.hand.group][1:] == [person.app.art.plain] * 6


def test_tiles_that_do_not_fit_are_dim_and_skipped(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    art = person.app.art
    dim = [grid.pixel_shader is art.dim for grid in person.scene.table.hand.group]
    assert dim == [True, False, False, True, True, True, True]
    assert person.scene.table.hand.cursor == 1
    person.press("RIGHT")
    assert person.scene.table.hand.cursor == 2
    person.press("RIGHT")
    assert person.scene.table.hand.cursor == 1


def test_a_plays_a_tile_that_fits_one_end(table):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    person.press("A")  # 5-4 fits only the 5
    assert person.app.match.played[-1] == ((5, 4), 0)


def test_a_tile_that_fits_two_ends_is_a_ghost_that_moves_among_them(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A")
    assert ghost(person)
    assert person.app.match.played[-1] == ((4, 4), 4)
    left = ghost(person).x
    person.press("RIGHT")
    right = ghost(person).x
    assert left < right
    person.press("A")
    assert person.app.match.played[-1] == ((5, 4), 1)
    assert ghost(person) is None


def test_a_quick_second_press_plays_no_ghost_that_cannot_have_been_seen(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.badge.press("A")
    person.wait(0.12)
    person.badge.press("A")
    person.wait_until_still()
    assert ghost(person) and person.app.match.turn == 0
    person.press("A")
    assert person.app.match.played[-1] == ((5, 4), 0)


def test_a_quick_b_takes_the_ghost_back(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.badge.press("A")
    person.wait(0.1)
    person.badge.press("B")
    person.wait_until_still()
    assert ghost(person) is None and person.app.match.turn == 0


def test_a_ghost_that_was_moved_is_played_at_once(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A")
    for button in ("RIGHT", "A"):
        person.badge.press(button)
    person.wait_until_still()
    assert person.app.match.played[1] == ((5, 4), 1)


def test_the_points_to_be_had_stand_beside_the_hand_and_at_the_ghost(table):
    # 4-2 on 4-4: 2 and 4+4 are 10. 6-4: 6 and 4+4 are 14, no points.
    person = table("4-2 6-4 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    assert keys_shown(person) == ["play", "+10"]
    person.press("A")
    assert keys_shown(person) == ["play", "back"]
    assert points_at_ghost(person) == "+10"
    person.press("B", "RIGHT")
    assert keys_shown(person) == ["play", ""]
    person.press("A")
    assert ghost(person) and points_at_ghost(person) == ""
    person.press("B", "LEFT", "A", "A")
    person.wait(1.3)
    assert scores_shown(person)[0] == "You 10"


def test_b_takes_the_ghost_back(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "B")
    assert ghost(person) is None
    assert person.app.match.turn == 0
    assert person.scene.table.hand.cursor == 1


def test_the_open_ends_and_their_sum_are_live(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    assert ends_shown(person) == "4+4=8"
    person.press("A", "A")
    person.wait(0.5)
    assert ends_shown(person) == "5+8=13"


def test_a_score_far_below_zero_is_shown_whole(person, begin):
    person.sit_down(begin("all_fives", "6-6", "5-5", scores=(-105, -45)))
    assert scores_shown(person) == ["-105", "Gus -45"]


@pytest.mark.parametrize("order, seen", [("drawn", "2-1 6-5 5-5 6-1 4-3"), ("suit", "6-5 6-1 5-5 4-3 2-1")])
def test_a_hand_stands_as_it_was_drawn_or_by_suit(person, midway, order, seen):
    """By suit: the largest number first, and in it the tile with the larger other one."""
    person.app.settings.hand = order
    person.sit_down(midway("draw", "6-2", "2-1 6-5 5-5 6-1 4-3", "3-3 2-2"))
    person.wait_until_still()
    hand = person.scene.table.hand
    assert " ".join("%d-%d" % tile for tile in hand.tiles) == seen
    assert [(grid[0], grid[1]) for grid in hand.group] == [sprite(person, tile) for tile in hand.tiles]


def test_in_a_hand_by_suit_a_plays_the_tile_that_is_chosen(person, midway):
    person.app.settings.hand = "suit"
    person.sit_down(midway("draw", "6-2", "2-1 6-5 5-5 6-1 4-3", "3-3 2-2"))
    person.wait_until_still()
    person.press("RIGHT", "A")  # from 6-5 to 6-1
    assert person.app.match.played[-1][0] == (6, 1)


def test_a_tile_that_is_drawn_goes_to_its_place_in_a_hand_by_suit(person, midway):
    person.app.settings.hand = "suit"
    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="6-5 0-0 3-2"))
    person.wait_until_still()
    person.press("A")
    person.wait_until_still()
    drawn = person.app.match.hands[0]
    assert len(drawn) > 2 and person.scene.table.hand.tiles == sorted(drawn, reverse=True)


def test_drawing_goes_on_by_itself_and_is_counted(table):
    person = table("6-5 5-4 4-3 3-2 5-2 4-2 6-4", "0-0 5-5 4-4 3-3 2-2 1-1 6-6", leader=1,
                   boneyard="5-3 6-3 1-0 6-2", played="0-0")
    assert said(person) == "None fit: A draws"
    assert keys_shown(person)[0] == "draw"
    person.press("A")
    person.wait_until_still()
    assert said(person) == "You drew 3"
    assert person.app.match.hands[0][-3:] == [(5, 3), (6, 3), (1, 0)]
    assert counts_shown(person) == ["6", "11"]


@pytest.mark.parametrize("hand", ["5-5", "5-5 4-4 3-3 2-2"])
def test_a_tile_that_is_drawn_flies_to_where_it_will_stand(person, midway, hand):
    person.sit_down(midway("draw", "6-1", hand, "3-0 2-0", boneyard="0-0 6-2"))
    person.wait_until_still()
    tray = 100  # px
    person.badge.press("A")
    flying = set()
    while person.app.match.moves[0] == moves.DRAW or person.doing == "animate":
        person.step()
        flying |= {(x, y) for x, y, right, _ in person.tiles if right - x == 7}  # the back is the smallest
    assert max(box for box in person.tiles if box[1] >= tray)[:2] in flying


def test_whose_turn_it_is_is_marked(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    assert marked(person) == 0
    person.press("A", "A")
    person.wait(0.5)
    assert marked(person) == 1


def test_what_the_machine_did_is_told(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait_for_turn()
    person.wait(0.6)
    tile, arm = person.app.match.played[-1]
    assert said(person) == "Gus played %d-%d" % tile


def test_who_goes_out_is_told(table):
    person = table("6-4", "4-4", leader=1, played="4-4")
    del person.app.match.hands[0][1:]
    person.press("A", "A")
    person.wait(1)
    assert said(person) == "You go out!"


def test_select_puts_the_cursor_on_the_tile_of_the_hint_and_says_why(table, hint):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    hint(((1, 0), RIGHT), "points", 10)
    assert person.scene.table.hand.cursor == 0  # 5-4
    person.press("SELECT")
    person.wait(0.2)
    assert person.scene.table.hand.cursor == person.scene.table.hand.chosen == 4
    assert said(person) == "Scores 10"
    assert not chooses_end(person)  # it fits one only
    person.press("LEFT")
    assert person.scene.table.hand.cursor == 0


def test_a_hint_shows_the_end_where_the_tile_fits_several(table, hint):
    person = table("6-4 4-2 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    hint(((4, 2), RIGHT), "points", 10)
    person.press("SELECT")
    person.wait(0.2)
    assert ghost(person) and ghost(person).x > 80 and points_at_ghost(person) == "+10"
    assert keys_shown(person) == ["play", "back"]
    assert said(person) == "Scores 10"
    person.press("B")
    assert ghost(person) is None and person.scene.table.hand.cursor == 1
    person.press("SELECT")
    person.wait(0.2)
    person.press("A")
    assert person.app.match.played[-1] == ((4, 2), RIGHT)


def test_from_the_end_of_a_hint_the_ghost_moves_on_as_ever(table, hint):
    person = table("6-4 4-2 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    hint(((4, 2), RIGHT), "points", 10)
    person.press("SELECT")
    person.wait(0.2)
    person.press("RIGHT", "A")
    assert person.app.match.played[-1] == ((4, 2), LEFT)


def test_what_the_persons_turn_needs_makes_room_for_thinking_about_a_hint(table, hint):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    hint(((1, 0), RIGHT), "points", 10, slices=50, badge=person.badge)
    person.press("SELECT")
    person.wait(0.2)
    assert said(person) == "Let me see..."
    turn = {"tables.line.input", "tables.line.ends", "tables.line.animation"}
    assert not turn & sys.modules.keys()
    person.wait(3)
    assert said(person) == "Scores 10" and turn <= sys.modules.keys()


def test_however_many_hints_are_asked_for_in_a_turn_no_marks_pile_up(table, hint):
    person = table(MINE, THEIRS, leader=1, played="6-6, 6-5 left, 6-0 right")
    hint(((1, 0), RIGHT), "points", 10)
    counts = []
    for _ in range(6):
        person.press("SELECT")
        person.wait(0.5)
        counts.append(len(person.scene.table.board.marks))
    assert counts[1] > 0 and len(set(counts[1:])) == 1


@pytest.mark.parametrize("seats, reason, told", [
    (2, "stuck", "Gus may be stuck"), (3, "second", "Ivy may be stuck"), (4, "third", "Max may be stuck"),
    (4, "second", "Helps Ivy"),  # your partner
])
def test_a_hint_names_whom_it_is_about(person, midway, hint, seats, reason, told):
    person.sit_down(midway("kozel", "1-1", "6-1 5-1", *("2-2", "3-3", "4-4")[:seats - 1]))
    person.wait_until_still()
    hint(((5, 1), LEFT), reason, 3)
    person.press("SELECT")
    person.wait(0.2)
    assert said(person) == told


@pytest.mark.parametrize("hand, reason, told", [
    ("6-1 5-5", "only", "Nothing else fits"),
    ("6-1 5-1", "equal", "As good as any"),
])
def test_a_hint_without_a_reason_tells_whether_there_was_a_choice(person, midway, hint, hand, reason, told):
    person.sit_down(midway("draw", "1-1, 1-0 left", hand, "2-2"))
    person.wait_until_still()
    hint(((6, 1), RIGHT), reason)
    person.press("SELECT")
    person.wait(0.2)
    assert said(person) == told


@pytest.mark.parametrize("button, scene, cursor", [("RIGHT", "table", 1), ("START", "pause", 0)])
def test_a_press_drops_a_hint_that_is_thought_out(table, hint, button, scene, cursor):
    person = table("6-4 4-2 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    hint(((4, 3), LEFT), "points", 10, slices=50, badge=person.badge)
    person.press("SELECT")
    assert said(person) == "Let me see..."
    start = person.badge.clock.now
    person.press(button)
    assert person.badge.clock.now - start < 250
    assert person.app.scene == scene
    if scene == "pause":
        person.press("B")
    assert person.scene.table.hand.cursor == cursor and said(person) == "" and ghost(person) is None


def underline(person):
    """How long the line under the name of whose turn it is is, in px."""
    left, _, right, _ = person.underline
    return right - left


def test_the_mark_shrinks_and_grows_while_the_machine_thinks_long(table, slow):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    slow(person, 100)
    person.press("A", "A")
    seen = []
    while not (person.underline and person.underline[0] > 80):
        person.step()
    whole = underline(person)
    while person.app.match.turn == 1:
        wide = underline(person)
        seen += [wide] if seen[-1:] != [wide] else []
        person.step()
    assert seen[:6] == [whole, whole * 3 // 4, whole // 2, whole // 4, whole, whole * 3 // 4]
    person.wait_for_turn()
    person.step()
    assert underline(person) == whole


def test_a_quick_thought_leaves_the_mark_alone_and_takes_no_frame_for_each_slice(table, slow):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 12)  # 0.24 s
    person.press("A", "A")
    frames = 0
    while player.thought < 12:
        assert underline(person) > 40
        before = player.thought
        person.step()
        frames += player.thought > before
    assert frames <= 7


@pytest.mark.parametrize("before", [(), ("A",), ("LEFT", "A", "A")])
def test_start_is_heeded_at_once_while_the_machine_thinks(table, slow, before):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 1000)
    person.press("A", "A")
    while not player.thought:
        person.step()
    thought = player.thought
    for button in before + ("START",):
        person.badge.press(button)
    while person.scene_name != "scenes.pause":
        person.step()
    assert player.thought - thought <= 4 * (1 + len(before))
    person.press("UP", "A")
    assert person.scene_name == "scenes.title"


def test_after_a_pause_the_machine_thinks_anew(table, slow):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 20)
    person.press("A", "A")
    while player.thought < 5:
        person.step()
    person.press("START", "B")
    person.wait_for_turn()
    person.wait_until_still()
    assert player.thought >= 25 and said(person).startswith("Gus played")


def test_what_a_turn_needs_is_loaded_once_for_the_match(table, slow):
    """Nothing is read from the drive between a press and its answer."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait_for_turn()
    person.wait_until_still()
    before = set(sys.modules)
    person.press("A", "A", "A")
    person.wait_for_turn()
    person.wait_until_still()
    assert set(sys.modules) == before


def test_a_tile_that_has_to_lead_is_placed_by_itself(person, begin):
    person.sit_down(begin("all_fives", "6-6 5-4 4-3 3-2 2-1 1-0 0-0", "5-5"))
    person.wait_for_turn(1)
    assert person.app.match.line.plays() == [((6, 6), 4)]


def test_presses_during_animations_are_not_lost_and_cut_them_short(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A")  # the ghost
    person.badge.press("A")
    for button in ("START", "UP", "A"):  # while the tile still slides: pause, quit
        person.badge.press(button)
    person.wait(0.6)
    assert person.app.match.played[1][0] == (5, 4)
    assert person.scene_name == "scenes.title"


def test_an_a_that_cuts_the_machines_turn_short_plays_nothing(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    while person.app.match.turn == 0:
        person.step()
    person.badge.press("A")
    person.wait_for_turn()
    before = len(person.app.match.played)
    person.wait_until_still()
    assert len(person.app.match.played) == before
    assert not chooses_end(person)


def wait_for_light(person):
    """Step until the first picture of one's turn, after the machine's, in which a tile can be played."""
    person.press("A", "A")  # the ghost, and the play
    person.wait_for_turn(1)
    while person.app.match.turn != 0 or keys_shown(person)[0] != "play":
        person.step()


@pytest.mark.parametrize("after, taken", [(0.033, False), (0.2, False), (0.26, True)])
def test_a_is_taken_only_once_the_tile_can_have_been_seen(table, after, taken):
    """250 ms from the picture that showed it."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    wait_for_light(person)
    seen = person.app.handheld.screen.shown
    before = len(person.app.match.played)
    person.wait(after - person.app.handheld.elapsed(seen) / 1000)
    person.badge.press("A")
    person.step()
    person.step()
    assert person.app.handheld.elapsed(seen) < 1000 * after + 100
    person.wait_until_still()
    assert (chooses_end(person) or len(person.app.match.played) > before) == taken


def test_of_several_presses_to_hurry_none_plays_a_tile_whatever_comes_between(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait_for_turn(1)
    for button in ("A", "RIGHT", "A", "A", "RIGHT", "A", "B", "A"):
        person.badge.press(button)
    person.wait_for_turn()
    before = len(person.app.match.played)
    person.wait_until_still()
    assert len(person.app.match.played) == before and ghost(person) is None


@pytest.mark.parametrize("button", ["LEFT", "RIGHT"])
def test_the_cursor_can_be_moved_as_soon_as_the_hand_lights_up(table, button):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    wait_for_light(person)
    before = person.scene.table.hand.chosen
    person.badge.press(button)
    person.step()
    person.step()
    assert person.scene.table.hand.chosen != before


def test_a_b_from_before_one_can_have_seen_the_hand_stops_no_turn_in_blitz(person, midway):
    person.sit_down(midway("blitz", "6-1", "6-2 2-1 3-3", "4-4", "5-5", "5-4"))
    person.wait_until_still()
    person.press("A", "B")  # the tile, and to hurry it
    person.wait_until_still()
    assert person.app.match.turn == 0
    person.press("B")
    assert person.app.match.turn != 0


def test_an_a_that_hurries_ones_own_tile_plays_no_other_in_blitz(person, midway):
    person.sit_down(midway("blitz", "6-1", "6-2 2-1 3-3", "4-4", "5-5", "5-4"))
    person.wait_until_still()
    person.press("A", "A")  # the tile, and to hurry it
    person.wait_until_still()
    assert person.app.match.turn == 0 and len(person.app.match.hands[0]) == 2
    assert said(person) == "Go on, or B stops"


def test_an_a_that_hurries_ones_own_draws_plays_nothing(person, midway):
    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 6-2"))
    person.wait_until_still()
    person.press("A", "A", "A")
    person.wait_until_still()
    assert person.app.match.played == [moves.DRAW, moves.DRAW]


def test_who_has_drawn_the_one_tile_that_may_be_drawn_is_told_why_to_pass(person, midway):
    person.sit_down(midway("bergen", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 2-0 3-0 4-0"))
    person.wait_until_still()
    person.press("A")
    person.wait_until_still()
    assert said(person) == "Drew 1: A passes"


@pytest.mark.parametrize("button", ["A", "LEFT", "B", "SELECT"])
def test_a_press_hurries_one_of_the_machines_turns_and_not_all_that_follow(new_person, begin, button):
    def lap(*presses):
        """The frames from one's play to one's next turn."""
        person = new_person()
        person.sit_down(begin("kozel", "1-1 6-1", "2-1", "2-2", "3-2"))
        person.wait_for_turn(1)
        for press in presses:
            person.badge.press(press)
        frames = 0
        while person.app.match.turn != 0:
            person.step()
            frames += 1
        return frames

    assert lap() > lap(button) > lap() // 2  # of three turns


def test_up_and_down_look_along_the_line_when_nothing_fits(person, midway, monkeypatch):
    looks = []

    def look(way):
        looks.append(way)
        yield

    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 6-2"))
    person.wait_until_still()
    monkeypatch.setattr(person.scene.table.board, "look", look)
    person.press("UP", "DOWN", "LEFT", "A")
    assert looks == [-1, 1]
    assert person.app.match.played[0] == moves.DRAW


def test_a_tile_moves_in_the_second_picture_after_the_press(table):
    """The first answers the press. The others in the hand stay where they are until it lies."""
    person = table(MINE, THEIRS, leader=1, played="4-4")
    hand = set(person.tiles)
    person.press("A")  # it fits both ends
    person.wait(0.5)
    person.badge.press("A")
    pictures = []
    while len(pictures) < 5:
        pixels = person.display.pixels
        person.step()
        if person.display.pixels > pixels:
            pictures.append({box for box in person.tiles if box[1] < person.display.height})
    answer, *sliding = pictures
    heights = []
    for shown in sliding:
        (_, top, _, _), = shown - answer
        heights.append(top)
        assert len(shown & hand) == len(hand) - 1
    assert heights == sorted(set(heights), reverse=True)


def test_no_frame_of_an_animation_repaints_too_much(person):
    """But those in which the whole line is laid anew: the tiles that lay before have moved then."""
    person.start_match()
    frames = []
    for frame in range(1500):
        if frame % 30 == 0:
            person.badge.press("A")
        scene = person.scene
        spots = scene.table.board.spots[:] if person.scene_name == "tables.line.scene" else []
        person.step()
        if person.scene is not scene or person.scene_name != "tables.line.scene" or person.doing != "animate":
            continue
        if scene.table.board.spots[:len(spots)] == spots:
            frames.append(person.display.last_pixels)
    assert len(frames) > 100
    assert max(frames) <= FRAME_BUDGET


# Lines whose tiles get smaller when the next one is laid, with tiles at all ends of the table: from 13 to 9 px,
# from 9 to 8, from 9 to 7 at once, and from 8 to 7.
ZOOMS = [
    ("all_fives", 2, "6-6, 6-5 right, 5-0 right, 6-3 left, 0-0 right, 4-3 left, 6-2 up, 4-4 left", "1-0 right"),
    ("all_fives", 2, "3-3, 3-2 left, 2-1 left, 4-1 left, 5-4 left, 6-3 right, 5-3 left, 6-2 right, 3-0 up, "
     "2-0 up, 2-2 right, 4-3 down, 4-2 up, 4-4 down, 4-0 down, 1-0 down, 1-1 down, 6-4 up, 5-1 down, "
     "6-6 up", "5-5 down"),
    ("all_fives", 2, "5-5, 6-5 left, 6-2 left, 4-2 left, 4-0 left, 2-0 left, 3-2 left, 6-3 left, 5-3 right, "
     "6-1 left, 4-3 right, 1-1 left, 1-0 left, 4-1 right, 0-0 left, 3-1 right", "3-0 right"),
    ("kozel", 4, "1-1, 2-1 right, 4-2 right, 3-1 left, 4-0 right, 1-0 right, 3-3 left, 5-3 left, 5-4 left, "
     "4-1 left, 6-1 left, 6-4 left, 5-1 right, 5-0 right, 2-0 right, 2-2 right, 6-2 right", "6-6 right"),
    ("kozel", 4, "1-1, 4-1 right, 6-1 left, 4-3 right, 6-6 left, 6-3 left, 3-0 right, 0-0 right, 3-1 left, "
     "5-1 left, 6-5 left, 2-0 right, 5-2 right, 6-2 left, 5-0 right, 4-0 right, 4-4 right, 4-2 right, 3-2 right, "
     "2-2 left, 3-3 right, 5-3 right", "5-4 right"),
]


@pytest.mark.parametrize("hurry", [None, 0, 3])
@pytest.mark.parametrize("game, seats, line, move", ZOOMS)
def test_no_frame_repaints_too_much_where_a_line_is_drawn_anew(person, midway, game, seats, line, move, hurry):
    """With a press after so many frames, too, which makes it go faster."""
    tile, _, _ = move.partition(" ")
    others = [name for name in map(tiles.name, tiles.make_set()) if name not in line + tile]
    person.sit_down(midway(game, line, tile, *others[:seats - 1]))
    person.wait_until_still()
    names = list(map(moves.name, person.app.match.moves))
    presses = ["A"] if len(names) == 1 else ["A"] + ["RIGHT"] * names.index(move) + ["A"]
    sizes, frames = set(), []
    for button in presses:
        person.badge.press(button)
        for frame in range(15):
            if frame == hurry and len(frames) > 15 * len(presses) - 15:
                person.badge.press("LEFT")
            person.step()
            if person.scene_name != "tables.line.scene" or person.doing in ("pause", "end"):
                break
            frames.append(person.display.last_pixels)
            sizes.add(person.scene.table.board.half)
    assert len(sizes) > 1 and len(frames) > 5
    assert max(frames) <= FRAME_BUDGET


def test_moving_the_cursor_repaints_little(table):
    person = table("4-3 4-2 4-1 4-0 5-4 6-4 3-2", THEIRS, leader=1, played="4-4")
    for button in ("RIGHT", "RIGHT", "RIGHT", "RIGHT", "RIGHT", "RIGHT", "LEFT", "LEFT"):
        before = person.display.pixels
        person.press(button)
        assert 0 < person.display.pixels - before <= CURSOR_BUDGET


def test_nothing_is_repainted_or_refreshed_while_nothing_happens(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    before = person.display.refreshes, person.display.pixels
    person.wait(2)
    assert (person.display.refreshes, person.display.pixels) == before


@pytest.mark.painted
def test_pause_goes_on_where_it_was(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    picture = person.badge.frame()
    person.press("START")
    assert person.scene_name == "scenes.pause"
    person.press("B")
    person.wait_until_still()
    assert person.scene_name == "tables.line.scene"
    assert person.badge.frame().tobytes() == picture.tobytes()


@pytest.mark.painted
def test_a_match_that_was_left_can_be_gone_on_with_from_the_title(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    picture = person.badge.frame()
    match = person.app.match
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    person.press("A")
    person.wait_until_still()
    assert person.app.match is match
    assert line_sprites(person) == [sprite(person, (4, 4))]
    same = [a == b for a, b in zip(person.badge.frame().tobytes(), picture.tobytes())]
    assert sum(same) > SCREEN * 3 * 0.9  # all but the sentence that told the last move


def test_a_new_match_from_the_pause_is_chosen_anew(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("START", "DOWN", "DOWN", "A")
    assert person.scene_name == "scenes.new_game"


def assert_apart(boxes, top):
    for i, (left, upper, right, lower) in enumerate(boxes):
        assert 0 <= left and top <= upper and right <= 160 and lower <= 128
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or lower <= y1 or y2 <= upper


def test_a_hand_of_21_tiles_stays_on_the_screen(person, begin, play):
    match = begin("kurnik", "6-5 5-4 4-3 3-2 5-2 4-2 6-4", "0-0 1-0 2-0 3-0 4-0 5-0 6-0", leader=1)
    play(match, "0-0, draw*14, pass")
    person.sit_down(match)
    person.wait(0.2)
    hand = [box for box in person.tiles if box[1] >= 98]
    assert len(hand) == len(match.hands[0]) == 21
    assert_apart(hand, 98)


@pytest.mark.parametrize("count", [22, 23, 44])
def test_a_hand_that_is_too_large_for_a_row_lies_in_two(person, begin, count):
    match = begin("draw", "6-5 5-4 4-3 3-2 5-2 4-2 6-4", "12-12", set=12)
    count -= len(match.hands[0])
    match.hands[0] += match.boneyard[:count]
    del match.boneyard[:count]
    person.sit_down(match)
    person.wait(0.2)
    hand = [box for box in person.tiles if box[1] >= 98]
    assert len({top for left, top, right, bottom in hand}) == (1 if len(match.hands[0]) < 23 else 2)
    assert_apart(hand, 98)
    assert len(hand) == len(match.hands[0])


# The games that are not of five.

def test_two_open_ends_are_shown_without_their_sum_where_that_does_not_count(person, midway):
    person.sit_down(midway("draw", "6-4, 5-4 right", "6-2 3-1", "5-5 1-1"))
    assert "6:5" in person.read(bottom=10)
    assert not any("=" in text for text in person.read())


def test_ends_of_two_digits_are_shown_whole(person, midway):
    line = "12-12, 12-11 left, 12-10 right, 12-9 up, 12-8 down"
    person.sit_down(midway("all_fives", line, "11-2", "5-5", set=12))
    assert "11+10+9+8=38" in person.read(bottom=10)


def test_the_longest_sum_is_shown_whole(person, midway):
    line = "12-12, 12-11 left, 12-10 right, 12-9 up, 12-8 down, 11-11 left, 10-10 right, 9-9 up, 8-8 down"
    person.sit_down(midway("all_fives", line, "11-2", "5-5", set=12))
    assert "22+20+18+16=76" in person.read(bottom=10)
    texts = [box for text, box in person.texts if box[3] <= 10]
    assert_apart(texts, 0)


def test_penalties_are_shown_as_such(person, midway):
    match = midway("kozel", "6-4", "6-2 3-1", "5-5 1-1")
    match.scores = [34, 100]
    person.sit_down(match)
    assert person.read(bottom=10) == ["You 34/101", "6:4", "100/101"]
    assert len(person.icons(GOAT)) == 2
    match.scores = [34, 99]
    person.scene.table.bar.show_scores()
    assert person.read(bottom=10) == ["You 34/101", "6:4", "Gus 99/101"]


def test_other_games_have_no_goat(person, midway):
    person.sit_down(midway("draw", "6-4", "6-2 3-1", "5-5 1-1"))
    assert person.icons(GOAT) == []


def test_the_reserve_is_not_offered_to_draw(person, midway):
    person.sit_down(midway("bergen", "6-4", "6-2 3-1", "5-5 1-1", boneyard="0-0 1-0 2-0"))
    assert counts_shown(person) == ["2", "1"]
    del person.app.match.boneyard[:2]
    person.scene.table.bar.show_stock()
    assert counts_shown(person) == ["2", "0"]


@pytest.mark.parametrize("line, hand, why", [
    ("", "0-0 6-5", "Led a double: +2"),
    ("6-4, 4-3 right", "6-3 1-0", "Ends alike: +2"),
    ("6-4, 4-1 right, 6-1 right", "6-6 1-0", "Alike, double: +3"),
])
def test_why_it_scored_is_told(person, begin, midway, line, hand, why):
    person.sit_down(midway("bergen", line, hand, "5-4 3-2") if line else begin("bergen", hand, "5-5"))
    for _ in range(100):
        if person.doing == "press":
            person.badge.press("A")
        person.step()
        if said(person) == why:
            break
    assert said(person) == why
    assert "+" + why[-1] in person.read(bottom=90)  # which flies to the score


def test_the_points_that_need_no_reason_are_told_by_the_move(table):
    person = table("4-2 6-4 3-2 2-1 1-0 0-0 4-3", THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    person.wait(0.5)
    assert said(person) == "You played 4-2"


@pytest.fixture
def blitz(person, midway):
    """A Person in a game of Blitz whose turn it is with 6-2, 5-2 and 4-2 in hand and a 6 open."""
    match = midway("blitz", "6-4", "6-2 5-2 4-2", "5-5 5-0", "3-3 3-0", "1-1 1-0")
    person.sit_down(match)
    person.wait_until_still()
    return person


def test_the_first_tile_of_a_turn_cannot_be_left_out(blitz):
    assert keys_shown(blitz) == ["play", ""]
    blitz.press("B")
    assert blitz.app.match.turn == 0


def test_in_a_turn_of_several_tiles_a_goes_on_and_b_stops(blitz):
    blitz.press("A")
    blitz.wait_until_still()
    assert blitz.app.match.turn == 0 and blitz.app.match.laid == 1
    assert said(blitz) == "Go on, or B stops"
    assert keys_shown(blitz) == ["play", "stop"]
    blitz.press("B")
    assert blitz.app.match.played[-1] == moves.DONE
    assert said(blitz) == "You stopped"


def test_who_goes_on_until_nothing_fits_is_told_so(person, midway):
    person.sit_down(midway("blitz", "6-4", "6-2 2-1 3-3", "5-5 5-0", "6-3 3-0", "1-1 1-0"))
    person.wait_until_still()
    person.press("A")
    person.wait_until_still()
    person.press("A")
    person.wait(0.5)
    assert said(person) == "You went on: 2-1"


def test_a_hint_may_be_to_stop(blitz, hint):
    blitz.press("A")
    blitz.wait_until_still()
    hint(moves.DONE, "laid", 1)
    blitz.press("SELECT")
    blitz.wait(0.2)
    assert said(blitz) == "Better stop: B"
    assert blitz.app.match.laid == 1


def test_the_tiles_of_the_machines_turn_are_told_one_by_one(person, midway):
    person.sit_down(midway("blitz", "6-4", "0-0 1-0", "6-5 5-5 5-3 2-0", "3-3 3-0", "1-1 2-2", turn=1))
    told = []
    while len(told) < 4:
        person.step()
        if said(person) not in told:
            told.append(said(person))
    assert told == ["Match resumed", "Gus played 6-5", "Gus went on: 5-5", "Gus went on: 5-3"]


def test_up_and_down_look_over_the_line(table, monkeypatch):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    looked = []

    def look(way):
        looked.append(way)
        yield

    monkeypatch.setattr(person.scene.table.board, "look", look)
    person.press("UP", "DOWN")
    assert looked == [-1, 1]


@pytest.mark.painted
def test_an_empty_table_can_be_looked_over_too(table):
    person = table(MINE, THEIRS)
    picture = person.badge.frame()
    person.press("UP", "DOWN")
    assert person.badge.frame().tobytes() == picture.tobytes()


def gold_tiles(person):
    """The places of the tiles on the board that are marked."""
    art, board = person.app.art, person.scene.table.board
    return [(grid.x, grid.y) for grid in board.group[0] if grid.pixel_shader is art.chosen]


def test_the_tile_that_the_opponent_laid_last_is_marked_until_one_lays(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    before = gold_tiles(person)
    assert len(before) == 1  # 4-4
    person.press("A", "A")
    person.wait(0.6)
    assert person.app.match.turn == 1 and gold_tiles(person) == []
    person.wait_for_turn()
    person.wait_until_still()
    assert len(gold_tiles(person)) == 1 and gold_tiles(person) != before


def test_the_mark_stays_while_the_line_gets_smaller(person, midway):
    line = "6-6, 6-5 right, 5-0 right, 6-3 left, 0-0 right, 4-3 left, 6-2 up, 4-4 left"
    match = midway("all_fives", line, "1-0 5-5", "6-4 1-1")
    match.last_player = 1
    person.sit_down(match)
    person.wait_until_still()
    assert len(gold_tiles(person)) == 1
    half = person.scene.table.board.half
    person.badge.press("A")
    while person.scene.table.board.half == half:
        person.step()
    assert len(gold_tiles(person)) == 1


def test_with_many_tiles_in_hand_the_points_to_be_had_stand_above_the_chosen_one(person, midway, nothing_left):
    hand = "4-2 6-4 5-4 4-3 4-1 4-0 3-2 2-1 1-0 0-0"
    person.sit_down(midway("kurnik", "4-4", hand, "5-5 6-6"))
    person.wait_until_still()
    seen = [text for text in person.read(top=70, bottom=98) if text.startswith("+")]
    assert seen == ["+10"]  # 4-2: 2+8
    for button, points in (("RIGHT", []), ("LEFT", ["+10"]), ("LEFT", []), ("RIGHT", ["+10"])):
        before = person.display.pixels
        person.press(button)
        assert person.display.pixels - before <= CURSOR_BUDGET
        assert [text for text in person.read(top=70, bottom=98) if text.startswith("+")] == points
    person.press("A", "A")
    person.wait(0.2)
    assert "+10" not in person.read(top=80, bottom=98)


@pytest.mark.parametrize("size, shown", [((160, 128), ["play"]), ((128, 128), [""]), ((120, 120), [""])], ids=str)
def test_beside_seven_tiles_a_narrow_screen_shows_at_least_the_buttons(new_person, midway, size, shown):
    person = new_person(seed=1, size=size)
    person.sit_down(midway("all_fives", "6-1", "6-5 6-4 6-3 6-2 5-1 4-1 3-1", "4-4 3-3"))
    person.wait_until_still()
    (left, top, right, bottom), = person.icons(BUTTON_A)
    assert keys_shown(person)[:1] == shown and right <= size[0]
    assert all(end <= left for x, y, end, low in person.tiles if low > top)
