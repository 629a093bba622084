# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The different moves of a line game."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...kinds import LineMove, Move
    from ...line import Line
    from ...view import LineView, View

    Key = tuple[object, ...]  # equal for moves with the same outcome


def candidates(view: LineView) -> dict[Key, Move]:
    """Return the moves of a view with different outcomes, as the Playout of the game takes them: a dict by their
    `key`."""
    found: dict[Key, Move] = {}
    for move in view.moves:
        found.setdefault(key(view, (move,)), move)
    return found


def key(view: LineView, moves: Sequence[LineMove]) -> Key:
    """Return a value that is equal for moves with the same outcome. `moves` is a single move here; in Blitz it is
    the rest of a turn."""
    tile, how = moves[0]
    score = view.rules.counting or view.rules.bonus  # whether ends do
    return tile, view.line.having(tile, how, _ends if score else _numbers) if tile else how


def turn(view: View, candidate: Move) -> list[Move]:
    """Return a list of the move of a candidate; in Blitz of all moves of the turn."""
    return [candidate]


def _numbers(line: Line) -> tuple[int, ...]:
    """Return the numbers of the ends of a line, in no particular place."""
    return tuple(sorted(line.ends))


def _ends(line: Line) -> tuple[tuple[int, int, int], ...]:
    """Return everything that may score at the ends of a line, in no particular place."""
    return tuple(sorted([(line.ends[arm], line.pips[arm], line.bare >> arm & 1) for arm in range(4)]))
