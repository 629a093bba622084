# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow on the screen: docs/rules.md, section 7a."""
import gc
import sys

import displayio
import pytest

from drawings import ARROW_UP, BACK, BANKER, CROWN, ICON, INK, TRICK
from engine import players
from engine.chinese_moves import BEAT, DROP, LEAD
from engine.games import tien_gow
from tables.tricks.hud import Bar

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]
CURSOR_BUDGET = 1500
FRAME_BUDGET = 3000
BUTTONS = ("A", "A", "UP", "UP", "RIGHT", "LEFT", "DOWN", "SELECT", "SELECT", "B")

MINE = "6-6 6-6 1-1 2-2 6-3 5-4 6-2 4-2"


def label_text(label):
    return "".join(label.font.characters[label.grid[i]] for i in range(label.columns)).strip()


def said(person):
    """The sentence that stands on top of the tray."""
    tray = person.scene.table.tray
    return " ".join(person.read(tray, tray + 10))


def own_cell(person):
    """The texts in the cell of seat 0, in the strip."""
    bar = person.scene.table.bar
    return [text for text, box in person.texts if box[0] < bar.cell and box[1] < bar.height]


def verdict(person):
    return label_text(person.scene.table.verdict)


def best(person):
    return label_text(person.scene.table.best)


def keys(person):
    """The words beside A, B and UP."""
    return [label_text(label) for _, sign, label in person.scene.keys.rows]


def sprites(hand):
    """The sprites of a hand's tiles, as they lie: they are below all else there."""
    return hand.group[0]


def plays(person):
    """What is shown of each seat's play, a Group."""
    return list(person.scene.table.trick.group)[:4]


def picked(person):
    """The tiles that stand out of the hand, as they lie."""
    hand = person.scene.table.hand
    usual = max(grid.y for grid in sprites(hand))
    return [tile for tile, grid in zip(hand.tiles, sprites(hand)) if grid.y < usual]


def lit(person):
    """The tiles of the hand that aren't dim, as they lie."""
    hand, art = person.scene.table.hand, person.app.art
    dim = (art.dim, art.military_dim)
    return [tile for tile, grid in zip(hand.tiles, sprites(hand)) if grid.pixel_shader not in dim]


def face_up(person):
    """How many tiles of each seat lie face up, and how many face down."""
    back = 14  # the first cell of a face-down tile
    return [(sum(grid[0] != back for grid in play), sum(grid[0] == back for grid in play))
            for play in plays(person)]


def crowned(person):
    """The seats with a crown above their tiles, and those whose tiles are gold."""
    trick, art = person.scene.table.trick, person.app.art
    gold = (art.chosen, art.military_chosen)
    return ([seat for seat, sign in enumerate(list(trick.group)[4:]) if sign[0] == CROWN],
            [seat for seat, play in enumerate(plays(person))
             if len(play) and all(grid.pixel_shader in gold for grid in play)])


def pick(person, *tiles):
    """Pick tiles with the buttons."""
    hand = person.scene.table.hand
    for tile in tiles:
        while hand.tiles[hand.cursor] != tile or hand.cursor in hand.picked:
            person.press("RIGHT")
        person.press("UP")


def sit(person, match):
    """Put the match before a person at a table of players that take the first move that they find."""
    person.sit_down(match)
    person.app.player = lambda seat: players.Player()


@pytest.fixture
def table(person, begin, play):
    """table("6-6", "5-5", leader=1, played="lead 5-5"): a Person at the table, their turn to act."""
    def make(*hands, played="", scores=None, **options):
        match = begin("tien_gow", *(hands + ("",) * 4)[:4], scores=scores, **options)
        if played:
            play(match, played)
        sit(person, match)
        person.wait_for_turn()
        person.wait_until_still()
        return person

    return make


# The hand.

def test_civil_and_military_tiles_are_two_groups_each_with_the_highest_first(table):
    person = table("4-2 5-4 2-2 6-6 6-3 1-1 6-2 6-6")
    hand = person.scene.table.hand
    assert hand.tiles == [(6, 6), (6, 6), (1, 1), (2, 2), (6, 3), (5, 4), (6, 2), (4, 2)]
    gaps = [b.x - a.x - 13 for a, b in zip(sprites(hand), list(sprites(hand))[1:])]
    assert gaps[3] > max(gaps[:3] + gaps[4:])  # between civil and military


def test_the_two_groups_are_named(table):
    person = table(MINE)
    words = {text: box for text, box in person.texts}
    hand = person.scene.table.hand
    assert words["civil"][0] == hand.group.x + hand.place(0)[0]
    assert words["military"][0] == hand.group.x + hand.place(4)[0]


@pytest.mark.parametrize("hand", [
    "6-6 6-3 5-4 6-2 5-3 5-2 4-3 4-2", "6-6 6-6 1-1 2-2 5-5 5-5 3-3 4-2", "6-6 6-6 1-1 2-2 5-5 5-5 3-3 4-4",
    "4-1 6-3 5-4 6-2 5-3 5-2 4-3 4-2"])
def test_the_texts_stay_apart_and_on_the_screen_whatever_one_holds(table, hand):
    boxes = [box for text, box in table(hand).texts]
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= 160 and bottom <= 128
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


def test_a_military_tile_is_rimmed_and_a_face_down_one_does_not_tell(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    art = person.app.art
    rimmed = [grid.pixel_shader in (art.military, art.military_dim) for grid in sprites(person.scene.table.hand)]
    assert rimmed == [False] * 4 + [True] * 4
    pick(person, (4, 2))
    person.press("A")
    person.wait(0.5)
    dropped, = plays(person)[0]
    assert face_up(person)[0] == (0, 1) and dropped.pixel_shader is art.plain


# Picking.

def test_up_picks_the_tile_under_the_cursor_and_down_puts_it_back(table):
    person = table(MINE)
    person.press("RIGHT", "RIGHT", "UP")
    assert picked(person) == [(1, 1)]
    person.press("DOWN")
    assert picked(person) == []


def test_left_and_right_go_round_all_tiles(table):
    person = table(MINE)
    person.press("LEFT")
    assert person.scene.table.hand.cursor == 7
    person.press("RIGHT")
    assert person.scene.table.hand.cursor == 0


def test_b_unpicks_all_tiles(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 3))
    assert keys(person)[1] == "clear"
    person.press("B")
    assert picked(person) == []


def test_a_pause_leaves_the_picked_tiles_picked(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 3))
    before = picked(person)
    person.press("START", "B")
    assert picked(person) == before != []


def test_a_plays_the_tile_under_the_cursor_where_none_is_picked(table):
    person = table(MINE)
    person.press("RIGHT", "RIGHT", "A")
    assert person.app.match.played == [(((1, 1),), LEAD)]


def test_a_plays_all_tiles_that_are_picked(table):
    person = table(MINE)
    pick(person, (6, 6), (6, 6), (6, 3))
    person.press("A")
    assert person.app.match.played == [(((6, 6), (6, 6), (6, 3)), LEAD)]


def test_a_does_nothing_with_tiles_that_are_no_move(table):
    person = table(MINE)
    pick(person, (6, 6), (1, 1))
    assert keys(person)[0] == ""
    person.press("A")
    assert person.app.match.played == []
    assert picked(person) == [(6, 6), (1, 1)]


def test_tiles_that_make_no_lead_with_what_is_picked_are_dim(table):
    person = table(MINE)
    assert len(lit(person)) == 8
    pick(person, (6, 6))
    assert lit(person) == [(6, 6), (6, 6), (6, 3), (5, 4)]
    pick(person, (6, 3))
    person.press("B")
    assert len(lit(person)) == 8


# What tiles make.

@pytest.mark.parametrize("tiles, words", [
    ("6-6", "Heaven: lead"), ("2-2", "Civil 2-2: lead"), ("6-2", "Military eight: lead"),
    ("6-6 6-6", "Pair of Heaven: lead"), ("6-3 5-4", "Pair of nines: lead"),
    ("6-6 6-3", "Heaven+nine: lead"), ("6-6 6-6 6-3", "2 Heaven+nine: lead"),
    ("6-6 6-3 5-4", "Heaven+2 nines: lead"), ("6-6 6-6 6-3 5-4", "2 Heaven+2 nines: lead"),
    ("1-1 6-2", "Earth+eight: lead"), ("6-6 1-1", "Can't lead that")])
def test_what_the_picked_tiles_make_is_said_at_once(table, tiles, words):
    person = table(MINE)
    pick(person, *person.app.match.notation.parse("lead " + tiles)[0])
    assert verdict(person) == words
    assert keys(person)[0] == ("" if "Can't" in words else "lead")


@pytest.mark.parametrize("hand, tiles, words", [
    ("4-2 2-1", "4-2 2-1", "Supreme pair: lead"), ("5-5 5-5", "5-5 5-5", "Pair of 5-5: lead"),
    ("2-1", "2-1", "Military three: lead"),
    ("3-1 3-1 4-1 3-2", "3-1 3-1 4-1 3-2", "2 Harmony+2 fives: lead")])
def test_other_combinations_are_named(table, hand, tiles, words):
    person = table(hand)
    pick(person, *person.app.match.notation.parse("lead " + tiles)[0])
    assert verdict(person) == words


# Following.

def test_what_beats_is_lit_and_a_beats_with_it(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    assert said(person) == "Beat it, or drop a tile"
    assert lit(person) == [(6, 3), (5, 4)]  # the other eight doesn't rank higher
    assert verdict(person) == "Military nine: beat"
    assert keys(person)[0] == "beat"
    person.press("A")
    assert person.app.match.played[-1] == (((6, 3),), BEAT)


def test_the_cursor_starts_at_a_tile_that_beats_or_else_at_the_lowest(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    assert person.scene.table.hand.tiles[person.scene.table.hand.cursor] == (6, 3)


def test_where_nothing_beats_all_tiles_are_dim_and_it_is_said(table):
    person = table("2-2 6-5 6-4 6-1 5-1 4-2 4-1 2-1", "", "", "6-6 6-6", leader=3, played="lead 6-6 6-6")
    assert said(person) == "Can't beat: drop 2 tiles"
    assert lit(person) == []
    assert person.scene.table.hand.cursor == 7
    assert verdict(person) == "Pick 2 tiles"
    pick(person, (6, 1))
    assert verdict(person) == "Pick 1 more"
    pick(person, (2, 1))
    assert verdict(person) == "2 tiles: drop" and keys(person)[0] == "drop"
    pick(person, (4, 1))
    assert verdict(person) == "1 too many" and keys(person)[0] == ""
    person.press("DOWN", "A")
    assert person.app.match.played[-1] == (((6, 1), (2, 1)), DROP)


def test_a_single_tile_that_does_not_beat_is_dropped(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    pick(person, (2, 2))
    assert verdict(person) == "Civil 2-2: drop"
    person.press("A")
    assert person.app.match.played[-1] == (((2, 2),), DROP)


def test_up_turns_tiles_that_beat_face_down_to_drop_them_and_up_again(table):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    pick(person, (6, 6), (6, 6))
    assert keys(person) == ["beat", "clear", "drop"]
    person.press("UP")
    assert verdict(person) == "2 tiles: drop"
    assert keys(person) == ["drop", "clear", "beat"]
    person.press("UP")
    assert verdict(person) == "Pair of Heaven: beat"
    person.press("UP", "A")
    assert person.app.match.played[-1] == (((6, 6), (6, 6)), DROP)


def test_tiles_that_are_picked_anew_lie_face_up_again(table):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    pick(person, (6, 6), (6, 6))
    person.press("UP", "DOWN", "UP")
    assert verdict(person) == "Pair of Heaven: beat"


def test_the_supreme_pair_cannot_be_beaten(table):
    person = table("6-6 6-6 6-3 5-4", "", "", "4-2 2-1", leader=3, played="lead 4-2 2-1")
    assert said(person) == "Can't beat: drop 2 tiles"
    assert best(person) == "Max: Supreme pair"


@pytest.fixture
def last_trick(person, begin):
    """The last trick of a round, which Max has led; the person has won no trick, or some."""
    def make(mine, led, tricks):
        match = begin("tien_gow", mine, "", "", led, leader=3)
        match.hands = [match.hands[0][:1], [], [], match.hands[3][:1]]
        match.tiles_each = lambda: 1
        rest = [tile for tile in tien_gow.chinese.SET if tile not in match.hands[0] + match.hands[3]]
        match.hands[1], match.hands[2] = rest[:1], rest[1:2]
        match.tricks = [tricks, 7 - tricks, 0, 0]
        match.moves = match.find_moves()
        match.play(match.moves[0])
        sit(person, match)
        person.wait_until_still()
        return person

    return make


def test_without_a_trick_the_last_single_tile_has_to_be_dropped_and_it_is_said(last_trick):
    person = last_trick("6-3", "5-3", tricks=0)
    assert said(person) == "No trick yet: must drop"
    assert verdict(person) == "Military nine: drop"
    assert keys(person)[0] == "drop"


def test_with_a_trick_the_last_single_tile_may_beat(last_trick):
    person = last_trick("6-3", "5-3", tricks=1)
    assert said(person) == "Beat it, or drop a tile"
    assert keys(person)[0] == "beat"


# The trick.

def test_each_play_lies_below_its_seat_face_up_or_where_it_is_dropped_face_down(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    assert face_up(person) == [(0, 0), (1, 0), (0, 1), (1, 0)]
    for seat, play in enumerate(plays(person)):
        for grid in play:
            assert seat * 40 <= play.x + grid.x and play.x + grid.x + 13 <= (seat + 1) * 40


def test_what_wins_the_trick_is_gold_crowned_and_named(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    assert crowned(person) == ([3], [3])
    assert best(person) == "Max: Man"
    pick(person, (6, 6))
    person.press("A")
    person.wait(0.5)
    assert crowned(person) == ([0], [0])
    assert best(person) == "You: Heaven"


def test_four_tiles_of_each_seat_fit_side_by_side(table):
    person = table("6-6 6-6 6-3 5-4", "4-4 4-4 5-2 4-3", leader=1, played="lead 4-4 4-4 5-2 4-3")
    pick(person, (6, 6), (6, 6), (6, 3), (5, 4))
    person.press("A")
    person.wait(0.5)
    for seat in (0, 1):
        play = plays(person)[seat]
        lefts = [play.x + grid.x for grid in play]
        assert len(lefts) == 4 and seat * 40 <= lefts[0] and lefts[3] + 9 <= (seat + 1) * 40
        assert all(b - a == 10 for a, b in zip(lefts, lefts[1:]))


def test_the_trick_goes_to_its_winner_who_then_leads(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    pick(person, (6, 6))
    person.press("A")
    person.wait(0.6)
    assert said(person) == "You win a trick"
    assert "1" not in own_cell(person)
    while person.doing != "press":
        person.step()
    assert "1" in own_cell(person)
    assert face_up(person) == [(0, 0)] * 4 and crowned(person) == ([], [])
    assert len(person.icons(TRICK)) == 4  # those in the strip
    assert said(person) == "You lead: a tile or set"
    assert best(person) == ""


def test_a_trick_of_two_tiles_counts_as_two(table):
    person = table("6-6 6-6", "5-5 5-5", "5-1 1-1", "4-4 1-1", leader=1,
                   played="lead 5-5 5-5, drop 5-1 1-1, drop 4-4 1-1")
    pick(person, (6, 6), (6, 6))
    person.press("A")
    person.wait(0.6)
    assert said(person) == "You win 2 tricks"


def test_what_others_do_is_told(table):
    person = table(MINE, "5-5 5-5")
    pick(person, (1, 1))
    person.press("A")
    told = set()
    while person.app.match.tricks == [0] * 4:
        person.step()
        told.add(said(person))
    person.wait(0.1)
    told.add(said(person))
    assert {"You lead", "Gus drops 1", "Ivy drops 1"} <= told


def test_nothing_of_an_animation_takes_longer_than_two_fifths_of_a_second(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.press("A")
    longest = moving = 0
    for _ in range(120):
        before = person.badge.clock.now
        person.step()
        moving = moving + person.badge.clock.now - before if person.doing == "animate" else 0
        longest = max(longest, moving)
    assert 200 < longest <= 430  # and the frame that was under way


def test_a_press_cuts_what_moves_short(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.badge.press("A")
    for _ in range(3):
        person.badge.press("SELECT")
    while person.doing != "animate":
        person.step()
    person.step()
    person.step()
    assert person.doing != "animate"


def test_an_a_that_cuts_short_what_the_machine_does_plays_nothing(table):
    person = table(MINE, "5-5", "5-1", "4-4")
    person.press("A")
    person.wait(0.5)
    person.badge.press("A")  # while Gus takes a look
    person.wait(0.1)
    assert len(person.app.match.played) == 2
    person.wait(6)
    assert len(person.app.match.played) == 4 and person.app.match.turn == 0


def test_an_a_that_cuts_the_look_at_a_trick_short_does_not_lead(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.press("A")
    person.wait(0.5)
    assert said(person) == "You win a trick"
    person.press("A")
    person.wait_until_still()
    assert said(person) == "You lead: a tile or set"
    assert len(person.app.match.played) == 4


# The strip.

def cells(person):
    """The texts of each cell, the upper ones first."""
    found = [[] for _ in range(4)]
    for text, (left, top, right, bottom) in sorted(person.texts, key=lambda seen: (seen[1][1], seen[1][0])):
        if bottom <= 18:
            found[left // 40].append(text)
            assert right <= (left // 40 + 1) * 40
    return found


def test_each_seat_has_its_name_tiles_score_and_tricks(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4",
                   scores=(-7, 118, -121, 10))
    assert cells(person) == [
        ["You", "8", "-7", "0"], ["Gus", "7", "118", "0"], ["Ivy", "7", "-121", "0"], ["Max", "7", "10", "0"]]


def test_the_banker_has_a_sign(table):
    person = table(MINE, "5-5 5-5", "5-1", "4-4", leader=2, played="lead 5-1, beat 4-4")
    (left, top, right, bottom), = person.icons(BANKER)
    assert 80 <= left and right <= 120 and bottom <= 18


def in_the_strip(person):
    """The boxes of all texts and signs in it; of a sign, of what doesn't look like the strip itself."""
    art = person.app.art
    across = art.icons.width // ICON
    boxes = [box for text, box in person.texts if box[3] <= Bar.height]
    for sign in (BACK, BANKER, TRICK):
        left, top = sign % across * ICON, sign // across * ICON
        columns, rows = zip(*[(x, y) for x in range(ICON) for y in range(ICON)
                              if art.icons[left + x, top + y] not in (0, INK)])
        boxes += [(x + min(columns), y + min(rows), x + max(columns) + 1, y + max(rows) + 1)
                  for x, y, right, bottom in person.icons(sign) if bottom <= Bar.height]
    return boxes


@pytest.mark.parametrize("leader", [1, 3])
@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (-121, 118, -88, -10), (300, -188, -155, 100)], ids=str)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_in_the_strip_touches_another(new_person, begin, size, scores, leader):
    person = new_person(seed=1, size=size)
    match = begin("tien_gow", *[""] * 4, leader=leader, scores=scores)
    match.tricks = [3, 0, 4, 8]
    sit(person, match)
    bar, boxes = person.scene.table.bar, in_the_strip(person)
    assert len(boxes) >= 4 * 4 + 4
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= size[0] and bottom < person.underline[1]
        assert (right - 1) // bar.cell == left // bar.cell
        for x1, y1, x2, y2 in boxes[:i]:
            assert right < x1 or x2 < left or bottom < y1 or y2 < top


def test_a_round_starts_with_the_banker_who_is_named(person):
    match = start(person)
    assert said(person) == ("You are the banker", "Gus, the banker, leads", "Ivy, the banker, leads",
                            "Max, the banker, leads")[match.leader]


def hand_tiles(person):
    """Where the tiles of one's own hand that face down, and those that face up, lie: two sets of places."""
    sheets = person.app.art.chinese.values()
    tiles = [(grid[0] == 14, grid.x, grid.y) for grid in sprites(person.scene.table.hand) if grid.bitmap in sheets]
    return tuple({(x, y) for down, x, y in tiles if down == way} for way in (True, False))


def test_the_hand_is_dealt_as_backs_that_turn_over(person):
    start(person)
    hand = person.scene.table.hand
    places = {hand.place(i) for i in range(8)}
    there, open_now = [], []
    while person.app.match.legal_moves() and len(hand_tiles(person)[1]) < 8:
        before = person.display.pixels
        person.step()
        assert person.display.pixels - before <= 3000
        down, up = hand_tiles(person)
        there.append(len((down | up) & places))
        open_now.append(len(up))
        assert not up or there[-1] == 8  # none turns over before all are there
    assert there == sorted(there) and len(set(there)) > 4
    assert open_now == sorted(open_now) and set(open_now) == {0, 2, 4, 6, 8}
    heard = [name for _, name in person.badge.outputs.sounds]
    assert heard.count("deal") >= 7 and heard.count("turned") == 4


def test_backs_fly_to_each_of_the_others_and_leave_nothing_behind(person):
    start(person)
    bar = person.scene.table.bar
    flying = [0]
    while person.app.match.legal_moves() and len(hand_tiles(person)[1]) < 8:
        person.step()
        flying.append(len([1 for _, y, _, _ in person.icons(BACK) if y > bar.height]))
    assert max(flying) == 3 and flying[-1] == 0


def test_a_press_ends_the_deal_and_plays_nothing(person):
    match = start(person)
    person.badge.press("A")
    for _ in range(8):
        person.step()
    assert len(hand_tiles(person)[1]) == 8 and not match.played


def test_a_trick_is_gathered_where_it_was_won(person, begin):
    sit(person, begin("tien_gow", "6-6 6-6 1-1 2-2 6-3 5-4 6-2 4-2", "", "", ""))
    person.wait(1)
    person.press("A")
    places = []
    for _ in range(250):
        before = person.display.pixels
        person.step()
        assert person.display.pixels - before <= 3000
        places.append(len({play.x for play in plays(person) if len(play)}))
    heard = [name for _, name in person.badge.outputs.sounds]
    assert "trick" in heard or "their_trick" in heard
    last = len(places) - 1 - places[::-1].index(4)
    assert list(dict.fromkeys(places[last:])) == [4, 3, 2, 1, 0]


def test_the_seat_whose_turn_it_is_is_marked(table):
    person = table(MINE)
    assert person.underline[0] // 40 == 0
    person.press("A")
    while person.app.match.turn != 2 or person.doing == "animate":
        person.step()
    person.wait(0.2)
    assert person.underline[0] // 40 == 2


# Hint, help, pause.

def test_select_picks_the_tiles_of_the_hint_and_says_why(table, hint):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    move = person.app.match.moves[-1]
    hint(move, "ranks")
    person.press("SELECT")
    person.wait(0.5)
    assert said(person) == "Costs you the least"
    assert sorted(picked(person)) == sorted(move[0])
    person.press("A")
    assert person.app.match.played[-1] == move


def test_a_press_drops_a_hint_that_is_thought_out(table, hint):
    person = table(MINE, "", "", "5-5 5-5", leader=3, played="lead 5-5 5-5")
    task = said(person)
    hint(person.app.match.moves[0], "trick", slices=50, badge=person.badge)
    person.press("SELECT")
    assert said(person) == "Let me see..."
    person.press("RIGHT")
    person.wait(0.2)
    assert said(person) == task and picked(person) == []


@pytest.mark.painted
def test_b_shows_the_help_where_nothing_is_picked_and_leads_back(table):
    person = table(MINE)
    assert keys(person) == ["lead", "help", "pick"] and len(person.icons(ARROW_UP)) == 1
    picture = person.badge.frame()
    person.press("B")
    assert person.scene_name == "tables.tricks.ranking"
    person.press("B")
    assert person.scene_name == "tables.tricks.scene"
    person.wait_until_still()
    assert person.badge.frame().tobytes() == picture.tobytes()
    assert person.app.match.played == []
    assert "tables.tricks.ranking" not in sys.modules


@pytest.mark.painted
def test_pause_goes_on_where_it_was(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    picture = person.badge.frame()
    person.press("START")
    assert person.scene_name == "scenes.pause"
    person.press("B")
    person.wait_until_still()
    assert person.badge.frame().tobytes() == picture.tobytes()


def test_a_match_that_was_left_in_a_trick_can_be_gone_on_with(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    person.press("A")
    person.wait_until_still()
    assert face_up(person) == [(0, 0), (1, 0), (0, 1), (1, 0)]
    assert crowned(person) == ([3], [3]) and best(person) == "Max: Man"


# Whole matches, and what they cost.

def start(person, rounds=4):
    """Sit down to a match of so many rounds against the machine."""
    match = tien_gow.Game(4, {"rounds": rounds})
    person.sit_down(match)
    return match


def test_a_match_of_four_rounds_is_played_to_its_result_and_once_more(person):
    match = start(person)
    scenes = person.play(rounds=100, buttons=BUTTONS)
    assert scenes >= {"tables.tricks.scene", "tables.tricks.summary", "scenes.result"}
    assert match.result is not None and match.rounds >= 4
    assert not person.app.art.chinese
    person.wait(1)
    person.press("A")
    assert person.scene_name == "tables.tricks.scene" and person.app.match is not match


def test_no_frame_repaints_too_much(person):
    frames = []
    start(person)

    def look(pixels, scene):
        if person.scene is scene and person.scene_name == "tables.tricks.scene":
            frames.append(pixels)

    person.play(rounds=1, buttons=BUTTONS, look=look)
    assert len(frames) > 300
    assert max(frames) <= FRAME_BUDGET


def test_moving_the_cursor_repaints_little(table):
    person = table("6-6 3-1 1-1 2-2 6-3 5-4 6-2 4-2")
    for button in ["RIGHT"] * 9 + ["LEFT"] * 9:
        before = person.display.pixels
        person.press(button)
        assert 0 < person.display.pixels - before <= CURSOR_BUDGET


def test_nothing_is_repainted_while_nothing_happens(table):
    person = table(MINE)
    before = person.display.refreshes, person.display.pixels
    person.wait(2)
    assert (person.display.refreshes, person.display.pixels) == before


# 2 s: what grows is seen after many rounds only.
def test_nothing_grows_from_round_to_round(person):
    start(person, 12)
    counts = []
    for rounds in (2, 4, 6):
        person.play(rounds, BUTTONS)
        person.wait_until_still()
        gc.collect()
        counts.append(sum(isinstance(thing, displayio.TileGrid) for thing in gc.get_objects()))
    assert max(counts) - min(counts) <= 12  # the sprites of a trick's tiles, in both sizes, come as they are needed


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
    heard = [name for _, name in person.badge.outputs.sounds]
    assert ("The last round!" in seen) == told == ("match_point" in heard)
    assert said(person) != "The last round!"
