# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What has to be known in Tien Gow: the tiles by their rank, and what goes together."""
from art import GOLD, GREY, HALVES, INK, IVORY, show_tile
from engine import chinese
from table.trick import PLAIN, palette

_HEAD = 11  # px
_HALF = HALVES[0]
_TILES = 2 * _HALF + 1  # px
_GAP = 2  # px between military tiles of different rank


class Scene:
    """The civil tiles and the military ones, highest first, and some lines on pairs and sets."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        say = app.words("tien_gow_more")
        self.group = art.felt()
        art.panel(self.group, INK, 0, 0, art.width, _HEAD)
        art.line(self.group, art.small, GOLD, 1, say.HELP)
        y = _HEAD + 1
        for heading, tiles in ((say.CIVIL_TILES, chinese.CIVIL), (say.MILITARY_TILES, chinese.MILITARY)):
            art.line(self.group, art.tiny, GREY, y, heading)
            y += art.tiny.height
            self._show_tiles(tiles, y)
            y += _TILES
        for text in say.GOES_TOGETHER:
            art.line(self.group, art.tiny, IVORY, y + 2, text)
            y += art.tiny.height

    def _show_tiles(self, tiles, y):
        """Show tiles side by side, those of one rank closer together."""
        ranks = list(map(chinese.rank, tiles))
        gap = _GAP if len(set(ranks)) < len(ranks) else 0
        x = (self.art.width - len(tiles) * (_HALF + 1) - gap * (len(set(ranks)) - 1)) // 2
        for i, tile in enumerate(tiles):
            if i and ranks[i] != ranks[i - 1]:
                x += gap
            grid = self.art.tile(_HALF, chinese=True)
            show_tile(grid, tile, True)
            grid.pixel_shader = palette(self.art, tile, PLAIN)
            grid.x, grid.y = x, y
            self.group.append(grid)
            x += _HALF + 1

    def run(self):
        """See scenes. Any press leads back."""
        yield from self.app.press()
