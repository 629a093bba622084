# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The turns of Blitz, and rounds played out after them."""

from __future__ import annotations

from ...line import LEFT_ARM, RIGHT_ARM
from ...moves import DONE
from ...players.blitz import playout, turns
from .ends import Scores

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ...kinds import Hand, LineMove
    from ...players.blitz.turns import Turn
    from ...view import LineView
    from .lines import Key


def candidates(view: LineView) -> dict[Key, Turn]:
    """See lines.candidates: the turns with different outcomes, each as (tile, how, state)."""
    found: tuple[list[Any], ...] = ()
    for found in turns.find_turns(view):
        pass
    order, moves, states = found
    by_key: dict[Key, Turn] = {}
    for turn in order if DONE in view.moves else order[1:]:  # the first lays nothing
        whole = moves[turns.move_place(turn)] + (states[turns.state_place(turn)],)
        by_key.setdefault(key(view, (whole,)), whole)
    return by_key


def key(view: LineView, moves: Sequence[tuple[Any, ...]]) -> Key:
    """See lines.key. A turn can also be one of the candidates."""
    if len(moves[0]) == 3:
        state = moves[0][2]
        return _key(turns.rest(view.hand, state), turns.ends(state))
    line = view.line.copy()
    rest = list(view.hand)
    for tile, how in moves:
        if tile:
            line.add(tile, how)
            rest.remove(tile)
    return _key(rest, line.ends[:2])


def turn(view: LineView, candidate: Turn) -> list[LineMove]:
    """See lines.turn."""
    state = candidate[2]
    rest = turns.rest(view.hand, state)
    ends = sorted(turns.ends(state))
    laid = [tile for tile in view.hand if tile not in rest]
    ways: list[tuple[tuple[int, ...], Hand, list[LineMove]]] = [(tuple(view.line.ends[:2]), laid, [])]
    while ways:
        reached, left, moves = ways.pop()
        if not left and (not rest or sorted(reached) == ends):
            break
        for tile in left:
            for arm in (LEFT_ARM, RIGHT_ARM):
                if reached[arm] in tile:
                    end = sum(tile) - reached[arm]
                    ways.append(
                        (
                            (end, reached[RIGHT_ARM]) if arm == LEFT_ARM else (reached[LEFT_ARM], end),
                            [other for other in left if other != tile],
                            moves + [(tile, arm)],
                        )
                    )
    could_go_on = not view.drawn and any([end in tile for tile in rest for end in reached])
    return moves + [DONE] if could_go_on else moves


def _key(rest: Hand, ends: Iterable[int]) -> Key:
    return tuple(rest), tuple(sorted(ends) if rest else ())


class Playout(playout.Playout):
    """Plays rounds to their end on sampled deals, after whole turns."""

    def __init__(self, view: LineView) -> None:
        super().__init__(view)
        self._packed = Scores(view)
        self._start, self._reached, self._shares = self._packed.start, self._packed.reached, self._packed.shares

    def outcome(self, move: Turn) -> tuple[list[int], None]:
        """See points.Playout. A tile decides who leads the next round."""
        counted = self.play(move)
        if not turns.rest(self._view.hand, move[2]):  # nothing was played out
            counted += self._start
        return self._packed.of(counted), None
