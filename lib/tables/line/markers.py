# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Signs that stand on a Board beside its tiles, above all points. Each is placed where it covers no tile, or as few
as possible."""

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


def points(board: "Board", text: str, box: "Box", others: "Sequence[Box]" = ()) -> "displayio.TileGrid":
    """Return a TileGrid with a text, to be shown beside a box on the board, away from other boxes."""
    return sign_of(board.art, text, *place(board, width_of(board.art, text), box, others))


def place(board: "Board", across: int, box: "Box", others: "Sequence[Box]") -> "Place":
    """Return the place for a sign `across` px wide beside a box on the board, away from other boxes: x and y in px,
    in the window."""
    left, top, wide, high = box
    x, y = left + (wide - across) // 2, top + (high - HIGH) // 2
    places: "Sequence[Place]" = ((x, top - HIGH - 2), (x, top + high + 2), (left - across - 2, y), (left + wide + 2, y))
    first, last = board.y, board.y + board.height - HIGH
    places = [(min(max(x, 0), board.width - across), min(max(y, first), last)) for x, y in places]
    x, y = freest(board, places, across, HIGH, box, *others)
    return x, y - board.y


def freest(board: "Board", places: "Sequence[Place]", width: int, height: int, *boxes: "Box") -> "Place":
    """Return the one of these places (x and y in px, on the whole line) at which a box of that size covers the
    fewest tiles of a Board and other boxes."""
    found, fewest = None, 1 << 8
    for place in places:
        covered = _count_covered(board, place + (width, height), boxes)
        if covered < fewest:
            found, fewest = place, covered
        if not covered:
            break  # another place takes 20 ms to check
    return found  # type: ignore[return-value]  # there are places


def _count_covered(board: "Board", one: "Box", boxes: "Sequence[Box]") -> int:
    """Return how many tiles and other boxes a box meets."""
    covered = sum([meet(one, box) for box in boxes])
    for spot in board.spots:  # a list of all their boxes would take 4 KB with a line of sixty tiles
        covered += meet(one, board.box(spot))
    return covered


def width_of(art: "Art", text: str) -> int:
    """Return the width of a sign with a text, in px."""
    return art.font.width(text) + _EDGE


def sign_of(art: "Art", text: str, x: int, y: int, colour: int = INK, ground: int = GOLD) -> "displayio.TileGrid":
    """Return a TileGrid with a text in a colour on a ground of another, at `x` and `y` in px."""
    picture = displayio.Bitmap(width_of(art, text), HIGH, 2)
    art.font.draw(picture, text, _EDGE, ABOVE - _EDGE)
    return displayio.TileGrid(picture, pixel_shader=art.ink(colour, ground), x=x, y=y)


def width(sign: "displayio.TileGrid") -> int:
    """Return the width of a sign, in px."""
    return sign.bitmap.width
