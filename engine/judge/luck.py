# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Luck: by how much the deals and draws of a match changed the chances to win it.

Unlike the judgement of a move, it knows all hands. With these, a chance depends on how the round is played on. So
it is the mean of many ways to play: in each, all seats prefer other tiles, and the rest of the boneyard is shuffled
a few times. If the boneyard is empty, some moves are made at random instead.
"""

from __future__ import annotations

from .. import tiles
from ..moves import DRAW
from ..players.ends.worth import hardness
from ..players.player import best, worths
from ..rng import Rng
from .chances import Chances
from .decision import Mean
from .families import ends, points

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..kinds import Hand, Move, Tile
    from ..match import Match

_WAYS = 40  # to play on, for each chance
_TIMES = 20  # that the boneyard is shuffled for each of them
_WHIM = 8  # by up to this many pips a tile counts more in one way than in another
_TIMES_WITHOUT_BONEYARD = {"tien_gow": 60, "pai_gow": 8}  # by the game, since that is slower there
_ORDINARY_TIMES = 300
_ODD = 4  # there one move in so many is made at random


class Luck:
    """Adds up the luck of a match, as its rounds are played again. Its generators yield None as a pause.

    changes  for each side its luck so far: the change of its chance to win, 0 to 1
    errors   for each side the square of the standard error of that
    """

    _laid: tuple[Match, Move]  # the match before the last tile, and its move

    def __init__(self, match: Match, seed: int) -> None:
        """Begin a match like this one. All chances come from `seed`."""
        self._chances = Chances(match)
        self._rng = Rng(seed)
        self.changes = [0.0] * len(match.scores)
        self.errors = [0.0] * len(match.scores)
        self._drawn: Hand = []  # since the last tile was laid

    def begin(self, match: Match) -> Iterator[None]:
        """Add the luck of the deal of a round that begins (generator)."""
        before = self._chances.at(match)
        if match.has_boneyard and match.boneyard:
            yield from self._add(
                self._in_all_ways(
                    match,
                    _obvious(match),
                    lambda rest: _difference(rest.played(_shuffled(match.boneyard, self._rng)), before),
                )
            )
        else:
            times = _TIMES_WITHOUT_BONEYARD.get(match.game, _ORDINARY_TIMES)
            yield from self._add(_difference(self._played_on(match.copy()), before) for _ in range(times))

    def follow(self, match: Match, move: Move) -> Iterator[None]:
        """Call this before each move of the round (generator). A tile ends the draws before it: add their luck."""
        if move == DRAW:
            self._drawn.append(match.boneyard[0])
            return
        if self._drawn:
            yield from self._add_draws()
        if match.has_boneyard and match.boneyard and move[0]:
            self._laid = match.copy(), move

    def _add_draws(self) -> Iterator[None]:
        """Add the luck of the draws since the last tile was laid: of the tiles drawn, compared with any others."""
        yield from self._add(self._in_all_ways(*self._laid, self._with_and_without))
        self._drawn = []

    def _with_and_without(self, rest: _Rest) -> list[float]:
        """Return by how much the chances at the end are higher with the tiles drawn than with a boneyard in any
        order."""
        stock = _shuffled(rest.boneyard, self._rng)
        without = rest.played(stock)
        for tile in reversed(self._drawn):
            stock.remove(tile)
            stock.insert(0, tile)
        return _difference(rest.played(stock), without)

    def _in_all_ways(
        self, match: Match, move: Move, change: Callable[[_Rest], list[float]]
    ) -> Iterator[list[float] | None]:
        """Yield the mean of `change(rest)` for each way to play on after a move, and None as a pause."""
        for _ in range(_WAYS):
            rest = _Rest(match, move, self._chances, self._rng)
            means = [Mean() for _ in self.changes]
            for _ in range(_TIMES):
                for mean, side in zip(means, change(rest)):
                    mean.add(side)
                yield None
            yield [mean.mean() for mean in means]

    def _played_on(self, match: Match) -> list[float]:
        """Play a round to its end, and return the chances of all sides then."""
        rng = self._rng
        while match.moves:
            move = match.moves[0]
            if len(match.moves) > 1:
                move = _obvious(match) if rng.below(_ODD) else match.moves[rng.below(len(match.moves))]
            match.play(move)
        return self._chances.of(match.scores, match.rounds, match.next_leader)

    def _add(self, found: Iterator[list[float] | None]) -> Iterator[None]:
        """Add the mean of the changes of chances that `found` yields, each a list by the side."""
        means = [Mean() for _ in self.changes]
        for changes in found:
            for mean, change in zip(means, changes or ()):
                mean.add(change)
            yield None
        for side, mean in enumerate(means):
            self.changes[side] += mean.mean()
            self.errors[side] += mean.error() ** 2


class _Rest:
    """Plays the rest of a round of a line game after a play, on all hands as they are, with random preferences.

    boneyard the boneyard, a list
    """

    def __init__(self, match: Match, move: Move, chances: Chances, rng: Rng) -> None:
        view = match.view(match.turn)
        module = points if view.rules.family == "points" else ends
        shifts = _shifts(match.tiles, rng)
        self.boneyard = match.boneyard[:]
        self._move = move
        self._chances = chances
        self._rounds = match.rounds + 1
        self._playout = module.Playout(view, shifts)
        for _ in self._playout.prepare():
            pass
        self._playout.deals.hands[:] = [sum([1 << shifts[tiles.index(tile)] for tile in hand]) for hand in match.hands]

    def played(self, boneyard: Hand) -> list[float]:
        """Return the chances of all sides at the end, with the boneyard in this order."""
        deals = self._playout.deals
        deals.order[deals.held :] = bytes([tiles.index(tile) for tile in boneyard])
        scores, leader = self._playout.outcome(self._move)
        return self._chances.of(scores, self._rounds, leader)


def _shifts(tile_set: Sequence[Tile], rng: Rng) -> bytearray:
    """Return shifts as masks.preference_shifts does, but each tile counts up to _WHIM random pips more."""
    order = sorted([(-hardness(tile) - rng.below(_WHIM + 1), i) for i, tile in enumerate(tile_set)])
    shifts = bytearray(len(tile_set))
    for shift, (_, i) in enumerate(order):
        shifts[i] = shift
    return shifts


def _difference(after: list[float], before: list[float]) -> list[float]:
    return [now - earlier for now, earlier in zip(after, before)]


def _obvious(match: Match) -> Move:
    """Return the move that gains most at once."""
    found: tuple[tuple[int, ...], Move]
    for found in best(worths(match.view(match.turn))):
        pass
    return found[1]


def _shuffled(stock: Hand, rng: Rng) -> Hand:
    other = stock[:]
    rng.shuffle(other)
    return other
