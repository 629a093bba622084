# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The name of the game."""
import displayio

import loader
from drawings import BRONZE, GOLD

_LOGO = 147  # px
# In bands: after a match the badge's memory is fragmented, and may have no block for the whole (2,300 bytes).
_BANDS = "sprites/logo1", "sprites/logo2", "sprites/logo3"
_NAME = "BONEYARD"


def show(art, page, y):
    """Put the name of the game into the Group of a page, `y` px from the top: drawn, or in letters if the page is
    too narrow for the drawing. Raises Trouble."""
    if art.page_width >= _LOGO:
        with loader.guest():
            bands = _load_bands()
        for band in bands:
            page.append(displayio.TileGrid(band, pixel_shader=art.plain, x=(art.page_width - _LOGO) // 2, y=y))
            y += band.height
        return
    name = displayio.Group(scale=2, y=y + 6)
    page.append(name)
    wide = art.font.width(_NAME)
    x = (art.page_width // 2 - wide) // 2
    for colour, shift in ((BRONZE, 1), (GOLD, 0)):
        art.label(name, colour, wide, x + shift, shift, text=_NAME)


def _load_bands():
    from sheets import load

    return [load(name) for name in _BANDS]
