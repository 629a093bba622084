# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Expert: tries the moves that look best to Skilled on many sampled deals, and takes the one that gains most.

A sampled deal gives the unseen tiles to the other seats at random, consistent with everything that the seat knows.
A playout plays the round to its end on that deal.
"""

from engine.players.player import Player
from engine.players.skilled import values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType
    from typing import Any

    from engine.kinds import Playout, Thoughts
    from engine.view import View

BUDGET = 38000  # thousands of Thumb-2 instructions for the playouts; the evaluation takes some more
_UNIT = 1024  # a point, in the units of a value


class Level(Player):
    """Plays by sequential halving: the budget is divided among stages, and each stage drops the worse half of the
    candidates. All candidates are tried on the same deals, so all have the same luck."""

    def choose(self, view: "View") -> "Thoughts":
        """See Player.think. If the memory runs out, the move that looks best until then is played."""
        try:
            _playout(view)  # loaded first, before thinking fragments the heap
        except MemoryError:
            pass  # once the evaluation is unloaded, there may be room for it
        # For each candidate [loss, place, move]: the loss is the negative value, so sorting puts the best
        # first; the place keeps equal candidates in order, because sorting isn't stable on the badge.
        candidates: "list[list[Any]]" = []
        for found in values(view):
            if found:
                candidates.append([-found[0], len(candidates), found[-1]])
            yield None
        candidates.sort()
        if len(candidates) > 1:
            if self.after_evaluation:
                self.after_evaluation()
            try:
                yield from self._halve(_playout(view).Playout(view), candidates)
            except MemoryError:
                pass  # on the badge the free memory can be in pieces that are too small
        yield candidates[0][-1][:2]

    def _halve(self, playout: "Playout", candidates: "list[list[Any]]") -> "Iterator[None]":
        """Reduce a sorted list of candidates to the best one."""
        yield from playout.prepare()
        del candidates[playout.CANDIDATES :]
        for candidate in candidates:
            candidate[0] *= playout.PRIOR
        while len(candidates) > 1:
            share = playout.spent + (BUDGET - playout.spent) // _halvings(len(candidates))
            while playout.spent < share:
                while playout.deal(self.rng):
                    yield None
                yield None
                for candidate in candidates:
                    candidate[0] -= playout.play(candidate[-1]) * _UNIT
                    yield None
            candidates.sort()
            del candidates[(len(candidates) + 1) // 2 :]


def _playout(view: "View") -> "ModuleType":
    """Return the module with the playouts of the game's family."""
    return __import__("engine.players.%s.playout" % view.rules.family, None, None, ("Playout",))


def _halvings(count: int) -> int:
    """Return the number of halvings that reduce `count` candidates to one."""
    return 0 if count < 2 else 1 + _halvings((count + 1) // 2)
