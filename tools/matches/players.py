# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The players that can meet in a match: the engine's levels, and a few plain players to compare them with."""

from engine import players, tiles
from engine.line_match import LineMatch
from engine.players import LEVELS
from engine.players.player import Player


class Random(Player):
    """Plays any move, at random."""

    def choose(self, view):
        """See Player.think."""
        yield view.moves[self.rng.below(len(view.moves))]


class Double(Player):
    """Plays as `double` of PyPI's dominoes 6.1.0: a double if one fits, or else the first tile of the hand that
    does."""

    def choose(self, view):
        """See Player.think."""
        plays = [move for move in view.moves if move[0]]  # stopping a turn comes last, in the games that know it
        yield min(plays, key=lambda move: (self.dislike(move[0]), view.hand.index(move[0])))

    @staticmethod
    def dislike(tile):
        """The greater, the less it likes to play a tile."""
        return not tiles.is_double(tile)


class BotaGorda(Double):
    """Plays as `bota_gorda` of PyPI's dominoes 6.1.0: the tile of the highest value that fits."""

    @staticmethod
    def dislike(tile):
        """The greater, the less it likes to play a tile."""
        return -tiles.value(tile)


OTHERS = {"random": Random, "double": Double, "bota_gorda": BotaGorda}
NAMES = LEVELS + tuple(OTHERS)


def can_play(name, rules):
    """Whether a player, one of NAMES, knows a game: a subclass of Match."""
    return not issubclass(OTHERS.get(name, Player), Double) or issubclass(rules, LineMatch)


def load(name, seed=0):
    """The player of a name that is in NAMES; all its chances come from `seed`, an int of 0 to 2**30 - 1."""
    return OTHERS[name](seed) if name in OTHERS else players.load(name, seed)


def decide(player, view):
    """The move that a player finds for the seat of a View."""
    move = None
    for move in player.think(view):
        pass
    return move
