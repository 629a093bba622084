# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules that all line games share (docs/rules.md, "Words, and what all line games share")."""

from __future__ import annotations

from . import moves, tiles
from .line import CLOSED, DOWN_ARM, FIRST, LEFT_ARM, RIGHT_ARM, UP_ARM, Line
from .match import Match, RoundEnd
from .moves import DONE, DRAW, PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Self

    from .kinds import Hand, MaybeNone, Move, Options, Tile
    from .view import LineView

    LeadKey = Callable[[Tile], int]  # of the tile that leads it is the greatest

DOMINO = "domino"
BLOCKED = "blocked"

PIPS = "pips"
OWN = "own"
ROUNDED = "rounded"


class LineMatch(Match):
    """One match of a line game, round after round. Adds to Match:

    line         the Line of the round
    drawn, laid  the number of tiles that the seat to move has drawn and laid in this turn so far
    last_player  the seat that last played a tile in the round, or None
    """

    OPTIONS: tuple[tuple[str, int | str, Sequence[int | str]], ...] = (("target", 100, range(50, 501, 5)),)
    notation = moves
    has_spinner = False
    double_in_middle = False  # whether the first double is shown in the middle of the table
    counting = False  # whether the count of the line scores
    reserve = 0  # the number of tiles at the back of the boneyard that are never drawn
    draws_one = False  # whether a seat that can't play draws only a single tile
    long_turns = False  # whether a turn goes on while a tile fits; after a draw, one tile ends it
    bonus = 0  # the points for winning a round, where they don't depend on pips

    def __init__(self, seats: int = 2, options: Options | None = None, like: Match | None = None) -> None:
        super().__init__(seats, options, like)
        self.line = Line(self.has_spinner)
        self.drawn = self.laid = 0
        self.last_player: int | MaybeNone = None
        self._lead: Tile | None = None  # the tile that has to lead the round, or None for any

    # A game overrides these.

    def make_set(self) -> tuple[Tile, ...]:
        """Return the double-six set, or the one that the option `set` names."""
        return tiles.make_set(self.options.get("set", 6))

    def target(self) -> int:
        """Return the points that end the match."""
        return self.options["target"]

    @staticmethod
    def lead_key(match: LineMatch | LineView) -> LeadKey | None:
        """Return a key function, or None if any tile may lead. The tile of all hands with the greatest key leads
        the round. `match` is a match or a LineView: only `options` and `rounds` are read."""
        return None

    @staticmethod
    def points_in_play(line: Line) -> int:
        """Return the points for making this line."""
        return 0

    @staticmethod
    def reason(line: Line) -> str | None:
        """Return a word for the reason why the line just made scored, or None if the points say enough."""
        return None

    def may_draw(self) -> bool:
        """Return whether a seat that can't play draws a tile now."""
        return len(self.boneyard) > self.reserve and not (self.draws_one and self.drawn)

    def goes_on(self, seat: int) -> bool:
        """Return whether the turn goes on after a play, where turns are long."""
        return not self.drawn and bool(self.plays(seat))

    def gain(self, tile: Tile, arm: int) -> int:
        """Return the points that a legal play would score at once."""
        if self.points_in_play is LineMatch.points_in_play:
            return 0  # no play scores in this game: don't try it
        return self.line.having(tile, arm, self.points_in_play)

    @staticmethod
    def rounded(points: int) -> int:
        """Return the points for the pips left at the end of a round, rounded as the game does."""
        return points

    def score_domino(self, seat: int) -> RoundEnd:
        """Return the RoundEnd after `seat` has played its last tile: it gets the pips left in the other hands."""
        return RoundEnd(DOMINO, self.side(seat), self.rounded(self.pips_against(seat)))

    def score_blocked(self) -> RoundEnd:
        """Return the RoundEnd of a blocked round: no seat can play or draw."""
        pips = [tiles.pips(hand) for hand in self.hands]
        counts = [len(hand) for hand in self.hands]
        seat, points = self.judge_blocked(self.options, self.scores, pips, counts, self.last_player)
        return RoundEnd(BLOCKED, None if seat is None else self.side(seat), points)

    @classmethod
    def judge_blocked(
        cls,
        options: Options,
        scores: Sequence[int],
        pips: Sequence[int],
        counts: Sequence[int],
        last_player: int | None,
    ) -> tuple[int | MaybeNone, int]:
        """Return the seat that wins a blocked round, or None, and its points.

        `options` and `scores` are the match's; `pips` and `counts` are the pips and the number of tiles of each
        seat; `last_player` is the seat that played last. Here the seat with the fewest pips wins, and gets the sum
        of the others' minus its own; if several have the fewest, no seat wins.
        """
        fewest = min(pips)
        if pips.count(fewest) > 1:
            return None, 0
        return pips.index(fewest), cls.rounded(sum(pips) - 2 * fewest)

    def workings(self, ended: RoundEnd) -> tuple[tuple[str, int], ...]:
        """Return the steps that lead to the points of a RoundEnd, a tuple of (step, number): the sum of the others'
        PIPS, the winner's OWN pips, which are subtracted, and the ROUNDED result. The tuple is empty if the points
        don't come from pips, or each side gets points of its own."""
        left = self.pips_against(self.winning_seat(ended))
        own = self.pips(self.winning_seat(ended))
        return (PIPS, left), (OWN, own), (ROUNDED, self.rounded(left - own))

    def winning_seat(self, ended: RoundEnd) -> int | MaybeNone:
        """Return the seat that won the round of a RoundEnd, or None."""
        return ended.side

    def find_result(self) -> int | None:
        """See Match. The first side at the target wins."""
        for side, score in enumerate(self.scores):
            if score >= self.target():
                return side
        return None

    def leads_next(self, ended: RoundEnd) -> int:
        """See Match. The winner leads, or after a round without a winner the seat that played last."""
        winner = self.winning_seat(ended)
        return self.last_player if winner is None else winner

    def why_illegal(self, move: Move) -> str:
        """See Match."""
        from . import refusals

        return refusals.illegal_play(self, move)

    def view(self, seat: int) -> LineView:
        """Return the LineView of `seat`: everything that it may see of this match."""
        from .view import LineView

        return LineView(self, seat)

    def status(self) -> list[str]:
        """See Match."""
        from . import status

        return status.broken(self) + status.broken_line(self)

    def copy(self) -> Self:
        """See Match."""
        other = super().copy()
        other.line = self.line.copy()
        return other

    # Questions, which change nothing.

    def has_just_played(self, seat: int) -> bool:
        """Return whether the latest move of the round is a play by this seat."""
        # Who has just played has made a last move.
        return self.played_by[-1:] == bytes((seat,)) and self.last_move[0] is not None

    def find_moves(self) -> list[Move]:
        """See Match."""
        if not self.line.tiles:
            return self._leads()
        plays = self.plays(self.turn)
        if plays:
            return plays + [DONE] if self.laid else plays
        if self.may_draw():
            return [DRAW]
        # The next seat comes first, since it mostly can play: one is enough. As in any list, -1 is the last.
        others = range(self.turn + 1 - self.seats, self.turn)
        if len(self.boneyard) > self.reserve or any(map(self.plays, others)):
            return [PASS]
        return []

    def plays(self, seat: int) -> list[tuple[Tile, int]]:
        """Return the plays that a seat could make in its turn, as a list."""
        # One pass over the hand for the two ends that every line has: this takes most of a random round's time.
        hand, ends = self.hands[seat], self.line.ends
        left, right, up, _ = ends
        on_left, on_right = [], []
        for tile in hand:
            high, low = tile
            if high == left or low == left:
                on_left.append((tile, LEFT_ARM))
            if high == right or low == right:
                on_right.append((tile, RIGHT_ARM))
        found = on_left
        found += on_right
        if up != CLOSED:  # a spinner opens both other arms at once
            found += [(tile, arm) for arm in (UP_ARM, DOWN_ARM) for tile in hand if ends[arm] in tile]
        return found

    def pips(self, seat: int) -> int:
        """Return the sum of the pips in a seat's hand."""
        return tiles.pips(self.hands[seat])

    def pips_against(self, seat: int) -> int:
        """Return the sum of the pips in all hands except that of `seat`."""
        return sum(map(tiles.pips, self.hands)) - self.pips(seat)

    def laid_down(self) -> Hand:
        """See Match."""
        return self.line.tiles[:]

    # Inner workings.

    def open_round(self) -> None:
        """See Match."""
        from . import setup

        self.line.clear()
        self.last_player = None
        self.leader, self._lead = setup.opening(self)
        self._give_turn(self.leader)

    def make(self, move: Move) -> tuple[int, RoundEnd | None]:
        """See Match."""
        seat = self.turn
        tile, how = move
        if tile is None:
            self._stand(seat, move)
            return 0, self._go_on()
        hand = self.hands[seat]
        hand.remove(tile)
        self.line.add(tile, how)
        self.last_player = seat
        points = self.points_in_play(self.line)
        if points:
            self._score(self.side(seat), points)
            if self.result is not None:
                return points, None  # the match has ended in mid-round
        if not hand:
            return points, self._end_round(self.score_domino(seat))
        if self.long_turns and self.goes_on(seat):
            self.laid += 1
        else:
            self._give_turn((seat + 1) % self.seats)
        return points, self._go_on()

    def _stand(self, seat: int, move: Move) -> None:
        """Draw, or end the turn without a play."""
        if move == DRAW:
            self.hands[seat].append(self.boneyard.pop(0))
            self.drawn += 1
        else:
            self._give_turn((seat + 1) % self.seats)

    def _give_turn(self, seat: int) -> None:
        self.turn = seat
        self.drawn = self.laid = 0

    def _go_on(self) -> RoundEnd | None:
        """Find the moves of the seat whose turn it is. Return the RoundEnd if there are none, else None."""
        self.moves = self.find_moves()
        return None if self.moves else self._end_round(self.score_blocked())

    def _leads(self) -> list[tuple[Tile, int]]:
        lead = self.hands[self.leader] if self._lead is None else (self._lead,)
        return [(tile, FIRST) for tile in lead]
