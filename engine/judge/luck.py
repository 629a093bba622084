# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Luck: by how much the deals and draws of a match changed the chances to win it.

Unlike the judgement of a move, it knows all hands. Each chance is the mean of many ways to end the round: for each,
the rest of the boneyard is shuffled, or in a game without one some moves are made at random.
"""
from engine import tiles
from engine.judge.chances import Chances
from engine.judge.decision import Mean
from engine.judge.families import ends, points
from engine.moves import DRAW
from engine.players.player import best, worths
from engine.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.kinds import Hand, Move
    from engine.match import Match

_TIMES = 800  # that the rest of a round is played, for each chance
_TIMES_WITHOUT_BONEYARD = {"tien_gow": 60, "pai_gow": 8}  # by the game, since that is slower there
_ORDINARY_TIMES = 300
_ODD = 4  # there one move in so many is made at random, so that a deal isn't judged by a single way to play it


class Luck:
    """Adds up the luck of a match, as its rounds are played again. Its generators yield None as a pause.

    changes  for each side its luck so far: the change of its chance to win, 0 to 1
    errors   for each side the square of the standard error of that
    """

    def __init__(self, match: "Match", seed: int) -> None:
        """Begin a match like this one. All chances come from `seed`."""
        self._chances = Chances(match)
        self._rng = Rng(seed)
        self.changes = [0.0] * len(match.scores)
        self.errors = [0.0] * len(match.scores)
        self._rest: _Rest = None  # type: ignore[assignment]  # until a tile is laid
        self._drawn: "Hand" = []  # since the last tile was laid

    def begin(self, match: "Match") -> "Iterator[None]":
        """Add the luck of the deal of a round that begins (generator)."""
        before = self._chances.at(match)
        if match.has_boneyard and match.boneyard:
            rest = _Rest(match, _obvious(match), self._chances)
            yield from self._add(
                ((rest.played(_shuffled(match.boneyard, self._rng)), before) for _ in range(_TIMES)))
        else:
            times = _TIMES_WITHOUT_BONEYARD.get(match.name, _ORDINARY_TIMES)
            yield from self._add(((self._played_on(match.copy()), before) for _ in range(times)))

    def follow(self, match: "Match", move: "Move") -> "Iterator[None]":
        """Call this before each move of the round (generator). A tile ends the draws before it: add their luck."""
        if move == DRAW:
            self._drawn.append(match.boneyard[0])
            return
        if self._drawn:
            yield from self._add_draws()
        if match.has_boneyard and match.boneyard and move[0]:
            self._rest = _Rest(match, move, self._chances)

    def _add_draws(self) -> "Iterator[None]":
        """Add the luck of the draws since the last tile was laid: of the tiles drawn, compared with any others."""
        yield from self._add((self._with_and_without() for _ in range(_TIMES)))
        self._drawn = []

    def _with_and_without(self) -> "tuple[list[float], list[float]]":
        """Return the chances at the end with the tiles drawn, and with a boneyard in any order."""
        stock = _shuffled(self._rest.boneyard, self._rng)
        without = self._rest.played(stock)
        for tile in reversed(self._drawn):
            stock.remove(tile)
            stock.insert(0, tile)
        return self._rest.played(stock), without

    def _played_on(self, match: "Match") -> "list[float]":
        """Play a round to its end, and return the chances of all sides then."""
        rng = self._rng
        while match.moves:
            move = match.moves[0]
            if len(match.moves) > 1:
                move = _obvious(match) if rng.below(_ODD) else match.moves[rng.below(len(match.moves))]
            match.play(move)
        return self._chances.of(match.scores, match.rounds, match.next_leader)

    def _add(self, found: "Iterable[tuple[list[float], list[float]]]") -> "Iterator[None]":
        """Add the mean change of chances, each pair as (after, before)."""
        means = [Mean() for _ in self.changes]
        for after, before in found:
            for side, mean in enumerate(means):
                mean.add(after[side] - before[side])
            yield None
        for side, mean in enumerate(means):
            self.changes[side] += mean.mean()
            self.errors[side] += mean.error() ** 2


class _Rest:
    """Plays the rest of a round of a line game after a play, on all hands as they are.

    boneyard  the boneyard, a list
    """

    def __init__(self, match: "Match", move: "Move", chances: Chances) -> None:
        view = match.view(match.turn)
        module = points if view.rules.family == "points" else ends
        self.boneyard = match.boneyard[:]
        self._move = move
        self._chances = chances
        self._rounds = match.rounds + 1
        self._playout = module.Playout(view)
        for _ in self._playout.prepare():
            pass
        shifts = self._playout.belief.shifts
        self._playout.deals.hands[:] = [sum([1 << shifts[tiles.index(tile)] for tile in hand])
                                        for hand in match.hands]

    def played(self, boneyard: "Hand") -> "list[float]":
        """Return the chances of all sides at the end, with the boneyard in this order."""
        deals = self._playout.deals
        deals.order[deals.held:] = bytes([tiles.index(tile) for tile in boneyard])
        scores, leader = self._playout.outcome(self._move)
        return self._chances.of(scores, self._rounds, leader)


def _obvious(match: "Match") -> "Move":
    """Return the move that gains most at once."""
    found: "tuple[tuple[int, ...], Move]" = None  # type: ignore[assignment]  # until it is found
    for found in best(worths(match.view(match.turn))):
        pass
    return found[1]


def _shuffled(stock: "Hand", rng: Rng) -> "Hand":
    other = stock[:]
    rng.shuffle(other)
    return other
