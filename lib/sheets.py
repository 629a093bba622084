# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the Art is made of: sprite sheets, fonts and palettes. Needed only while they are loaded and made."""
import displayio

import bmp
import modules
from drawings import BUTTON_A, BUTTON_B, HALVES, ICON
from handheld import Trouble
from text import label
from text.label import Font

BUTTONS = "ABXLOKZY"  # the letters of the buttons that there are icons of

# With pips and with numerals: how the sheets begin of the tiles up to 6, of those of a big set and of the Chinese
# ones.
_TILES = (
    ("sprites/tiles%d", "sprites/big_tiles%d", "sprites/chinese%d"),
    ("sprites/numerals%d", "sprites/big_numerals%d", "sprites/chinese_numerals%d"),
)
_SMALL_SET, _BIG_SET, _CHINESE = range(3)  # places among the sheets
_STANDING = "sprites/standing_numerals13", "sprites/standing_big_numerals13"  # of those that can't lie, see Art
_CHARACTERS = "fonts/characters.txt"  # what all fonts have, in order

# Of all fonts the sheet, and the width and height of a character.
_FONTS = ("fonts/5x8", 5, 8), ("fonts/6x9", 6, 9), ("fonts/7x13B", 7, 13)


def _missing(path):
    return Trouble("%s is missing or damaged: copy the game here once more" % path)


def load(name, spare=()):
    """The Bitmap of a sheet, a path without its ending; for `spare` see bmp.read. Raises Trouble."""
    path = name + ".bmp"
    try:
        return bmp.read(path, spare)
    except (OSError, ValueError, EOFError):
        raise _missing(path)


def _characters():
    try:
        with open(_CHARACTERS, encoding="utf-8") as file:
            return file.read().rstrip("\n")
    except (OSError, UnicodeError):
        raise _missing(_CHARACTERS)


def load_font(size, characters=None):
    """The smallest Font with a `size` of 0, or a larger one with 1 or 2; `characters` are those of another Font,
    where there is one. Raises Trouble."""
    name, width, height = _FONTS[size]
    return Font(load(name), characters or _characters(), width, height)


def load_large(art):
    """The large Font of an Art, or where there is no room for it the small one. Raises Trouble."""
    try:
        return load_font(2 if art.small is not art.tiny else 1, art.tiny.characters)
    except MemoryError:
        return art.small


def _theme(name):
    """The module of a theme, which is let go at once."""
    theme = __import__("themes." + name, None, None, ("COLOURS",))
    modules.let_go(("themes." + name, "themes"))
    return theme


def _paint(theme, palette, *swaps):
    """Give a palette the colours of a theme, some of them in the places of others; returns it."""
    for i in range(len(theme.COLOURS)):
        colour = i
        for swap in swaps:
            colour = swap.get(i, colour)
        palette[i] = theme.COLOURS[colour]
    palette.make_transparent(0)
    return palette


def _palettes(theme, *swaps):
    """New palettes of plain, dim and chosen tiles."""
    size = len(theme.COLOURS)
    return [_paint(theme, displayio.Palette(size), change, *swaps) for change in ({}, theme.DIM, theme.CHOSEN)]


def _path(art, which, half):
    """The sheet of a set of tiles with halves of so many px, as a path without its ending."""
    if which != _CHINESE and not art.lies(half):
        return _STANDING[which]
    return _TILES[art.look[1]][which] % half


def _name_button(icons, cell, name):
    """Let an icon show another button."""
    across = icons.width // ICON
    other = BUTTON_A + BUTTONS.find(name)
    x, y = cell % across * ICON, cell // across * ICON
    other_x, other_y = other % across * ICON, other // across * ICON
    for i in range(ICON * ICON):
        column, row = i % ICON, i // ICON
        icons[x + column, y + row] = icons[other_x + column, other_y + row]


def load_all(names, theme, small):
    """What an Art begins with: two fonts, the second of size `small`, the cloth, the icons, and the palettes of
    plain, dim, chosen and ghostly tiles. `names` are the letters of the buttons B and A. Raises Trouble."""
    fonts = _FONTS[:small + 1]
    *sheets, cloth, icons = [
        load(name) for name in [name for name, _, _ in fonts] + ["sprites/felt", "sprites/icons"]]
    characters = _characters()
    made = [Font(sheet, characters, width, height) for sheet, (_, width, height) in zip(sheets, fonts)]
    label.OTHERS = {"Ⓑ": names[0], "Ⓐ": names[1]}
    for cell, name in zip((BUTTON_B, BUTTON_A), names):
        if name not in "AB":
            _name_button(icons, cell, name)
    theme = _theme(theme)
    plain, dim, chosen = _palettes(theme)
    return (made[0], made[small], cloth, icons,
            plain, dim, chosen, _paint(theme, displayio.Palette(len(theme.COLOURS)), theme.GHOST))


def load_tiles(art, chinese):
    """Give an Art all tiles, since later there may be no block of memory left that is large enough; or the Chinese
    ones and the palettes of plain, dim and chosen military ones, in the place of others: there isn't room for both.
    Raises Trouble."""
    if not chinese:
        which = _BIG_SET if art.big_set else _SMALL_SET
        for half in HALVES:
            art.tiles[half] = load(_path(art, which, half), art.spare)
        art.spare = ()
        return
    spare = [art.tiles[half] for half in HALVES[:2] if half in art.tiles] or art.spare
    art.tiles.clear()
    art.spare = ()
    for half in HALVES[:2]:
        art.chinese[half] = load(_path(art, _CHINESE, half), spare)
    theme = _theme(art.look[0])
    art.military, art.military_dim, art.military_chosen = _palettes(theme, theme.RIM)


def dress(art, theme, numerals):
    """Let an Art, of which nothing Chinese is shown, look otherwise from now on. Raises Trouble."""
    art.drop_chinese()
    if numerals != art.look[1]:
        art.spare = ()
        art.tiles.clear()  # others, of another size, are loaded when they are needed
    if theme != art.look[0]:
        colours = _theme(theme)
        _paint(colours, art.plain)
        _paint(colours, art.dim, colours.DIM)
        _paint(colours, art.chosen, colours.CHOSEN)
        _paint(colours, art.ghost, colours.GHOST)
        for key, ink in art.inks.items():
            ink[0], ink[1] = [art.plain[colour] for colour in divmod(key, len(art.plain))]
    art.look = theme, numerals
