# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Signs that stand on a Board beside its tiles, above all points. Each is placed where it covers no tile, or as few
as possible."""
import displayio

from drawings import ABOVE, CAPITAL, GOLD, INK
from tables.line import meet

_EDGE = 1  # px around the text
HIGH = CAPITAL + 2 * _EDGE  # px of a sign


def points(board, text, box, others=()):
    """Return a TileGrid with a text, to be shown beside a box on the board, away from other boxes."""
    return sign_of(board.art, text, *place(board, width_of(board.art, text), box, others))


def place(board, across, box, others):
    """Return the place for a sign `across` px wide beside a box on the board, away from other boxes: x and y in px,
    in the window."""
    left, top, wide, high = box
    x, y = left + (wide - across) // 2, top + (high - HIGH) // 2
    places = ((x, top - HIGH - 2), (x, top + high + 2), (left - across - 2, y), (left + wide + 2, y))
    first, last = board.y, board.y + board.height - HIGH
    places = [(min(max(x, 0), board.width - across), min(max(y, first), last)) for x, y in places]
    x, y = freest(board, places, across, HIGH, box, *others)
    return x, y - board.y


def freest(board, places, width, height, *boxes):
    """Return the one of these places (x and y in px, on the whole line) at which a box of that size covers the
    fewest tiles of a Board and other boxes."""
    found, fewest = None, 1 << 8
    for place in places:
        covered = _count_covered(board, place + (width, height), boxes)
        if covered < fewest:
            found, fewest = place, covered
        if not covered:
            break  # another place takes 20 ms to check
    return found


def _count_covered(board, one, boxes):
    """Return how many tiles and other boxes a box meets."""
    covered = sum([meet(one, box) for box in boxes])
    for spot in board.spots:  # a list of all their boxes would take 4 KB with a line of sixty tiles
        covered += meet(one, board.box(spot))
    return covered


def width_of(art, text):
    """Return the width of a sign with a text, in px."""
    return art.font.width(text) + _EDGE


def sign_of(art, text, x, y, colour=INK, ground=GOLD):
    """Return a TileGrid with a text in a colour on a ground of another, at `x` and `y` in px."""
    picture = displayio.Bitmap(width_of(art, text), HIGH, 2)
    art.font.draw(picture, text, _EDGE, ABOVE - _EDGE)
    return displayio.TileGrid(picture, pixel_shader=art.ink(colour, ground), x=x, y=y)


def width(sign):
    """Return the width of a sign, in px."""
    return sign.bitmap.width
