# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of the table of Tien Gow."""

from drawings import BACK, BANKER, CRAMPED, FELT, GOLD, ICON, IVORY, TRICK, WHITE
from tables.hud import NAME_WIDE, NAMES, ROW, Cells

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group

    from art import Art
    from engine.games.tien_gow import Game
    from kinds import Place
    from words.label import Label

_SCORE = 24  # px
_DIGIT = 6  # px
_CELL = 45  # px; in a narrower cell only one icon fits beside the name


class Bar(Cells):
    """Each seat's score, the numbers of its tiles and its tricks, and a sign at the banker."""

    _tiles: "list[Label]"
    _tricks: "list[Label]"

    def __init__(self, art: "Art", group: "Group", match: "Game", names: "Sequence[str]") -> None:
        super().__init__(art, group, names, match.seats, int(art.width >= CRAMPED))
        self.match = match
        self._tiles, self._tricks = [], []
        for seat in range(match.seats):
            x, (sign, row) = self.left(seat), self.tricks_place(seat)
            tricks = sign + ICON + 1
            tiles = tricks + 1 - self.margin  # a name and the banker's sign need all of a narrow cell
            if seat:
                art.panel(group, FELT, x - 1 - self.margin, 0, 1, self.height)
            signs = tiles - ICON
            if seat != match.leader or self.cell >= _CELL:
                art.icon(group, BACK, signs, NAMES - 1)
                signs -= ICON * (seat == match.leader)
            if seat == match.leader:
                signs = min(x + NAME_WIDE, signs - 1)
                art.icon(group, BANKER, signs, NAMES - 1)
            self.show_name(seat, signs - x)
            score = str(match.scores[seat])
            art.label(group, WHITE, _SCORE, x, row + 1, text=score, digits=True)
            if x + art.font.width(score) <= sign:  # else only the number of tricks fits
                art.icon(group, TRICK, sign, row)
            self._tiles.append(art.label(group, IVORY, _DIGIT, tiles, NAMES, digits=True))
            self._tricks.append(art.label(group, GOLD, _DIGIT, tricks, row + 1, digits=True))
        self.show_tiles()
        self.show_tricks()

    def show_tiles(self, dealt: int = 9) -> None:
        """Show the number of each seat's tiles, at most `dealt` during the deal."""
        for label, hand in zip(self._tiles, self.match.hands):
            label.show(str(min(dealt, len(hand))))

    def show_tricks(self) -> None:
        """Show the number of tricks that each seat has won."""
        for label, tricks in zip(self._tricks, self.match.tricks):
            label.show(str(tricks))

    def tricks_place(self, seat: int) -> "Place":
        """Return where the sign of a seat's tricks stands: x and y in px."""
        return (seat + 1) * self.cell - _DIGIT - 2 - ICON, NAMES + ROW - 1
