# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strips above and below the hands of Pai Gow, and the words for the buttons at the foot."""

from __future__ import annotations

import chinese_tiles
from drawings import (
    ARROW_LEFT,
    ARROW_RIGHT,
    BUTTON_A,
    CALM,
    COIN,
    EMPTY,
    FACE,
    GLAD,
    GOLD,
    GREY,
    ICON,
    INK,
    SAD,
    WHITE,
)
from engine.games.pai_gow import BANKER
from seats import PERSON
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group, TileGrid

    from art import Art
    from engine.games.pai_gow import Game
    from words.label import Label
    from words.words import Words

ROW = 11  # px from row to row of the keys
KEYS_HIGH = 2 * ROW - 1

_STRIP = 13  # px, and one less on a low page
_SCORE = 66  # px of a name with its score
_TEXT = 2  # px from the top of a strip to its texts
_STAKE = 20  # px
_ALL_STAKES = (5, 10, 25)
# In px: the words for LEFT with RIGHT, for A, for SELECT and for UP.
_ARROWS, _A, _SELECT, _UP = 66, 36, 108, 60


class Bar:
    """A strip for the banker, at the top, and one for the person, below the hands: each has a face, a name and the
    points; the first also the number of the round, the other the stakes.

    top     the top of the person's strip, in px, and `high` the height of both
    scores  the Labels with the names and the points, of the person and of the banker, a list
    stakes  the Label of each stake, and the stake, a list
    """

    def __init__(self, art: Art, page: Group, match: Game, seats: Sequence[str], words: Words, top: int) -> None:
        """`seats` are the names of the person and of the banker."""
        self.art = art
        self.match = match
        self.top = top
        self.high = _STRIP - art.is_low
        self._seats = seats
        self._words = words
        wide, left = art.page_width, FACE + 3 if art.faces else 2
        self.scores: list[Label] = []
        self._faces: list[TileGrid] = []
        for seat, y in ((PERSON, top), (BANKER, 0)):
            art.panel(page, INK, 0, y, wide, self.high)
            if art.faces:
                self._faces.append(
                    art.face(page, 1, y + 1, chinese_tiles.own_face() if seat == PERSON else art.faces[0])
                )
            most = wide - left if seat == BANKER else wide - len(_ALL_STAKES) * _STAKE - 1 - left
            self.scores.append(art.label(page, WHITE, min(_SCORE, most), left, y + _TEXT))
        x = left + self.scores[BANKER].width
        self._round = art.label(page, GREY, wide - x - 2, x, _TEXT, AT_RIGHT)
        x = wide - len(_ALL_STAKES) * _STAKE - 1
        if not art.is_narrow:
            art.icon(page, COIN, x - ICON - 1, top + _TEXT - 1)
        self.stakes = [
            (art.label(page, WHITE, _STAKE, x + i * _STAKE, top + _TEXT, CENTRE), stake)
            for i, stake in enumerate(_ALL_STAKES)
        ]

    def show(self) -> None:
        """Show the present scores, the round and the stake."""
        match, label = self.match, self._round
        for score, name, points in zip(self.scores, self._seats, match.scores):
            score.show("%s %d" % (name, points))
        number, wanted = match.rounds + bool(match.moves or not match.rounds), match.options["rounds"]
        told = "%d/%d" % (number, wanted) if number <= wanted else str(number)
        text = self._words(names.PAI_GOW_ROUND) % told
        label.show((text if label.fits(text) else told) if wanted else "")
        self.show_stakes()

    def show_stakes(self, stakes: Sequence[int] = ()) -> None:
        """Show the chosen stake. While the person can choose one of `stakes`, show all: the chosen one on gold, and
        any that isn't among them, because one of the two can't pay it, dim and in brackets."""
        art = self.art
        for label, stake in self.stakes:
            if stake == self.match.stake:
                label.show(str(stake), art.ink(INK, GOLD) if stakes else art.ink(GOLD))
            elif stake in stakes:
                label.show(str(stake), art.ink(WHITE))
            else:
                label.show("(%d)" % stake if stakes else "", art.ink(GREY))

    def show_moods(self, winner: int | None = None) -> None:
        """Show on the faces who has won the stake, PERSON or BANKER, or with None that nobody has."""
        for seat, face in enumerate(self._faces):
            mood = CALM if winner is None else GLAD if winner == seat else SAD
            if face[0] != mood:
                face[0] = mood


class Keys:
    """The words for A, for LEFT with RIGHT and for SELECT, as far as they do anything; and always the word for
    UP. `signs` are the icons of LEFT, RIGHT and A, TileGrids."""

    def __init__(self, art: Art, page: Group, ranking: str) -> None:
        y = art.page_height - KEYS_HIGH
        margin = 2 if art.is_narrow else 4
        x = art.page_width - _A - margin - 1
        self.signs = [art.icon(page, EMPTY, left, y) for left in (margin - 1, margin + 9, x - ICON - 2)]
        self._arrows_key = art.label(page, WHITE, _ARROWS, margin + 21, y)
        self._a_key = art.label(page, WHITE, _A, x, y)
        self._select_key = art.label(page, GREY, _SELECT, margin, y + ROW)
        art.label(page, GREY, _UP, art.page_width - _UP - margin, y + ROW, AT_RIGHT, ranking)

    def show(self, a: str, arrows: str = "", select: str = "") -> None:
        """Show a word for each button, and nothing for a button whose word is empty."""
        self._a_key.show(a)
        self._arrows_key.show(arrows)
        self._select_key.show(select)
        for grid, icon, word in zip(self.signs, (ARROW_LEFT, ARROW_RIGHT, BUTTON_A), (arrows, arrows, a)):
            cell = icon if word else EMPTY
            if grid[0] != cell:
                grid[0] = cell
