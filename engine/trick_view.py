# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The part of a match of tricks that one seat may see."""

from __future__ import annotations

from .chinese_moves import DROP
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
        played = self.played
        self.trick: tuple[Move, ...] = tuple(played[len(played) - len(match.trick) :])
        self.winning = match.winning
        self.tricks = tuple(match.tricks)

    def _pack(self, match: Match) -> bytes:
        packed = bytearray()
        for seat, move in zip(match.played_by, match.played):
            tiles, how = move
            if how == DROP and seat != self.seat:
                move = (None,) * len(tiles), how
            match.notation.pack(packed, move)
        return bytes(packed)
