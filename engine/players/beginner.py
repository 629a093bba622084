# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Beginner: plays like a child who knows the rules."""

from engine.players.player import Player, worths

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import Move, Thoughts
    from engine.view import View


class Level(Player):
    """Plays at random. Likes doubles and pairs, and now and then sees an obvious gain."""

    def choose(self, view: "View") -> "Thoughts":
        """See Player.think."""
        liked: "list[Move]" = []
        if self.rng.below(3) == 0:
            for found in worths(view):
                if not found:
                    yield None
                elif found[0][0] > 0:
                    liked.append(found[1])
        yield None
        if not liked and self.rng.below(2):
            liked = [move for move in view.moves if _is_twofold(move[0])]
        liked = liked or view.moves  # type: ignore[assignment]  # only read from now on
        yield liked[self.rng.below(len(liked))]


def _is_twofold(played: "tuple[object, ...] | None") -> bool:
    """Return whether `played` is a double, or Chinese tiles of which the first two are alike."""
    return bool(played) and played[:1] == played[1:2]  # type: ignore[index]  # None isn't True
