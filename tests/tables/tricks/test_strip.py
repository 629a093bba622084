# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip of the seats in Tien Gow: names, tiles, scores, tricks, the banker, and whose turn it is."""

import pytest

from drawings import BACK, BANKER, ICON, INK, TRICK
from tables.tricks.hud import Bar
from tests.tables.tricks.shown import MINE, sit

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


def cells(person):
    """The texts of each cell, the upper ones first."""
    found = [[] for _ in range(4)]
    for text, (left, top, right, bottom) in sorted(person.texts, key=lambda seen: (seen[1][1] >= 12, seen[1])):
        if bottom <= Bar.height:
            found[left // 40].append(text)
            assert right <= (left // 40 + 1) * 40
    return found


def test_each_seat_has_its_name_tiles_score_and_tricks(table):
    person = table(
        "6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4", scores=(-7, 118, -121, 10)
    )
    assert cells(person) == [
        ["You", "8", "-7", "0"],
        ["Gus", "7", "118", "0"],
        ["Ivy", "7", "-121", "0"],
        ["Max", "7", "10", "0"],
    ]


def test_the_banker_has_a_sign(table):
    person = table(MINE, "5-5 5-5", "5-1", "4-4", leader=2, played="lead 5-1, beat 4-4")
    ((left, top, right, bottom),) = person.icons(BANKER)
    assert 80 <= left and right <= 120 and bottom <= Bar.height


def in_the_strip(person):
    """The boxes of all texts and signs in it; of a sign, of the pixels that don't look like the strip itself."""
    art = person.app.art
    across = art.icons.width // ICON
    boxes = [box for text, box in person.texts if box[3] <= Bar.height]
    for sign in (BACK, BANKER, TRICK):
        left, top = sign % across * ICON, sign // across * ICON
        columns, rows = zip(
            *[(x, y) for x in range(ICON) for y in range(ICON) if art.icons[left + x, top + y] not in (0, INK)]
        )
        boxes += [
            (x + min(columns), y + min(rows), x + max(columns) + 1, y + max(rows) + 1)
            for x, y, right, bottom in person.icons(sign)
            if bottom <= Bar.height
        ]
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
        assert 0 <= left and person.gold_line[3] <= top and right <= size[0] and bottom <= bar.height
        assert (right - 1) // bar.cell == left // bar.cell
        for x1, y1, x2, y2 in boxes[:i]:
            assert right < x1 or x2 < left or bottom < y1 or y2 < top


def test_the_seat_whose_turn_it_is_is_marked(table):
    person = table(MINE)
    assert person.gold_line[0] // 40 == 0
    person.press("A")
    while person.app.match.turn != 2 or person.doing == "animate":
        person.step()
    person.wait(0.2)
    assert person.gold_line[0] // 40 == 2
