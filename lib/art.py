# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Art: the sprite sheets, fonts and palettes, and the small pieces that every scene is made of.

Nothing is ever `hidden`: CircuitPython repaints what is hidden at every other refresh. What isn't to be seen is
taken out of its group, or shows an empty cell.
"""
import displayio

import modules
from text.label import LEFT, Label

try:
    from vectorio import Rectangle
except ImportError:
    from handheld.rectangle import Rectangle

# The sprite sheets' own colours, in their order; 0 is transparent.
(FELT_DARK, FELT, FELT_LIGHT, INK, IVORY, SHADE, EDGE,
 WINE, GOLD_LIGHT, GOLD, BRONZE, WHITE, GREY, RED, BLUE) = range(1, 16)
_COLOURS = 16

ICON = 9  # px
(BACK, PILE, TURN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, ARROW_DOWN,
 CHECK, STAR, TROPHY, CROWN, HINT, BUTTON_A, BUTTON_B) = range(14)  # then sheets.BUTTONS
EMPTY, GOAT, PARTNER, COIN, CIVIL, MILITARY, TRICK, BANKER = range(20, 28)

PAGE = 160, 128  # px; what isn't a table lies in the middle of a larger screen
_WIDEST = 240  # px of a page there

HALVES = (13, 9, 7)  # px; the sizes of half a tile that there are sheets for, the first two of the Chinese set too
# The cells of a tile sheet are pairs of halves, the first and the second: 0 to 6, the double six, this one, and the
# first eight again for standing tiles; on those of a big set, from 7 on, and these again for standing tiles.
_FACE_DOWN = 8
_STANDING = 9
_SMALL_SET = 6  # its highest number; more are loaded for a big one
_MANY = 10  # what is added to those
_MANY_STANDING = 6


class Art:
    """All that is drawn with. `tiny`, `small` and `large` are Fonts of 5x8, 6x9 and 7x13 px; `plain`, `dim`,
    `chosen` and `ghost` the palettes of tiles; `cloth` and `icons` sheets, and `tiles` and `chinese` dicts of
    them by the size of half a tile, for numbers up to 6 only unless it is a `big_set`. `width` and `height` are
    the screen's, in px, `wide` and `high` a page's. On a screen that is narrower than a page, each font but the
    smallest is the next smaller one. `look` is the theme, and whether there are numerals on the tiles; `inks` are
    the palettes of text so far, by the number of the paper times 16 and that of the colour.

    From the first Chinese tile to `drop_chinese` there are `military`, `military_dim` and `military_chosen` too,
    and no `tiles` until one is needed again. Sheets that aren't needed any more are `spare`: others are loaded in
    their place.
    """

    def __init__(self, width, height, names="BA", theme="felt", numerals=False):
        """For a screen of that size, and a board that calls its buttons B and A by these names, a letter each; in
        the colours of one of the themes, and with numerals on the tiles instead of pips if wanted."""
        self.width = width
        self.height = height
        self.wide = min(width, _WIDEST)
        self.high = min(height, PAGE[1])
        self.inks = {}
        self.look = theme, numerals
        (self.tiny, self.small, self.large, self.cloth, self.icons, self.plain, self.dim, self.chosen,
         self.ghost) = modules.use("sheets", lambda sheets: sheets.load_all(names, theme))
        if width < PAGE[0]:
            self.small, self.large = self.tiny, self.small
        self.big_set = False
        self.tiles = {}
        self.chinese = {}
        self.spare = ()
        self.drop_chinese()

    def set_top(self, top):
        """Have tiles with numbers up to `top` from now on; of others nothing is shown any more."""
        if self.big_set != (top > _SMALL_SET):
            self.big_set = top > _SMALL_SET
            self.tiles.clear()
            self.spare = ()

    def ink(self, colour, paper=0):
        """The palette of text in one of the colours above, on nothing or on `paper`, another of them."""
        key = paper * _COLOURS + colour
        if key not in self.inks:
            ink = displayio.Palette(2)
            ink[0], ink[1] = self.plain[paper], self.plain[colour]
            if not paper:
                ink.make_transparent(0)
            self.inks[key] = ink
        return self.inks[key]

    def felt(self):
        """A new Group with the cloth that covers the screen."""
        group = displayio.Group()
        side = self.cloth.width
        group.append(displayio.TileGrid(
            self.cloth, pixel_shader=self.plain, width=-(-self.width // side), height=-(-self.height // side)))
        return group

    def page(self):
        """A new Group with the cloth, and the Group of a page in the middle of it."""
        group = self.felt()
        page = displayio.Group(x=(self.width - self.wide) // 2, y=(self.height - self.high) // 2)
        group.append(page)
        return group, page

    def panel(self, group, colour, x, y, width, height):
        """Put a rectangle of one colour into a group; returns it (a Rectangle)."""
        panel = Rectangle(
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
        """Put a line of text that won't change into a group, in the middle of a page's width."""
        x = (self.wide - len(text) * font.width) // 2
        self.label(group, font, colour, len(text), x, y, text=text)

    def icon(self, group, icon, x, y):
        """Put an icon into a group; returns its TileGrid, whose cell 0 can be set to another icon."""
        grid = displayio.TileGrid(
            self.icons, pixel_shader=self.plain, tile_width=ICON, tile_height=ICON, default_tile=icon, x=x, y=y)
        group.append(grid)
        return grid

    def drop_chinese(self):
        """Let go of the Chinese set, whose tiles aren't shown any more; its sheets wait for others."""
        self.spare = list(self.chinese.values()) or self.spare
        self.chinese = {}
        self.military = self.military_dim = self.military_chosen = None

    def tile(self, half, chinese=False):
        """A new TileGrid for a tile with halves of so many px, of the Chinese set if wanted (13 or 9 px only): see
        `show_tile`. Raises Trouble."""
        if half not in (self.chinese if chinese else self.tiles):
            modules.use("sheets", lambda sheets: sheets.load_tiles(self, chinese))
        sheets = self.chinese if chinese else self.tiles
        return displayio.TileGrid(
            sheets[half], pixel_shader=self.plain, width=2, height=1, tile_width=half, tile_height=half)


def show_tile(grid, tile, vertical, flipped=False):
    """Make a TileGrid of Art.tile show a tile, its larger half first (at the left or top) or, `flipped`, last;
    None shows a face-down one."""
    if tile is None:
        first = second = _FACE_DOWN
    else:
        high, low = tile
        first, second = _pair(high, vertical), _pair(low, vertical)
        if tile == (6, 6):  # in the Chinese set it is half red, other than any 6
            first = second = first + 1
        elif flipped:
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
    if number > _SMALL_SET:
        return number + _MANY + (_MANY_STANDING if standing else 0)
    return number + (_STANDING if standing else 0)
