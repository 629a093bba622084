# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Signs that stand on a Board beside its tiles: numbers of ends, points. Where there is a place for one it covers no
tile and no other sign."""

from __future__ import annotations

import displayio

from drawings import ABOVE, CAPITAL, GOLD, INK
from tables.line import meet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from art import Art
    from kinds import Box, Place
    from tables.line.board import Board

_EDGE = 1  # px around the text
HIGH = CAPITAL + 2 * _EDGE  # px of a sign
_GAP = 1  # px between a sign and what it stands beside
_APART = 4  # px between two signs in a row: numbers that are closer read as one
_FAR = 6  # px to what it stands behind a mark of

# The places around a box in the order in which they are tried: column << 4 | row, each from 0, before the box, over 1
# to 3, flush with it or with its middle, to 4, behind it; 5 and 6 are further before and behind it.
_AROUND = b"\x20\x24\x02\x42\x10\x30\x14\x34\x01\x03\x41\x43\x00\x40\x04\x44\x52\x62\x25\x26"


def place(board: Board, across: int, box: Box, others: Sequence[Box], tall: int = HIGH) -> Place | None:
    """Return the place for a sign `across` px wide and `tall` px high beside a box on the board, where the window shows
    it and it covers neither a tile nor one of the other boxes: x and y in px, on the whole line. Return None if there
    is none, or the window doesn't show the box."""
    if not meet(box, (0, board.y, board.width, board.height)):
        return None
    left, top, wide, high = box
    around = left - across - _FAR, top - tall - _FAR, wide + 2 * (across + _FAR), high + 2 * (tall + _FAR)
    taken = [other for other in others if meet(other, around)]
    taken.append(box)
    for spot in board.spots:
        tile = board.box(spot)
        if meet(tile, around):
            taken.append(tile)
    columns = _from(left, wide, across)
    rows = _from(top, high, tall)
    for at in _AROUND:
        x = min(max(columns[at >> 4], 0), board.width - across)
        y = min(max(rows[at & 15], board.y), board.y + board.height - tall)
        if not _meets_any((x, y, across, tall), taken):
            return x, y
    return None


def kept(x: int, y: int, across: int) -> Box:
    """Return the box that a sign `across` px wide at `x` and `y` px keeps free of other signs."""
    return x - _APART, y, across + 2 * _APART, HIGH


def _meets_any(one: Box, others: Sequence[Box]) -> bool:
    """Return whether a box meets one of the others."""
    for other in others:  # a list of the answers may need more memory than there is in one piece
        if meet(one, other):
            return True
    return False


def _from(start: int, length: int, size: int) -> tuple[int, ...]:
    """Return seven places for something of that size beside, or within, what begins at `start` and has a `length`."""
    end, before = start + length, start - size
    return before - _GAP, start, start + (length - size) // 2, end - size, end + _GAP, before - _FAR, end + _FAR


def freest(board: Board, places: Sequence[Place], width: int, height: int) -> Place:
    """Return the one of these places (x and y in px, on the whole line) at which a box of that size covers the
    fewest tiles of a Board."""
    found, fewest = places[0], 1 << 8
    for place in places:
        covered = _count_covered(board, place + (width, height))
        if covered < fewest:
            found, fewest = place, covered
        if not covered:
            break  # another place takes 20 ms to check
    return found


def _count_covered(board: Board, one: Box) -> int:
    """Return how many tiles a box meets."""
    covered = 0
    for spot in board.spots:  # a list of all their boxes would take 4 KB with a line of sixty tiles
        covered += meet(one, board.box(spot))
    return covered


def width_of(art: Art, text: str) -> int:
    """Return the width of a sign with a text, in px."""
    return art.font.width(text) + _EDGE


def sign_of(art: Art, text: str, x: int, y: int, colour: int = INK, ground: int = GOLD) -> displayio.TileGrid:
    """Return a TileGrid with a text in a colour on a ground of another, at `x` and `y` in px."""
    picture = displayio.Bitmap(width_of(art, text), HIGH, 2)
    art.font.draw(picture, text, _EDGE, ABOVE - _EDGE)
    return displayio.TileGrid(picture, pixel_shader=art.ink(colour, ground), x=x, y=y)


def width(sign: displayio.TileGrid) -> int:
    """Return the width of a sign, in px."""
    return sign.bitmap.width
