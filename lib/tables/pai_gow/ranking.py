# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow, from the highest to the lowest."""
from drawings import GOLD, INK, PAGE, WHITE
from engine import chinese
from text.lines import wrap

_HEAD = 12  # px
_HALF = 9
_WIDE = 156  # px


class Scene:
    """The pairs with their tiles, and the rest in words; any button goes back."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.words = words = app.words("pai_gow_ranking")
        self.group, self.page = art.page()
        self.left = max(1, (art.wide - _WIDE) // 2)
        narrow = art.wide < PAGE[0]
        art.panel(self.page, INK, 0, 0, art.wide, _HEAD)
        art.line(self.page, art.small, GOLD, 1, words.RANKING)
        self._show_row(words.SUPREME_PAIR, 19)
        self._show_tiles(chinese.SUPREME, self.left + 70, 14)
        self._show_row(words.CIVIL_PAIRS, 35 - 2 * narrow)
        self._show_tiles(chinese.CIVIL, self.left, 45 - 3 * narrow)
        rest = wrap("; ".join(words.REST), art.wide // art.tiny.width) if narrow else words.REST
        for i, text in enumerate(rest):
            self._show_row(text, 67 - 5 * narrow + i * (10 - 2 * narrow))

    def _show_row(self, text, y):
        self.art.label(self.page, self.art.tiny, WHITE, len(text), self.left, y, text=text)

    def _show_tiles(self, tiles, x, y):
        for i, tile in enumerate(tiles):
            grid = self.art.tile(_HALF, chinese=True)
            self.art.show_tile(grid, tile, True)
            grid.x, grid.y = x + i * (_HALF + 2), y
            self.page.append(grid)

    def run(self):
        """See scenes."""
        yield from self.app.press()
