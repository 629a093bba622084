# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A second opinion on a loss in a line game: the round is played on as Skilled plays, which takes much longer than
the playouts, where everybody plays like Greedy."""
from engine import tiles
from engine.judge import families
from engine.judge.decision import Mean
from engine.judge.position import match_at
from engine.players import skilled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.judge.chances import Chances
    from engine.kinds import Hand, Move, Thoughts
    from engine.line_match import LineMatch
    from engine.rng import Rng
    from engine.view import LineView

_DEALS = 80


class SecondOpinion:
    """Plays the rounds of a position on. Its generators yield None as a pause."""

    def __init__(self, view: "LineView", chances: "Chances", rng: "Rng") -> None:
        self._view = view
        self._chances = chances
        self._rng = rng
        self._playout = families.of(view).Playout(view)
        self._player = skilled.Level()

    def confirm(self, loss: float, error: float, better: "Sequence[Move]", played: "Sequence[Move]") -> "Thoughts":
        """Find the mean of two opinions on a loss: the given one, with its standard error, and that of rounds
        played on like Skilled (generator). The standard error of the mean comes from those of both, and from the
        difference of the opinions. `better` and `played` are lists of the moves of a turn. Yields at the end (loss,
        standard error)."""
        other: Mean = None  # type: ignore[assignment]  # until it is measured
        for other in self._measure(better, played):
            yield None
        differ = loss - other.mean()
        yield loss - differ / 2, (differ ** 2 + error ** 2 + other.error() ** 2) ** 0.5 / 2

    def _measure(self, better: "Sequence[Move]", played: "Sequence[Move]") -> "Thoughts":
        """Yield at the end the Mean of the losses by `played` instead of `better` (generator)."""
        yield from self._playout.prepare()
        losses = Mean()
        for _ in range(_DEALS):
            while self._playout.deal(self._rng):
                yield None
            after = []
            for moves in (better, played):
                match = match_at(self._view, *self._dealt())
                yield from self._play_on(match, moves)
                after.append(self._chances.of(match.scores, match.rounds, match.next_leader)[
                    match.side(self._view.seat)])
            losses.add(after[0] - after[1])
        yield losses

    def _dealt(self) -> "tuple[list[Hand], Hand]":
        """Return the hands and the boneyard of the sampled deal."""
        deals, shifts = self._playout.deals, self._playout.belief.shifts
        hands = [[tile for tile in self._view.tiles if mask >> shifts[tiles.index(tile)] & 1]
                 for mask in deals.hands]
        hands[self._view.seat] = list(self._view.hand)
        return hands, [self._view.tiles[i] for i in deals.order[deals.held:]]

    def _play_on(self, match: "LineMatch", moves: "Sequence[Move]") -> "Iterator[None]":
        """Make these moves in a match, and play its round to the end."""
        for move in moves:
            match.play(move)
        while match.moves:
            found: "Move" = None  # type: ignore[assignment]  # until it is found
            for found in self._player.think(match.view(match.turn)):
                pass
            match.play(found)
            yield None
