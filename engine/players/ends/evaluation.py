# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Evaluates the position that a move leaves in Draw dominoes, Kozel and Bergen."""

from engine import tiles
from engine.line import FIRST, LEFT_ARM, RIGHT_ARM
from engine.players.ends.worth import laid_by
from engine.players.lines.features import LINE_FEATURES, LineFeatures
from engine.players.player import candidates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import Hand, Move
    from engine.players.player import Features
    from engine.view import LineView

# points   the points that the move scores at once
# pips     the pips of the tile
# doubles  whether it is a double, 1 or 0
# cover    whether it covers an opponent's end
# and the LINE_FEATURES
# reply    in Bergen: the points of the tile that makes both ends alike, if another seat may hold it
# next     the same if the seat itself holds it
FEATURES = ("points", "pips", "doubles", "cover") + LINE_FEATURES + ("reply", "next")

_MOST = 16  # moves that are examined: with 91 tiles there can be three times as many


def features(view: "LineView") -> "Features":
    """Yield (features, move), with the features in the order of FEATURES, and None as a pause.

    Skips a move with the same outcome as an earlier one.
    """
    line_features = LineFeatures(view)
    yield from line_features.prepare()
    ends = view.line.ends
    laid = laid_by(view)
    seen = []
    for move in candidates(view, _MOST):
        tile, how = move
        if how == FIRST:
            shown = tile
        else:
            end = tiles.value(tile) - ends[how]
            shown = (end, ends[1]) if how == LEFT_ARM else (ends[0], end)
        if (tile, shown) in seen or (tile, (shown[1], shown[0])) in seen:
            continue
        seen.append((tile, shown))
        rest = [other for other in view.hand if other != tile]
        points = view.points(move) if view.rules.bonus else 0
        # As in worth.py. With a function for both, the largest game no longer fits in its heap.
        covers = how != FIRST and (laid[how] - view.seat) % len(view.scores) != 0
        own = [points, tiles.value(tile), int(tiles.is_double(tile)), int(covers)]
        yield own + line_features.of(rest, shown) + _alike(line_features.unseen, view, rest, shown, move), move
        yield None


def _alike(unseen: int, view: "LineView", rest: "Hand", ends: "tuple[int, int]", move: "Move") -> "list[int]":
    """Return the features "reply" and "next" of a move that leaves these ends; `unseen` is the mask of the unseen
    tiles."""
    link = max(ends), min(ends)
    tile, how = move
    points = view.rules.bonus
    if points and (
        link[0] == link[1]
        or tiles.is_double(tile)
        or how != FIRST
        and tiles.is_double(view.line.end_tile(RIGHT_ARM - how))
    ):
        points += 1
    return [points * (unseen >> tiles.index(link) & 1), points * (link in rest)]
