# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for three to eight."""

import pytest

from drawings import GOAT, GOLD, PARTNER

STRIP = 22  # px of height
SECOND = 12  # px from the top, where its second row begins
LAP = 6.0  # s for the moves of all others

TABLES = [("draw", 3), ("draw", 4), ("bergen", 3), ("bergen", 4), ("kozel", 3), ("kozel", 4)]
TABLES += [("blitz", seats) for seats in range(4, 9)]


def sit(person, begin, game, seats, scores=None, **options):
    match = begin(game, *[""] * seats, **options)
    match.scores = list(scores or match.scores)
    person.sit_down(match)
    return match


def cells(person, seats):
    """The texts of each cell, the upper ones first; more than four seats have their cells in two rows."""
    across = seats if seats < 5 else (seats + 1) // 2
    wide = 160 // across
    found = [[] for _ in range(seats)]
    for text, (left, top, right, bottom) in sorted(person.texts, key=lambda seen: (seen[1][1] >= SECOND, seen[1])):
        if bottom <= STRIP:
            cell = left // wide
            assert right <= (cell + 1) * wide, f"{text} is not within its cell"
            found[cell + across * (seats > 4 and top >= SECOND)].append(text)
    return found


def assert_apart(boxes, width=160):
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= width
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


@pytest.mark.parametrize("game, seats", TABLES)
def test_each_seat_has_its_name_its_count_and_its_score(person, begin, game, seats):
    match = sit(person, begin, game, seats)
    match.scores = [10 * side + 9 for side in range(len(match.scores))]
    person.scene.table.bar.show_scores()
    names = ["You", "Gus", "Ivy", "Max", "Zoe", "Leo", "Mia", "Sam"]
    for seat, (name, count, score) in enumerate(cells(person, seats)):
        assert name == names[seat]
        assert count == str(len(match.hands[seat]))
        assert score.split("/")[0] == str(match.scores[match.side(seat)])


@pytest.mark.parametrize("game, seats", TABLES)
@pytest.mark.parametrize("score", [0, 55, 100])
def test_nothing_in_the_strip_is_cut_or_lies_over_another(person, begin, game, seats, score):
    match = sit(person, begin, game, seats)
    match.scores = [score] * len(match.scores)
    if len(match.hands) < 5:
        match.hands[1] += match.boneyard[:5]
        del match.boneyard[:5]
    person.scene.table.bar.show_scores()
    person.scene.table.bar.show_stock()
    assert all(len(texts) == 3 for texts in cells(person, seats))
    boxes = [box for text, box in person.texts if box[3] <= STRIP]
    assert_apart(boxes + person.icons(GOAT) + person.icons(PARTNER))


@pytest.mark.parametrize("size", [(128, 128), (160, 128), (240, 135)], ids=str)
def test_the_sign_of_the_partner_covers_nothing(new_person, begin, size):
    person = new_person(seed=1, size=size)
    sit(person, begin, "kozel", 4, scores=(100, 100))
    signs, goats = person.icons(PARTNER), person.icons(GOAT)
    assert len(signs) == 1 and len(goats) == (3 if size[0] < 160 else 4)  # in place of one
    assert_apart([box for text, box in person.texts if box[3] <= STRIP] + signs + goats, size[0])


@pytest.mark.parametrize("seats", range(4, 9))
def test_points_of_three_digits_are_shown_whole_in_the_narrowest_cell(new_person, begin, seats):
    person = new_person(seed=1, size=(128, 128))
    match = sit(person, begin, "blitz", seats, target=200)
    match.scores = [123] * seats
    person.scene.table.bar.show_scores()
    for _ in range(2):
        assert person.read(bottom=STRIP).count("123") == seats
        assert_apart([box for text, box in person.texts if box[3] <= STRIP], 128)
        person.scene.table.bar.show_stock()


def test_a_count_of_two_digits_is_shown_whole(person, begin):
    match = sit(person, begin, "draw", 4, set=12)
    match.hands[2] += match.boneyard[:20]
    del match.boneyard[:20]
    person.scene.table.bar.show_stock()
    assert cells(person, 4)[2][:2] == ["Ivy", "25"]


def test_the_seat_whose_turn_it_is_has_the_mark_and_a_gold_name(person, begin):
    sit(person, begin, "blitz", 8)
    bar, art = person.scene.table.bar, person.app.art
    for seat in range(8):
        bar.mark.show(seat)
        left, top, _, _ = person.gold_line
        assert left // 40 + 4 * (top > SECOND) == seat
        golden = [i for i, label in enumerate(bar.mark.labels) if label.grid.pixel_shader is art.ink(GOLD)]
        assert golden == [seat]
    bar.mark.show(None)
    assert person.gold_line is None


def test_partners_have_the_same_score_and_one_is_marked_as_yours(person, begin):
    sit(person, begin, "kozel", 4, scores=(34, 56))
    assert [texts[-1] for texts in cells(person, 4)] == ["34", "56", "34", "56"]
    ((left, top, right, bottom),) = person.icons(PARTNER)
    assert 80 <= left and right <= 120  # in the cell of seat 2
    assert len(person.icons(GOAT)) == 4


def test_three_play_kozel_without_partners_and_see_what_loses(person, begin):
    sit(person, begin, "kozel", 3, scores=(34, 100, 7))
    assert [texts[-1] for texts in cells(person, 3)] == ["34/101", "100/101", "7/101"]
    assert not person.icons(PARTNER)


def test_the_open_ends_stand_by_the_boneyard(person, midway):
    person.sit_down(midway("bergen", "6-4, 5-4 right", "6-2 3-1", "5-0 1-1", "3-3", boneyard="0-0 1-0 2-0"))
    assert person.read(top=84, bottom=101)[-2:] == ["6:5", "1"]


def test_ends_of_two_digits_do_not_meet_the_longest_message(person, midway):
    person.sit_down(midway("draw", "12-10, 12-11 left", "11-2", "5-0", "10-3", set=12))
    person.scene.table.status.say("x" * 30)
    boxes = [box for text, box in person.texts if 84 <= box[1] and box[3] <= 101]
    assert "11:10" in person.read(top=84, bottom=101)
    assert_apart(boxes)


def test_a_tile_comes_from_the_cell_of_who_plays_it(person, midway):
    match = midway("blitz", "6-4", "1-0", "6-5", "5-4 2-2", "3-3", "4-0", turn=2)
    person.sit_down(match)
    while len(match.line.tiles) == 1:
        person.step()
    person.step()
    left, top, right, bottom = person.tiles[1]  # the last of the line, which is shown before the hand
    assert 90 <= left < 160 and top <= STRIP  # on its way already


def test_others_are_named_in_what_is_told(person, midway):
    match = midway("draw", "6-4", "1-0 2-0", "3-3 2-2", "6-5 0-0", boneyard="5-0 4-1", turn=1)
    person.sit_down(match)
    told = []
    for _ in range(200):
        person.step()
        text = person.read(top=84, bottom=101)[0]
        if text not in told:
            told.append(text)
    assert "Gus drew 2: 4-1" in told
    assert "Ivy played 6-5" in told


def lap(person, match, hurry):
    """The seconds until it is the person's turn again, pressing A all the time or not at all."""
    start = person.badge.now
    while match.turn or person.doing != "press":
        if hurry and person.app.pressed() is None:
            person.badge.press("A")
        person.step()
    return (person.badge.now - start) / 1000


@pytest.fixture
def crowd(person, midway):
    """Eight at a table, the seven others with a tile each that they can play, and a turn to come."""
    match = midway(
        "blitz", "0-0", "6-1 6-0", "1-0 6-6", "1-1 6-2", "2-1 6-3", "2-2 6-4", "3-2 6-5", "3-3 5-5", "4-3 5-4", turn=1
    )
    match.goes_on = lambda seat: False
    person.sit_down(match)
    return match


def test_the_mark_goes_round_the_table(person, crowd):
    seen = []
    while crowd.turn or person.doing != "press":
        person.step()
        if person.doing == "pause":
            seen.append((crowd.turn, person.gold_line[0] // 40 + 4 * (person.gold_line[1] > SECOND)))
    assert {turn for turn, marked in seen} == set(range(1, 8))
    assert all(turn == marked for turn, marked in seen)
    assert person.gold_line[0] < 40


def test_a_lap_of_seven_others_is_quick(person, crowd):
    assert lap(person, crowd, hurry=False) <= LAP
    assert len(crowd.line.tiles) == 8


def test_a_hurries_the_others_on_and_plays_nothing(person, crowd):
    assert lap(person, crowd, hurry=True) <= LAP / 3
    assert len(crowd.line.tiles) == 8
    person.wait(1)
    assert crowd.turn == 0


def test_start_pauses_while_others_play(person, crowd):
    person.wait(1)
    assert crowd.turn
    person.press("START")
    person.wait(1)
    assert person.scene_name == "scenes.pause"
    person.press("B")
    person.wait(0.1)
    assert person.scene_name == "tables.line.scene"
