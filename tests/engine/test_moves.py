# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Moves in notation (docs/record-format.md) and packed."""

import pytest

from engine import moves, parsing, tiles
from engine.line import DOWN_ARM, FIRST, LEFT_ARM, RIGHT_ARM, UP_ARM

NAMED = {
    "6-6": ((6, 6), FIRST),
    "6-1": ((6, 1), FIRST),
    "6-1 left": ((6, 1), LEFT_ARM),
    "5-5 right": ((5, 5), RIGHT_ARM),
    "1-0 up": ((1, 0), UP_ARM),
    "0-0 down": ((0, 0), DOWN_ARM),
    "draw": moves.DRAW,
    "pass": moves.PASS,
    "done": moves.DONE,
}


@pytest.mark.parametrize("text", NAMED)
def test_notation(text):
    assert parsing.move(text) == NAMED[text]
    assert moves.name(NAMED[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6-1 ",
        "6-1  left",
        "6-1 north",
        "6-1 pass",
        "6-1 left left",
        "1-6 left",
        "6-1\tleft",
    ],
)
def test_nothing_else_is_a_move(text):
    with pytest.raises(ValueError, match="is not a (tile|move); a tile is "):
        parsing.move(text)


def test_packed_plays_take_two_bytes_and_other_moves_one_and_come_back():
    for top in (6, 12):
        tile_set = tiles.make_set(top)
        played = [(tile, arm) for tile in tile_set for arm in range(5)] + [moves.DRAW, moves.PASS, moves.DONE]
        packed = bytearray()
        for move in played:
            moves.pack(packed, move)
        assert len(packed) == 2 * len(played) - 3
        assert list(moves.unpack(packed, tile_set)) == played
