# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of the line games: tiles are joined to the ends of a line."""

from __future__ import annotations

from collections import namedtuple

from engine.moves import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal

    from app import App
    from engine.kinds import LineMove
    from engine.line_match import LineMatch
    from kinds import Box

    Choice = LineMove | Literal["hint"] | None  # the move, ASK, or None after START

    class LineApp(App):
        """The App while its match is one of a line game."""

        match: LineMatch


ASK: Final = "hint"  # the person's answer in place of a move, to ask for a hint

# The parts of a table:
#   art     the Art that draws it
#   group   the Group to show
#   board   the line of play, a Board
#   hand    the person's Hand
#   status  the line of text, a Status
#   bar     the bar at the top, a BarForTwo or a BarForSeveral
Table = namedtuple("Table", ("art", "group", "board", "hand", "status", "bar"))


def plays_itself(match: LineMatch, every: bool) -> bool:
    """Return whether the move of the seat to move has no alternative and is made without a press: a pass, a tile
    that has to lead, and the moves after a draw; with `every`, all others, too."""
    moves = match.moves
    return len(moves) == 1 and bool(every or match.drawn or moves[0] == PASS or not match.line.tiles)


def meet(one: Box, other: Box) -> bool:
    """Return whether two boxes share any px."""
    left, top, width, height = one
    x, y, wide, high = other
    return x < left + width and left < x + wide and y < top + height and top < y + high
