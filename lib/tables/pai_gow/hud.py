# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rows around the hands of Pai Gow: the scores and the stake at the top, words for the buttons at the foot."""

from drawings import ARROW_LEFT, ARROW_RIGHT, BUTTON_A, COIN, EMPTY, GOLD, GREY, ICON, INK, WHITE
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group

    from art import Art
    from engine.games.pai_gow import Game

ROW = 11  # px from row to row of the keys
KEYS_HIGH = 2 * ROW - 1

_SCORE = 60  # px of a name with its score
_STAKE = 12  # px
_TEXT = 1  # px from the top to the texts
# In px: the words for LEFT with RIGHT, for A, for SELECT and for UP.
_ARROWS, _A, _SELECT, _UP = 66, 36, 108, 60


class Bar:
    """Both scores, and the stake between them."""

    height = 11  # px

    def __init__(self, art: "Art", page: "Group", match: "Game", names: "Sequence[str]") -> None:
        self.match = match
        self.names = names
        gap = int(not art.is_narrow)
        art.panel(page, INK, 0, 0, art.page_width, self.height)
        right = art.page_width - _SCORE - 2 * gap
        self.scores = (
            art.label(page, WHITE, _SCORE, 2 * gap, _TEXT),
            art.label(page, WHITE, _SCORE, right, _TEXT, AT_RIGHT),
        )
        x = art.page_width // 2 - ICON - 3 - 2 * gap
        art.icon(page, COIN, x, _TEXT - 1)
        self._stake = art.label(page, GOLD, _STAKE, x + ICON + 1 + gap, _TEXT, digits=True)

    def show(self) -> None:
        """Show the present scores and stake."""
        for label, name, points in zip(self.scores, self.names, self.match.scores):
            label.show("%s %d" % (name, points))
        self.show_stake()

    def show_stake(self) -> None:
        """Show the chosen stake."""
        self._stake.show(str(self.match.stake))


class Keys:
    """The words for A, for LEFT with RIGHT and for SELECT, as far as they do anything; and always the word for
    UP. `signs` are the icons of LEFT, RIGHT and A, TileGrids."""

    def __init__(self, art: "Art", page: "Group", ranking: str) -> None:
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
