# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The levels below the Expert, who is in player.py."""

from __future__ import annotations

from .player import Player, best, values, worths

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import Move, Thoughts
    from ..view import View


class Beginner(Player):
    """Plays at random, like a child who knows the rules. Likes doubles and pairs, and now and then sees an obvious
    gain."""

    def choose(self, view: View) -> Thoughts:
        """See Player.think."""
        liked: list[Move] = []
        if self.rng.below(3) == 0:
            for found in worths(view):
                if not found:
                    yield None
                elif found[0][0] > 0:
                    liked.append(found[1])
        yield None
        if not liked and self.rng.below(2):
            liked = [move for move in view.moves if _is_twofold(move[0])]
        moves = liked or view.moves
        yield moves[self.rng.below(len(moves))]


class Greedy(Player):
    """Plays the move of the greatest worth at once, and never looks ahead; of equal moves, the first."""

    def choose(self, view: View) -> Thoughts:
        """See Player.think."""
        for found in best(worths(view)):
            yield found and found[-1]


class Skilled(Player):
    """Looks one move ahead, at the position it leaves to the others, and remembers the ends that they couldn't play
    on. Plays the move of the greatest value by the game's evaluation; of equal ones, the first."""

    def choose(self, view: View) -> Thoughts:
        """See Player.think."""
        for found in best(values(view, self.style)):
            yield found and found[-1][:2]


def _is_twofold(played: tuple[object, ...] | None) -> bool:
    """Return whether `played` is a double, or Chinese tiles of which the first two are alike."""
    return played is not None and played[:1] == played[1:2]


PLAYERS: dict[str, type[Player]] = {"beginner": Beginner, "greedy": Greedy, "skilled": Skilled}
