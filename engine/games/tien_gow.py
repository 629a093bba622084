# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow (docs/rules.md, section 7a)."""

from __future__ import annotations

from .. import chinese, chinese_moves
from ..chinese_moves import BEAT, DROP, LEAD
from ..match import Match, RoundEnd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..kinds import Hand, MaybeNone, Move, Options, Tile
    from ..trick_view import TrickView

    Played = tuple[tuple[Tile, ...], int]  # a move, whose tiles all are known

# Rule 2: for each of the four highest civil tiles, the value of the military tiles that it can be combined with.
FAMILIES = {chinese.HEAVEN: 9, chinese.EARTH: 8, chinese.MAN: 7, chinese.HARMONY: 5}

SUPREME_PAIR = (0, 0)  # as a combination: unlike any other, so it beats none and none beats it


def combination(tiles: tuple[Tile, ...]) -> tuple[int, int] | MaybeNone:
    """Return the combination that tiles (a tuple) make: (composition, rank), or None if they can't be led together.

    Rule 3: of two combinations with the same composition, the one of higher rank beats the other.
    """
    if tiles == chinese.SUPREME:
        return SUPREME_PAIR
    civil = [tile for tile in tiles if chinese.is_civil(tile)]
    military = [tile for tile in tiles if not chinese.is_civil(tile)]
    if len(civil) > 2 or len(military) > 2:
        return None
    for alike in (civil, military):
        if len(alike) == 2 and not chinese.is_pair(alike):
            return None
    if civil and military and FAMILIES.get(civil[0]) != sum(military[0]):
        return None
    return 3 * len(civil) + len(military), chinese.rank((civil or military)[0])


def choices(tiles: tuple[Tile, ...], count: int) -> list[tuple[Tile, ...]]:
    """Return all choices of `count` tiles from the tuple `tiles`, a list of tuples. Equal tiles must be neighbours
    in `tiles`."""
    if not count:
        return [()]
    found: list[tuple[Tile, ...]] = []
    for i in range(len(tiles) - count + 1):
        if i == 0 or tiles[i] != tiles[i - 1]:
            found += [tiles[i : i + 1] + others for others in choices(tiles[i + 1 :], count - 1)]
    return found


class Game(Match):
    """Tricks of one to four tiles. The winner of the last trick wins the round. Adds to Match:

    trick    the moves of this trick so far, a list
    winning  the seat that wins the trick so far, or leads it
    tricks   the number of tricks that each seat has won in this round, a list
    """

    game = "tien_gow"
    family = "tien_gow"
    SEATS = (4, 4)
    OPTIONS = (("rounds", 8, (4, 8, 12)),)
    notation = chinese_moves
    has_boneyard = False

    def __init__(self, seats: int = 4, options: Options | None = None, like: Match | None = None) -> None:
        super().__init__(seats, options, like)
        self.trick: list[Played] = []
        self.winning = 0
        self.tricks = [0] * seats

    def make_set(self) -> tuple[Tile, ...]:
        """The Chinese set."""
        return chinese.SET

    def tiles_each(self) -> int:
        """Rule 1."""
        return 8

    def leader_by_lot(self) -> bool:
        """Rule 1: the banker, who leads, is drawn by lot in the first round. Rule 4: later the winner leads."""
        return not self.rounds

    def laid_down(self) -> Hand:
        """See Match."""
        return [tile for tiles, how in self.played for tile in tiles]

    def can_stand_at(self, scores: Sequence[int]) -> bool:
        """Rule 5: all payments sum to zero."""
        return not sum(scores)

    def open_round(self) -> None:
        """See Match."""
        super().open_round()
        self.winning = self.leader
        self.trick = []
        self.tricks = [0] * self.seats

    def find_moves(self) -> list[Move]:
        """Rules 2 and 3: any combination leads. The others beat the winning tiles, or drop any tiles."""
        hand = chinese.arrange(self.hands[self.turn])
        if not self.trick:
            return [
                (tiles, LEAD)
                for count in range(1, min(4, len(hand)) + 1)
                for tiles in choices(hand, count)
                if combination(tiles)
            ]
        taken = choices(hand, len(self.trick[0][0]))
        return [(tiles, BEAT) for tiles in self._beating(taken)] + [(tiles, DROP) for tiles in taken]

    def _beating(self, taken: list[tuple[Tile, ...]]) -> list[tuple[Tile, ...]]:
        """Return the tuples of tiles in a list that beat the winning tiles (rule 3)."""
        if self.is_barred():
            return []
        composition, rank = combination(self.best())
        found = [(tiles, combination(tiles)) for tiles in taken]
        return [tiles for tiles, made in found if made and made[0] == composition and made[1] > rank]

    def best(self) -> tuple[Tile, ...]:
        """Return the tiles that win this trick so far, a tuple. The trick must have been led."""
        return [tiles for tiles, how in self.trick if how != DROP][-1]

    def is_barred(self) -> bool:
        """Rule 4: return whether the seat to move, without a trick, may not win this last trick of one tile."""
        return len(self.hands[self.turn]) == 1 and not self.tricks[self.turn]

    def make(self, move: Move) -> tuple[int, RoundEnd | None]:
        """See Match."""
        seat = self.turn
        tiles, how = move
        for tile in tiles:
            self.hands[seat].remove(tile)
        self.trick.append(move)
        if how != DROP:
            self.winning = seat
        self.turn = (seat + 1) % self.seats
        if len(self.trick) == self.seats:
            self.tricks[self.winning] += len(tiles)  # rule 4
            self.turn = self.winning
            if not self.hands[seat]:
                return 0, self._end_round(RoundEnd("last trick", self.winning, self._payments()))
            self.trick = []
        self.moves = self.find_moves()
        return 0, None

    def _payments(self) -> list[int]:
        """Rule 5: return the points that each seat gains, a list."""
        gains = [0] * self.seats
        for seat, tricks in enumerate(self.tricks):
            if seat != self.winning:
                paid = 4 - tricks if tricks else 5
                if self.leader in (seat, self.winning):  # the banker
                    paid *= 2
                gains[seat] -= paid
                gains[self.winning] += paid
        return gains

    def find_result(self) -> int | None:
        """Rule 6."""
        most = max(self.scores)
        if self.rounds < self.options["rounds"] or self.scores.count(most) > 1:
            return None
        return self.scores.index(most)

    def why_illegal(self, move: Move) -> str:
        """See Match."""
        from .. import refusals

        return refusals.illegal_trick(self, move)

    def view(self, seat: int) -> TrickView:
        """Return the TrickView of `seat`: everything that it may see of this match."""
        from ..trick_view import TrickView

        return TrickView(self, seat)

    def status(self) -> list[str]:
        """See Match."""
        from .. import status

        return status.broken(self) + status.broken_tricks(self)
