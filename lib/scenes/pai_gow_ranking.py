# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow, from the highest to the lowest."""
from art import GOLD, INK, WHITE, show_tile
from engine import chinese
from text.label import CENTRE

_HEAD = 12  # px
_HALF = 9
_ROW = 9


class Scene:
    """The pairs with their tiles, and the rest in words; any button goes back."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.say = say = app.words("pai_gow")
        self.group = art.felt()
        self.left = (art.width - 156) // 2
        top = (art.height - 128) // 2
        art.panel(self.group, INK, 0, top, art.width, _HEAD)
        art.label(self.group, art.small, GOLD, 26, self.left, top + 1, CENTRE, say.RANKING)
        self._show_row(say.SUPREME_PAIR, top + 19)
        self._show_tiles(chinese.SUPREME, self.left + 70, top + 14)
        self._show_row(say.CIVIL_PAIRS, top + 35)
        self._show_tiles(chinese.CIVIL, self.left, top + 45)
        for i, text in enumerate(say.REST):
            self._show_row(text, top + 67 + i * 10)

    def _show_row(self, text, y):
        self.art.label(self.group, self.art.tiny, WHITE, 31, self.left, y, text=text)

    def _show_tiles(self, tiles, x, y):
        for i, tile in enumerate(tiles):
            grid = self.art.tile(_HALF, chinese=True)
            show_tile(grid, tile, True)
            grid.x, grid.y = x + i * (_HALF + 2), y
            self.group.append(grid)

    def run(self):
        """See scenes."""
        yield from self.app.press()
