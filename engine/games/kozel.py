# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Kozel, the Goat (docs/rules.md, section 4)."""

from __future__ import annotations

from .. import tiles
from ..line_match import BLOCKED, DOMINO, LineMatch
from ..match import RoundEnd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..kinds import MaybeNone, Tile
    from ..line_match import LeadKey
    from ..view import LineView


def _first_lead(tile: Tile) -> int:
    """Rule 1: 1-1 leads the first round, failing that the next double up to 6-6, then 0-0, then the
    highest-ranked of the other tiles."""
    if not tiles.is_double(tile):
        return tiles.rank(tile)
    return tiles.rank((0, 0)) + 7 - (tile[0] or 7)


class Game(LineMatch):
    """Pips are penalties. Once a side has 101, the side with the most loses."""

    game = "kozel"
    family = "ends"
    SEATS = (2, 4)
    OPTIONS = ()
    penalties = True

    @classmethod
    def sides(cls, seats: int) -> int:
        """Four play two against two; partners sit opposite."""
        return 2 if seats == 4 else seats

    def target(self) -> int:
        """Rule 4."""
        return 101

    @staticmethod
    def lead_key(match: LineMatch | LineView) -> LeadKey | None:
        """Rule 1: later, the seat that went out leads any tile, or after a block the one that played last."""
        return None if match.rounds else _first_lead

    def score_domino(self, seat: int) -> RoundEnd:
        """Rule 3: each side adds the pips left in its hands."""
        return RoundEnd(DOMINO, self.side(seat), self._penalties())

    def score_blocked(self) -> RoundEnd:
        """Rule 3: each side adds its pips. No side wins a blocked round."""
        return RoundEnd(BLOCKED, None, self._penalties())

    def _penalties(self) -> list[int]:
        penalties = [0] * len(self.scores)
        for seat in range(self.seats):
            penalties[self.side(seat)] += self.pips(seat)
        return penalties

    def workings(self, ended: RoundEnd) -> tuple[tuple[str, int], ...]:
        """See LineMatch."""
        return ()

    def winning_seat(self, ended: RoundEnd) -> int | MaybeNone:
        """See LineMatch. A side may be two seats; the winner is the seat that went out."""
        return None if ended.side is None else self.last_player

    def find_result(self) -> int | None:
        """Rule 4: the side with the most loses; if two are level for the most, another round is played."""
        most = max(self.scores)
        if most < self.target() or self.scores.count(most) > 1:
            return None
        return self.scores.index(most)
