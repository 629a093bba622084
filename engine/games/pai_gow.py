# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow (docs/rules.md, section 7b)."""

from __future__ import annotations

from .. import chinese, chinese_moves
from ..chinese_moves import SPLIT
from ..match import Match, RoundEnd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..kinds import Move, Options, Tile

    Split = tuple[tuple[Tile, ...], tuple[Tile, ...]]  # the high hand and the low one

PLAYER, BANKER = 0, 1  # seats

# The classes of hands, low to high (rule 2): 0 to 9 are the last digit of the sum of all pips.
GONG = 10
WONG = 11
MILITARY_PAIR = 12  # of fives; 13 of sevens, 14 of eights, 15 of nines
CIVIL_PAIR = 16  # the lowest of eleven
SUPREME_PAIR = 27

_MILITARY = {5: 1, 7: 2, 8: 3, 9: 4}  # the rank of a military tile by its value; 4-2 and 2-1 are 0
_SINGLES = 16  # the number of ranks of single tiles

# For hands that aren't pairs: a line for each class, and in it for each rank of the higher tile the number of
# hands, divided by four.
_FOURS = memoryview(  # its slices are no copies
    b"0000000011112000"
    b"0000010012112000"
    b"0010001001101222"
    b"0011012001201111"
    b"0001111001112301"
    b"0001111101111200"
    b"0000101210130122"
    b"0000100221121111"
    b"0100000120011233"
    b"0000010111111122"
    b"0000000000000022"  # Gong
    b"0000000000000011"
)  # Wong


# New tuples each time would be garbage.
_HIGHEST = chinese.HEAVEN, chinese.EARTH
_SUMS = tuple([(value,) for value in range(13)])  # of a tile's pips


def hand_class(pair: Sequence[Tile]) -> int:
    """Return the class of a hand of two tiles: 0 to SUPREME_PAIR (rule 2)."""
    one, other = pair
    if one in chinese.SUPREME and other in chinese.SUPREME:
        return SUPREME_PAIR
    if chinese.is_pair(pair):
        return CIVIL_PAIR - 5 + single(one) if chinese.is_civil(one) else MILITARY_PAIR - 1 + single(one)
    if one in _HIGHEST or other in _HIGHEST:
        value = sum(other if one in _HIGHEST else one)
        if value in (8, 9):
            return GONG if value == 8 else WONG
    best = 0
    for value in _values(one):
        for more in _values(other):
            best = max(best, (value + more) % 10)
    return best


def single(tile: Tile) -> int:
    """Return the rank of a single tile: 0 to 15 (rule 3)."""
    return 5 + 10 - chinese.CIVIL.index(tile) if chinese.is_civil(tile) else _MILITARY.get(sum(tile), 0)


def _values(tile: Tile) -> tuple[int, ...]:
    """Return the numbers that a tile may count, a tuple of one or two (rule 2)."""
    return (3, 6) if tile in chinese.SUPREME else _SUMS[sum(tile)]


def rank(pair: Sequence[Tile]) -> int:
    """Return the strength of a hand of two tiles: the number of the 496 hands of two tiles that rank strictly below
    it (rule 5). It orders hands, and is equal for equal hands (rules 2 and 3).
    """
    kind = hand_class(pair)
    if kind >= MILITARY_PAIR:
        return 496 - 16 - MILITARY_PAIR + kind  # the 16 highest hands are the pairs, one of each class
    at = _SINGLES * kind + max(single(pair[0]), single(pair[1]))
    return 4 * (sum(_FOURS[:at]) - at * 48)  # 48 is the digit 0


def is_better(hand: Sequence[Tile], bankers: Sequence[Tile]) -> bool:
    """Return whether the player's hand of two tiles beats the banker's. If they are level, even at 0, the banker
    wins (rule 4)."""
    return rank(hand) > rank(bankers) and hand_class(hand) > 0


def splits(hand: Sequence[Tile]) -> list[Split]:
    """Return the different splits of four tiles, a list of (high hand, low hand). The high hand never ranks below
    the low one (rule 1)."""
    found = []
    first = hand[0]
    for i in (1, 2, 3):
        one = chinese.arrange((first, hand[i]))
        other = chinese.arrange([hand[k] for k in (1, 2, 3) if k != i])
        ahead = rank(one) - rank(other)
        if ahead >= 0 and (one, other) not in found:
            found.append((one, other))
        if ahead <= 0 and (other, one) not in found:
            found.append((other, one))
    return found


def house_way(hand: Sequence[Tile]) -> Split:
    """Return the banker's split of four tiles: (high hand, low hand).

    Rule 5: of the three splits, the one whose two hands have the greatest sum of strengths; if level, the one with
    the stronger low hand.
    """
    return max(splits(hand), key=lambda way: (rank(way[0]) + rank(way[1]), rank(way[1])))


class Game(Match):
    """Four tiles against the banker's four, each split into a high and a low hand. Seat 0 makes the only move."""

    game = "pai_gow"
    family = "pai_gow"
    notation = chinese_moves
    OPTIONS = (("rounds", 0, (12, 24, 0)),)  # 0: to the end of the points
    has_boneyard = False
    solo = True

    def __init__(self, seats: int = 2, options: Options | None = None, like: Match | None = None) -> None:
        super().__init__(seats, options, like)
        self.scores = [100, 100]  # rule 6
        self.stake = 10

    @classmethod
    def usual(cls, seats: int) -> Options:
        """Rule 6."""
        return {"rounds": 12}

    def make_set(self) -> tuple[Tile, ...]:
        """The Chinese set."""
        return chinese.SET

    def tiles_each(self) -> int:
        """Rule 1."""
        return 4

    def stakes(self) -> tuple[int, ...]:
        """Rule 6: 5, 10 or 25, and no more than either side has."""
        return tuple([stake for stake in (5, 10, 25) if stake <= min(self.scores)])

    def can_stand_at(self, scores: Sequence[int]) -> bool:
        """Rule 6: 200 points, in fives."""
        return sum(scores) == 200 and min(scores) >= 0 and not scores[0] % 5

    def open_round(self) -> None:
        """See Match. The order of the other tiles of the woodpile is unknown."""
        self.turn = self.leader = PLAYER
        self.boneyard = list(self.tiles)
        for hand in self.hands:
            for tile in hand:
                self.boneyard.remove(tile)

    def find_moves(self) -> list[Move]:
        """Rule 1."""
        return [(high + low, SPLIT) for high, low in splits(self.hands[PLAYER])]

    def make(self, move: Move) -> tuple[int, RoundEnd | None]:
        """See Match. Rule 4: both hands better wins the stake, both worse loses it."""
        tiles, how = move
        high, low = house_way(self.hands[BANKER])
        better = is_better(tiles[:2], high), is_better(tiles[2:], low)
        if better[0] != better[1]:
            return 0, self._end_round(RoundEnd("push", None, 0))
        if better[0]:
            return 0, self._end_round(RoundEnd("won", PLAYER, self.stake))
        return 0, self._end_round(RoundEnd("lost", BANKER, self.stake))

    def add_up(self, ended: RoundEnd) -> None:
        """Rule 4: the loser pays the stake to the winner. Rule 6: a stake that is now too high is lowered."""
        if ended.side is not None:
            self.scores[ended.side] += ended.points
            self.scores[1 - ended.side] -= ended.points
        if self.stakes():
            self.stake = max([stake for stake in self.stakes() if stake <= self.stake])

    def leads_next(self, ended: RoundEnd) -> int:
        """See Match."""
        return PLAYER

    def find_result(self) -> int | None:
        """Rule 6: the match ends when a side has 0, or after the chosen number of rounds, unless both are level."""
        mine, theirs = self.scores
        wanted = self.options["rounds"]
        if mine and theirs and not (wanted and self.rounds >= wanted and mine != theirs):
            return None
        return PLAYER if mine > theirs else BANKER

    def why_illegal(self, move: Move) -> str:
        """See Match."""
        from .. import refusals

        return refusals.illegal_split(self, move)

    def status(self) -> list[str]:
        """See Match."""
        from .. import status

        return status.broken(self) + status.broken_stakes(self)
