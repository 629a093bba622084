# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rows of the seats on the table of Tien Gow."""

from __future__ import annotations

import chinese_tiles
from drawings import BACK, BANKER, COIN, CRAMPED, FACE, GOLD, GREY, ICON, INK, IVORY, RED_LIGHT, TRICK, WHITE
from seats import PERSON
from tables.hud import NAME, NAME_WIDE, Mark
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group

    from art import Art
    from engine.games.tien_gow import Game
    from kinds import Place
    from words.label import Label

_ROW, _MOST = 12, 20  # px of a row, at least and at most
_DIGIT, _SCORE = 6, 23  # px
_TEXT = 2  # px from the top of a row to its texts


class Bar:
    """A row for each seat, `pitch` px high: its face, its name, a sign at the banker, and with a sign each the
    numbers of its tiles and its tricks, and its points. A narrow screen has no space for faces, and a narrower one for
    the sign of points. The rows are `width`
    and `height` px large; `mark` shows whose turn it is."""

    def __init__(self, art: Art, group: Group, match: Game, names: Sequence[str], high: int) -> None:
        """`high` is the height in px that the rows may take, if that is more than they need."""
        self.match = match
        self.pitch = pitch = max(_ROW, min(_MOST, high // match.seats))
        self.height = pitch * match.seats
        left = 1 if art.is_narrow else FACE + 2
        bank = left + NAME_WIDE + 1
        signs = bank + ICON + 1  # px to the sign of the tiles
        self._tricks_sign = signs + ICON + _DIGIT + 1
        coin = self._tricks_sign + ICON + _DIGIT + 2
        points = coin + ICON * (art.width >= CRAMPED)
        self.width = points + _SCORE
        self._top = top = _TEXT + (pitch - _ROW) // 2  # px from the top of a row to its texts
        art.panel(group, INK, 0, 0, self.width, self.height)
        labels: list[Label] = []
        self._tiles: list[Label] = []
        self._tricks: list[Label] = []
        for seat in range(match.seats):
            y = seat * pitch + top
            if art.faces and left > FACE:
                art.face(group, 0, y - 1, chinese_tiles.own_face() if seat == PERSON else art.faces[seat - 1])
            labels.append(art.label(group, GREY, NAME_WIDE, left, y, text=names[seat][:NAME]))
            if seat == match.leader:
                art.icon(group, BANKER, bank, y - 1)
            for sign, x in ((BACK, signs), (TRICK, self._tricks_sign), (COIN, coin))[: 2 + (points > coin)]:
                art.icon(group, sign, x, y - 1)
            self._write_numbers(art, group, seat, y, points)
        self.mark = Mark(art, group, labels, self.width - left - 1, pitch + _TEXT - 1 - top)
        self.show_tiles()
        self.show_tricks()

    def _write_numbers(self, art: Art, group: Group, seat: int, y: int, points: int) -> None:
        """Write a seat's points, and make the labels of its other numbers; `y` is their top, and `points` is where the
        points begin, in px."""
        tricks, score = self._tricks_sign, self.match.scores[seat]
        self._tiles.append(art.label(group, IVORY, _DIGIT, tricks - 1 - _DIGIT, y, digits=True))
        self._tricks.append(art.label(group, GOLD, _DIGIT, tricks + ICON + 1, y, digits=True))
        art.label(group, RED_LIGHT if score < 0 else WHITE, _SCORE, points, y, AT_RIGHT, str(score), digits=True)

    def show_tiles(self, dealt: int = 9) -> None:
        """Show the number of each seat's tiles, at most `dealt` during the deal."""
        for label, hand in zip(self._tiles, self.match.hands):
            label.show(str(min(dealt, len(hand))))

    def show_tricks(self) -> None:
        """Show the number of tricks that each seat has won."""
        for label, tricks in zip(self._tricks, self.match.tricks):
            label.show(str(tricks))

    def tiles_place(self, seat: int) -> Place:
        """Return where the sign of a seat's tiles stands: x and y in px."""
        return self._tiles[seat].grid.x - ICON, seat * self.pitch + self._top - 1

    def tricks_place(self, seat: int) -> Place:
        """Return where the sign of a seat's tricks stands: x and y in px."""
        return self._tricks_sign, seat * self.pitch + self._top - 1
