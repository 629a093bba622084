# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hand in Tien Gow: civil and military tiles, named and apart."""

from chinese_tiles import CHOSEN, DIM, PLAIN
from tests.tables.tricks.shown import MINE, go, looking, plays, sprites


def test_civil_and_military_tiles_are_two_groups_each_with_the_highest_first(table):
    person = table("4-2 5-4 2-2 6-6 6-3 1-1 6-2 6-6")
    hand = person.scene.table.hand
    assert hand.tiles == [(6, 6), (6, 6), (1, 1), (2, 2), (6, 3), (5, 4), (6, 2), (4, 2)]
    gaps = [b.x - a.x - 13 for a, b in zip(sprites(hand), list(sprites(hand))[1:])]
    assert gaps[3] > max(gaps[:3] + gaps[4:])  # between civil and military


def test_a_military_tile_is_rimmed_and_a_face_down_one_does_not_tell(table):
    person = table(MINE, "", "", "5-3 5-2", leader=3, played="lead 5-3")
    art = person.app.art
    rims = [looking(art, look)[1] for look in (PLAIN, DIM, CHOSEN)]
    rimmed = [grid.pixel_shader in rims for grid in sprites(person.scene.table.hand)]
    assert rimmed == [False] * 4 + [True] * 4
    go(person, (4, 2))
    person.press("A")
    while not plays(person)[1]:
        person.step()
    (dropped,) = plays(person)[1]
    assert dropped[0] == 14 and dropped.pixel_shader is art.back
