# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hand in Tien Gow: civil and military tiles, named and apart."""

import pytest

from chinese_tiles import DIM, PLAIN
from tests.tables.tricks.shown import MINE, face_up, looking, pick, plays, sprites


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


@pytest.mark.parametrize(
    "hand",
    [
        "6-6 6-3 5-4 6-2 5-3 5-2 4-3 4-2",
        "6-6 6-6 1-1 2-2 5-5 5-5 3-3 4-2",
        "6-6 6-6 1-1 2-2 5-5 5-5 3-3 4-4",
        "4-1 6-3 5-4 6-2 5-3 5-2 4-3 4-2",
    ],
)
def test_the_texts_stay_apart_and_on_the_screen_whatever_one_holds(table, hand):
    boxes = [box for text, box in table(hand).texts]
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= 160 and bottom <= 128
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


def test_a_military_tile_is_rimmed_and_a_face_down_one_does_not_tell(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    art = person.app.art
    rims = [looking(art, look)[1] for look in (PLAIN, DIM)]
    rimmed = [grid.pixel_shader in rims for grid in sprites(person.scene.table.hand)]
    assert rimmed == [False] * 4 + [True] * 4
    pick(person, (4, 2))
    person.press("A")
    person.wait(0.5)
    (dropped,) = plays(person)[0]
    assert face_up(person)[0] == (0, 1) and dropped.pixel_shader is art.plain
