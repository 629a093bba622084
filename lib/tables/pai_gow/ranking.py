# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow, from the highest to the lowest."""
from drawings import GOLD, INK, PAGE, WHITE
from engine import chinese
from text.lines import wrap

# In px from the top: the supreme pair, the words on the others, and the rest; then px from line to line. The second
# row is for a page that is low or narrow.
_ROWS = 14, 35, 67, 10
_LOW_ROWS = 11, 29, 56, 8
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
        art.panel(self.page, INK, 0, 0, art.wide, art.small.height + 2)
        art.line(self.page, art.small, GOLD, 1, words.RANKING)
        supreme, civil, top, pitch = _LOW_ROWS if narrow or art.high < PAGE[1] else _ROWS
        self._show_row(words.SUPREME_PAIR, supreme + 5)
        self._show_tiles(chinese.SUPREME, self.left + 70, supreme)
        self._show_row(words.CIVIL_PAIRS, civil)
        self._show_tiles(chinese.CIVIL, self.left, civil + pitch)
        rest = wrap("; ".join(words.REST), art.wide // art.tiny.width) if narrow else words.REST
        for i, text in enumerate(rest):
            self._show_row(text, top + i * pitch)

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
