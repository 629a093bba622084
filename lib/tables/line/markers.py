# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Signs that stand on a Board beside its tiles, above all points. Each is placed where it covers no tile, or as few
as possible."""
import displayio

from drawings import GOLD, INK


def points(board, text, box, others=()):
    """Return a Group with a text, to be shown beside a box on the board, away from other boxes."""
    return sign_of(board.art, text, *place(board, len(text), box, others))


def place(board, columns, box, others):
    """Return the place for a text of `columns` characters beside a box on the board, away from other boxes: x and y
    in px, in the window."""
    font = board.art.small
    across, height = columns * font.width + 1, font.height
    left, top, wide, high = box
    x, y = left + (wide - across) // 2, top + (high - height) // 2
    places = ((x, top - height - 2), (x, top + high + 2), (left - across - 2, y), (left + wide + 2, y))
    first, last = board.y, board.y + board.height - height
    places = [(min(max(x, 0), board.width - across), min(max(y, first), last)) for x, y in places]
    x, y = board.freest(places, across, height, box, *others)
    return x, y - board.y


def sign_of(art, text, x, y):
    """Return a Group with a text on a golden ground, at `x` and `y` in px."""
    font = art.small
    sign = displayio.Group(x=x, y=y)
    art.panel(sign, GOLD, 0, 0, len(text) * font.width + 1, font.height)
    art.label(sign, font, INK, len(text), 1, 0, text=text)
    return sign


def width(sign):
    """Return the width of a Group made by `points`, in px."""
    return sign[0].width
