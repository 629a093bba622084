# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deal in Tien Gow."""

import pytest

from tests.reading import names_heard
from tests.tables.tricks.shown import said, sprites, start


def test_a_round_starts_with_the_banker_who_is_named(person):
    match = start(person)
    assert (
        said(person)
        == ("You are the banker", "Gus, the banker, leads", "Ivy, the banker, leads", "Max, the banker, leads")[
            match.leader
        ]
    )


def hand_tiles(person):
    """Where the tiles of one's own hand that face down, and those that face up, lie: two sets of places."""
    sheets, _ = person.app.art.chinese
    tiles = [
        (grid[0] == 14, grid.x, grid.y) for grid in sprites(person.scene.table.hand) if grid.bitmap in sheets.values()
    ]
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
    heard = names_heard(person)
    assert heard.count("deal") >= 7 and heard.count("turned") == 4


@pytest.mark.parametrize("frames", [0, 10])
def test_a_press_ends_the_deal_and_plays_nothing(person, frames):
    match = start(person)
    for _ in range(frames):
        person.step()
    person.badge.press("A")
    for _ in range(8):
        before = person.display.pixels
        person.step()
        assert person.display.pixels - before <= 3000
    hand = person.scene.table.hand
    assert hand_tiles(person) == (set(), {hand.place(i) for i in range(8)})
    assert not match.played
