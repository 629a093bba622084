# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The name of the game."""
import displayio

import modules
from art import BRONZE, GOLD

_LOGO = 147  # px
_NAME = "BONEYARD"


def show(art, page, y):
    """Put the name of the game into the Group of a page; where there is no room for the drawn one, in large
    letters. Raises Trouble."""
    if art.wide >= _LOGO:
        sheet = modules.use("sheets", lambda sheets: sheets.load("sprites/logo")[0])
        page.append(displayio.TileGrid(sheet, pixel_shader=art.plain, x=(art.wide - _LOGO) // 2, y=y))
        return
    name = displayio.Group(scale=2, y=y + 6)
    page.append(name)
    x = (art.wide // 2 - len(_NAME) * art.large.width) // 2
    for colour, shift in ((BRONZE, 1), (GOLD, 0)):
        art.label(name, art.large, colour, len(_NAME), x + shift, shift, text=_NAME)
