# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of the line games: tiles are joined to the ends of a line."""
from collections import namedtuple

ASK = "hint"  # the person's answer in place of a move, to ask for a hint

# The parts of a table:
#   art     the Art that draws it
#   group   the Group to show
#   board   the line of play, a Board
#   hand    the person's Hand
#   status  the line of text, a Status
#   bar     the bar at the top, a BarForTwo or a BarForSeveral
Table = namedtuple("Table", ("art", "group", "board", "hand", "status", "bar"))


def meet(one, other):
    """Return whether two boxes share any px."""
    left, top, width, height = one
    x, y, wide, high = other
    return x < left + width and left < x + wide and y < top + height and top < y + high
