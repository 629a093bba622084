# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Expert: plays the moves that look best to Skilled to the end of the round, on many deals that agree with all it
knows, and takes the one that gains most.
"""
from engine.players import SPARE, Player, module, values

_BUDGET = 70000  # thousands of Thumb-2 instructions that the playouts may take; the evaluation takes some, too
_UNIT = 1024  # of a value that are a point


class Level(Player):
    """Sequential halving: of the moves left the worse half is dropped, each time that a share of the budget is
    spent. All are tried on the same deals, so that luck is the same for all."""

    def choose(self, view):
        """See Player.think."""
        playouts = module("playout", view.rules.family)  # before the heap is strewn with what is thought
        # Of each its value below 0, so that sorting puts the best first; and how many came before it, since on the
        # badge sorting doesn't keep the order of equal ones.
        rivals = []
        for found in values(view):
            if found:
                rivals.append([-found[0], len(rivals), found[-1]])
            yield None
        if len(rivals) > 1:
            yield SPARE
            yield from self._play_out(playouts.Playout(view), rivals)
        yield rivals[0][-1][:2]

    def _play_out(self, playout, rivals):
        yield from playout.prepare()
        rivals.sort()
        del rivals[playout.RIVALS:]
        for rival in rivals:
            rival[0] *= playout.PRIOR
        while len(rivals) > 1:
            share = playout.spent + (_BUDGET - playout.spent) // _halvings(len(rivals))
            while playout.spent < share:
                while playout.deal(self.rng):
                    yield None
                yield None
                for rival in rivals:
                    rival[0] -= playout.play(rival[-1]) * _UNIT
                    yield None
            rivals.sort()
            del rivals[(len(rivals) + 1) // 2:]


def _halvings(count):
    """How often so many rivals are halved until one is left."""
    return 0 if count < 2 else 1 + _halvings((count + 1) // 2)
