# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Art: the sprite sheets, fonts and palettes, and the small pieces that every scene is made of.

Nothing is ever `hidden`: CircuitPython repaints what is hidden at every other refresh. What isn't to be seen is
taken out of its group, or shows an empty cell.
"""
import gc

import displayio
import vectorio

import modules
from handheld import Trouble
from text.label import LEFT, Font, Label

# The sprite sheets' own colours, in their order; 0 is transparent.
COLOURS = (
    0xFF00FF, 0x082821, 0x104531, 0x184D39, 0x101021, 0xF7EFD6, 0xD6C394, 0x8C6531,
    0x731421, 0xFFE384, 0xFFBE31, 0xBD7118, 0xFFFFFF, 0x94AE9C, 0xE74D4A, 0x6BB2F7,
)
(FELT_DARK, FELT, FELT_LIGHT, INK, IVORY, SHADE, EDGE,
 WINE, GOLD_LIGHT, GOLD, BRONZE, WHITE, GREY, RED, BLUE) = range(1, 16)

# What takes the place of each colour in a tile that can't be played, is chosen, or isn't there yet.
_DIM = {WHITE: GREY, IVORY: GREY, SHADE: FELT_LIGHT, EDGE: FELT_LIGHT, INK: FELT_DARK, FELT_LIGHT: FELT_DARK,
        RED: WINE}
_CHOSEN = {IVORY: GOLD_LIGHT, SHADE: GOLD, EDGE: BRONZE}
_GHOST = {WHITE: GOLD, IVORY: FELT_DARK, SHADE: BRONZE, EDGE: GOLD, INK: IVORY, WINE: RED,
          FELT_LIGHT: GREY, GREY: FELT_LIGHT}
_RIM = {WHITE: BLUE, SHADE: BLUE, EDGE: BLUE}  # on top of these: a flat rim marks the military tiles

ICON = 9  # px
(BACK, PILE, TURN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, ARROW_DOWN,
 CHECK, STAR, TROPHY, CROWN, HINT, BUTTON_A, BUTTON_B) = range(14)
EMPTY, GOAT, PARTNER, COIN, CIVIL, MILITARY, TRICK, BANKER = range(20, 28)

HALVES = (13, 9, 7)  # px; the sizes of half a tile that there are sheets for, the first two of the Chinese set too
# The cells of a tile sheet are pairs of halves, the first and the second: 0 to 6, these two, and from 7 on.
_FACE_DOWN, _DOUBLE_SIX = 7, 8
_MANY, _MANY_STANDING = 2, 8  # what is added to numbers from 7 on, since numerals can't be turned with their tile


class Missing(Trouble):
    """A file of the game that isn't there or can't be read; its text says which, and what to do."""


def load(*names):
    """The Bitmaps of some sheets, each a path without its ending. Raises Missing."""
    import adafruit_imageload
    sheets = []
    for name in names:
        try:
            sheets.append(adafruit_imageload.load(name + ".bmp")[0])
        except (OSError, ValueError, NotImplementedError, RuntimeError, IndexError):
            raise Missing("%s.bmp is missing or damaged: copy the game here once more" % name)
    del adafruit_imageload
    modules.let_go(modules.loaded("adafruit_imageload") + ["adafruit_imageload"])  # its 7 KB are needed for playing
    gc.collect()
    return sheets


def make_font(sheet, path, width, height):
    """The Font of a sheet that was loaded from `path`. Raises Missing."""
    try:
        with open(path + ".txt", encoding="utf-8") as file:
            characters = file.read().rstrip("\n")
    except (OSError, UnicodeError):
        raise Missing("%s.txt is missing or damaged: copy the game here once more" % path)
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


class Art:
    """All that is drawn with. `tiny`, `small` and `large` are Fonts of 5x8, 6x9 and 7x13 px; `plain`, `dim`,
    `chosen` and `ghost` the palettes of tiles. `width` and `height` are the screen's, in px.

    From the first Chinese tile to `drop_chinese` there are `military`, `military_dim` and `military_chosen` too.
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        sheets = load(  # all at once, since the loader is let go each time
            "fonts/5x8", "fonts/6x9", "fonts/7x13B", "sprites/felt", "sprites/icons",
            *["sprites/tiles%d" % half for half in HALVES])
        self.tiny = make_font(sheets[0], "fonts/5x8", 5, 8)
        self.small = make_font(sheets[1], "fonts/6x9", 6, 9)
        self.large = make_font(sheets[2], "fonts/7x13B", 7, 13)
        self._felt, self._icons = sheets[3:5]
        self._tiles = dict(zip(HALVES, sheets[5:]))
        self.plain = _palette()
        self.dim = _palette(_DIM)
        self.chosen = _palette(_CHOSEN)
        self.ghost = _palette(_GHOST)
        self._inks = {}
        self.drop_chinese()

    def ink(self, colour, paper=0):
        """The palette of text in one of the colours above, on nothing or on `paper`, another of them."""
        key = paper * len(COLOURS) + colour
        if key not in self._inks:
            ink = displayio.Palette(2)
            ink[0], ink[1] = COLOURS[paper], COLOURS[colour]
            if not paper:
                ink.make_transparent(0)
            self._inks[key] = ink
        return self._inks[key]

    def felt(self):
        """A new Group with the cloth that covers the screen."""
        group = displayio.Group()
        side = self._felt.width
        group.append(displayio.TileGrid(
            self._felt, pixel_shader=self.plain, width=-(-self.width // side), height=-(-self.height // side)))
        return group

    def panel(self, group, colour, x, y, width, height):
        """Put a rectangle of one colour into a group; returns it (a vectorio.Rectangle)."""
        panel = vectorio.Rectangle(
            pixel_shader=self.plain, width=width, height=height, x=x, y=y, color_index=colour)
        group.append(panel)
        return panel

    def label(self, group, font, colour, columns, x, y, align=LEFT, text=""):
        """Put a line of text into a group; returns its Label."""
        label = Label(font, self.ink(colour), columns, x, y, align)
        if text:
            label.show(text)
        group.append(label.grid)
        return label

    def line(self, group, font, colour, y, text):
        """Put a line of text that won't change into a group, in the middle of the screen's width."""
        x = (self.width - len(text) * font.width) // 2
        self.label(group, font, colour, len(text), x, y, text=text)

    def icon(self, group, icon, x, y):
        """Put an icon into a group; returns its TileGrid, whose cell 0 can be set to another icon."""
        grid = displayio.TileGrid(
            self._icons, pixel_shader=self.plain, tile_width=ICON, tile_height=ICON, default_tile=icon, x=x, y=y)
        group.append(grid)
        return grid

    def picture(self, group, name, x, y):
        """Put a whole sheet of its own into a group; returns its TileGrid. Raises Missing."""
        grid = displayio.TileGrid(load("sprites/" + name)[0], pixel_shader=self.plain, x=x, y=y)
        group.append(grid)
        return grid

    def tile(self, half, chinese=False):
        """A new TileGrid for a tile with halves of so many px, of the Chinese set if wanted (13 or 9 px only): see
        `show_tile`. Raises Missing."""
        if chinese and not self._chinese:
            self._load_chinese()
        sheets = self._chinese if chinese else self._tiles
        return displayio.TileGrid(
            sheets[half], pixel_shader=self.plain, width=2, height=1, tile_width=half, tile_height=half)

    def _load_chinese(self):
        self._chinese = dict(zip(HALVES, load("sprites/chinese13", "sprites/chinese9")))
        self.military = _palette(_RIM)
        self.military_dim = _palette(_DIM, _RIM)
        self.military_chosen = _palette(_CHOSEN, _RIM)

    def drop_chinese(self):
        """Let go of the Chinese set, whose tiles aren't shown any more."""
        self._chinese = self.military = self.military_dim = self.military_chosen = None


def show_tile(grid, tile, vertical, flipped=False):
    """Make a TileGrid of Art.tile show a tile, its larger half first (at the left or top) or, `flipped`, last;
    None shows a face-down one."""
    if tile is None:
        first = second = _FACE_DOWN
    elif tile == (6, 6):  # in the Chinese set it is half red, other than any 6
        first = second = _DOUBLE_SIX
    else:
        high, low = tile
        first, second = _pair(high, vertical), _pair(low, vertical)
        if flipped:
            first, second = second, first
    first, second = 2 * first, 2 * second + 1
    if grid[0] != first:
        grid[0] = first
    if grid[1] != second:
        grid[1] = second
    if grid.transpose_xy != vertical:
        grid.transpose_xy = vertical


def _pair(number, standing):
    """Which pair of halves shows a number."""
    if number > 6:
        return number + (_MANY_STANDING if standing else _MANY)
    return number
