# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of the table of Tien Gow."""
from drawings import BACK, BANKER, CRAMPED, FELT, GOLD, ICON, IVORY, TRICK, WHITE
from tables.hud import NAME, ROW, Cells

_SCORE = 4  # characters
_ROW = ROW + 1  # px from the names to the scores; also the height of the signs beside both
_CELL = 40  # px; in a narrower cell only one icon fits beside the name


class Bar(Cells):
    """Each seat's score, the numbers of its tiles and its tricks, and a sign at the banker."""

    height = _ROW + ICON + 2  # px

    def __init__(self, art, group, match, names):
        super().__init__(art, group, names, int(art.width >= CRAMPED))
        self.match = match
        tiny = art.tiny
        self._tiles, self._tricks = [], []
        for seat in range(match.seats):
            x, (sign, row) = self.left(seat), self.tricks_place(seat)
            tricks = sign + ICON + 1
            tiles = tricks + 1 - self.margin  # a name and the banker's sign need all of a narrow cell
            if seat:
                art.panel(group, FELT, x - 1 - self.margin, 0, 1, self.height)
            if seat == match.leader:
                art.icon(group, BANKER, min(x + NAME * tiny.width, tiles - ICON), 0)
            if seat != match.leader or self.cell >= _CELL:
                art.icon(group, BACK, tiles - ICON, 0)
            score = str(match.scores[seat])
            art.label(group, tiny, WHITE, _SCORE, x, row, text=score)
            if x + len(score) * tiny.width <= sign:  # else only the number of tricks fits
                art.icon(group, TRICK, sign, row)
            self._tiles.append(art.label(group, tiny, IVORY, 1, tiles, 0))
            self._tricks.append(art.label(group, tiny, GOLD, 1, tricks, row))
        self.show_tiles()
        self.show_tricks()

    def show_tiles(self, dealt=9):
        """Show the number of each seat's tiles, at most `dealt` during the deal."""
        for label, hand in zip(self._tiles, self.match.hands):
            label.show(str(min(dealt, len(hand))))

    def show_tricks(self):
        """Show the number of tricks that each seat has won."""
        for label, tricks in zip(self._tricks, self.match.tricks):
            label.show(str(tricks))

    def tricks_place(self, seat):
        """Return where the sign of a seat's tricks stands: x and y in px."""
        return (seat + 1) * self.cell - self.art.tiny.width - 2 - ICON, _ROW
