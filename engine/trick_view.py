# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The part of a match of tricks that one seat may see."""

from __future__ import annotations

from .chinese_moves import DROP, hide_dropped
from .view import View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .games.tien_gow import Game
    from .kinds import Move
    from .match import Match


class TrickView(View):
    """The part of a match of tricks that a seat may see. Tiles dropped by other seats are None.

    trick    the moves of this trick so far, a tuple
    winning  the seat that wins the trick so far, or leads it
    tricks   the number of tricks that each seat has won in this round, a tuple
    """

    def __init__(self, match: Game, seat: int) -> None:
        super().__init__(match, seat)
        trick: list[Move] = []
        first = len(match.played_by) - len(match.trick)
        for i in range(len(match.trick)):
            move = match.trick[i]
            tiles, how = move
            is_hidden = how == DROP and match.played_by[first + i] != seat
            trick.append(((None,) * len(tiles), how) if is_hidden else move)
        self.trick = tuple(trick)
        self.winning = match.winning
        self.tricks = tuple(match.tricks)

    def _pack(self, match: Match) -> bytes:
        packed = bytearray(match._played)
        hide_dropped(packed, match.played_by, self.seat)
        return bytes(packed)
