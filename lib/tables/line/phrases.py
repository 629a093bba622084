# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences about moves in a line game."""

from __future__ import annotations

from engine import tiles
from engine.line import CLOSED, FIRST
from engine.moves import DRAW, PASS
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.line import Line
    from engine.line_match import LineMatch
    from engine.match import Happened
    from words.words import Words


def sentence(happened: Happened) -> tuple[int] | tuple[int, int | str] | tuple[int, int, str]:
    """Return the name of the sentence about a Happened, and the values for it, see App.sentence."""
    move = tile, arm = happened.move
    if move == DRAW:
        return names.DREW, happened.drawn + 1
    if tile is None:
        if move == PASS and happened.drawn:
            return names.DREW_PASSED, happened.drawn
        return (names.PASSED if move == PASS else names.STOPPED,)
    name = tiles.name(tile)
    if happened.drawn:
        return names.DREW_PLAYED, happened.drawn, name
    return names.LED if arm == FIRST else names.WENT_ON if happened.laid else names.PLAYED, name


def scored(app: App, match: LineMatch, seat: int, points: int) -> str:
    """Return the sentence on the points of a seat's play: who scores how much, and for what."""
    reason = match.reason(match.line)
    if reason:
        return app.sentence(seat, names.REASONS, points, key=reason)
    return "%s +%d: %s" % (app.names[seat], points, "+".join(map(str, match.line.counting())))


def blocked(words: Words, line: Line) -> str:
    """Return the sentence on a blocked round: which numbers at the ends of the Line are out."""
    out = sorted({end for end in line.ends if end != CLOSED})
    one, several = words.forms(names.NONE_LEFT)
    return several % (", ".join(map(str, out[:-1])), out[-1]) if len(out) > 1 else one % out[0]
