# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rows of the seats in Tien Gow: faces, names, the banker, tiles, tricks, points, and whose turn it is."""

import pytest

from drawings import BACK, BANKER, COIN, ICON, INK, TRICK
from tests.reading import assert_apart
from tests.tables.tricks.shown import MINE, sit

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


def rows(person):
    """The texts of each row, from left to right."""
    bar = person.scene.table.bar
    return [
        [text for text, box in sorted(person.texts, key=lambda seen: seen[1]) if is_in(bar, seat, box)]
        for seat in range(4)
    ]


def is_in(bar, seat, box):
    """Whether a box lies in the row of a seat."""
    left, top, right, bottom = box
    return left < bar.width and seat * bar.pitch <= top and bottom <= (seat + 1) * bar.pitch + 1


def test_each_seat_has_its_name_tiles_tricks_and_points(table):
    person = table(
        "6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4", scores=(-7, 118, -121, 10)
    )
    assert rows(person) == [
        ["You", "8", "0", "-7"],
        ["Gus", "7", "0", "118"],
        ["Ivy", "7", "0", "-121"],
        ["Max", "7", "0", "10"],
    ]


def test_tiles_tricks_and_points_have_a_sign_each_in_every_row(table):
    person = table(MINE)
    bar = person.scene.table.bar
    for sign in (BACK, TRICK, COIN):
        boxes = person.icons(sign)
        assert [is_in(bar, seat, box) for seat, box in enumerate(sorted(boxes, key=lambda box: box[1]))] == [True] * 4


def test_the_banker_has_a_sign_besides(table):
    person = table(MINE, "5-5 5-5", "5-1", "4-4", leader=2, played="lead 5-1, beat 4-4")
    (box,) = person.icons(BANKER)
    assert is_in(person.scene.table.bar, 2, box)
    assert len(person.icons(BACK)) == 4


def test_the_person_and_the_others_have_faces_unless_these_are_switched_off(new_person, begin):
    for faces in (True, False):
        person = new_person(seed=1)
        person.app.settings.faces = faces
        sit(person, begin("tien_gow", MINE, "", "", ""))
        art = person.app.art
        shown = [grid.bitmap for grid in person.scene.table.group if getattr(grid, "tile_width", 0) == 11]
        assert shown[1:] == list(art.faces)
        assert len(set(shown)) == 4 * faces


def in_the_rows(person):
    """The boxes of all texts and signs in them; of a sign, of the pixels that don't look like the rows themselves."""
    art, bar = person.app.art, person.scene.table.bar
    across = art.icons.width // ICON
    boxes = [box for text, box in person.texts if any(is_in(bar, seat, box) for seat in range(4))]
    for sign in (BACK, BANKER, TRICK, COIN):
        left, top = sign % across * ICON, sign // across * ICON
        columns, lines = zip(
            *[(x, y) for x in range(ICON) for y in range(ICON) if art.icons[left + x, top + y] not in (0, INK)]
        )
        boxes += [
            (x + min(columns), y + min(lines), x + max(columns) + 1, y + max(lines) + 1)
            for x, y, right, bottom in person.icons(sign)
            if right <= bar.width
        ]
    return boxes


@pytest.mark.parametrize("leader", [1, 3])
@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (-121, 118, -88, -10), (300, -188, -155, 100)], ids=str)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_in_the_rows_touches_another(new_person, begin, size, scores, leader):
    person = new_person(seed=1, size=size)
    match = begin("tien_gow", *[""] * 4, leader=leader, scores=scores)
    match.tricks = [3, 0, 4, 8]
    sit(person, match)
    bar, boxes = person.scene.table.bar, in_the_rows(person)
    assert len(boxes) >= 4 * 6 + 1
    assert_apart(boxes, bar.width, bar.height, top=-1, gap=1)


def test_the_seat_whose_turn_it_is_is_marked(table):
    person = table(MINE)
    bar = person.scene.table.bar
    assert is_in(bar, 0, person.gold_line)
    person.press("A")
    while person.app.match.turn != 2 or person.doing == "animate":
        person.step()
    person.wait(0.2)
    assert is_in(bar, 2, person.gold_line)
