# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the Art is made of: sprite sheets, fonts and palettes. Needed only while they are loaded and made."""
import displayio

import modules
from art import (
    BLUE,
    BRONZE,
    EDGE,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    GOLD_LIGHT,
    GREY,
    HALVES,
    INK,
    IVORY,
    RED,
    SHADE,
    WHITE,
    WINE,
)
from handheld import Trouble
from text.label import Font

# The sprite sheets' own colours, as art names them; 0 is transparent.
COLOURS = (
    0xFF00FF, 0x082821, 0x104531, 0x184D39, 0x101021, 0xF7EFD6, 0xD6C394, 0x8C6531,
    0x731421, 0xFFE384, 0xFFBE31, 0xBD7118, 0xFFFFFF, 0x94AE9C, 0xE74D4A, 0x6BB2F7,
)

# What takes the place of each colour in a tile that can't be played, is chosen, or isn't there yet.
_DIM = {WHITE: GREY, IVORY: GREY, SHADE: FELT_LIGHT, EDGE: FELT_LIGHT, INK: FELT_DARK, FELT_LIGHT: FELT_DARK,
        RED: WINE}
_CHOSEN = {IVORY: GOLD_LIGHT, SHADE: GOLD, EDGE: BRONZE}
_GHOST = {WHITE: GOLD, IVORY: FELT_DARK, SHADE: BRONZE, EDGE: GOLD, INK: IVORY, WINE: RED,
          FELT_LIGHT: GREY, GREY: FELT_LIGHT}
_RIM = {WHITE: BLUE, SHADE: BLUE, EDGE: BLUE}  # on top of these: a flat rim marks the military tiles


def _missing(path):
    return Trouble("%s is missing or damaged: copy the game here once more" % path)


def load(*names):
    """The Bitmaps of some sheets, each a path without its ending. Raises Trouble."""
    import adafruit_imageload
    sheets = []
    for name in names:
        try:
            sheets.append(adafruit_imageload.load(name + ".bmp")[0])
        except (OSError, ValueError, NotImplementedError, RuntimeError, IndexError):
            raise _missing(name + ".bmp")
    del adafruit_imageload
    modules.let_go(modules.loaded("adafruit_imageload") + ["adafruit_imageload"])
    return sheets


def make_font(sheet, path, width, height):
    """The Font of a sheet that was loaded from `path`. Raises Trouble."""
    try:
        with open(path + ".txt", encoding="utf-8") as file:
            characters = file.read().rstrip("\n")
    except (OSError, UnicodeError):
        raise _missing(path + ".txt")
    return Font(sheet, characters, width, height)


def _palette(*swaps):
    palette = displayio.Palette(len(COLOURS))
    for i in range(len(COLOURS)):
        colour = i
        for swap in swaps:
            colour = swap.get(i, colour)
        palette[i] = COLOURS[colour]
    palette.make_transparent(0)
    return palette


def load_all():
    """What an Art begins with: three fonts, the cloth, the icons, a dict of the tiles, and the palettes of plain,
    dim, chosen and ghostly tiles. Raises Trouble."""
    sheets = load(  # all at once, since the loader is let go each time
        "fonts/5x8", "fonts/6x9", "fonts/7x13B", "sprites/felt", "sprites/icons",
        *["sprites/tiles%d" % half for half in HALVES])
    return (
        make_font(sheets[0], "fonts/5x8", 5, 8), make_font(sheets[1], "fonts/6x9", 6, 9),
        make_font(sheets[2], "fonts/7x13B", 7, 13), sheets[3], sheets[4], dict(zip(HALVES, sheets[5:])),
        _palette(), _palette(_DIM), _palette(_CHOSEN), _palette(_GHOST))


def load_chinese():
    """What the Chinese set needs: a dict of its tiles, and the palettes of plain, dim and chosen military ones.
    Raises Trouble."""
    sheets = load("sprites/chinese13", "sprites/chinese9")
    return dict(zip(HALVES, sheets)), _palette(_RIM), _palette(_DIM, _RIM), _palette(_CHOSEN, _RIM)
