# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Art: the sprite sheets, the font and the palettes, and the small pieces that every scene is made of.

Nothing is ever `hidden`, because CircuitPython repaints hidden things at every other refresh: remove a thing from
its group instead, or show an empty cell. Everything is made of TileGrids: when a Group is removed, only the areas
of its TileGrids are repainted, so shapes of vectorio would stay on the screen.
"""

from __future__ import annotations

import displayio

import loader
from drawings import (
    BACK,
    BRONZE,
    EDGE,
    FACE,
    FELT_DARK,
    HALVES,
    HEAD,
    ICON,
    IN_HANDS,
    INK,
    IVORY,
    LARGE,
    PAGE,
    PILE,
    SHADE,
    WHITE,
    WIDE,
)
from words.label import AT_LEFT, Label

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from engine.kinds import MaybeNone, Tile
    from tables.shuffle import Shuffle
    from words.font import Font

_COLOURS = 18
_WIDEST = 240  # px; a page is never wider, on any screen

# The cells of the cloth are squares of this side, in px: first four that make its texture, then darker and darker
# ones. A cell gets darker with the square of its distance from the middle, across plus down, each _EDGE at an edge
# of the screen: up to _LIGHT it has the texture, and each _STEP more makes it one darker.
_CELL, _TEXTURES, _DARKEST = 8, 4, 8
_EDGE, _LIGHT, _STEP = 16, 11, 2
_BAND = 6  # rows of cells in one TileGrid: in mid-match there may be no piece for all 320 cells
_RAIL = BRONZE, EDGE  # the rows of px from the cloth to a tray

# The cells of a tile sheet are in two rows: first halves above second halves. Each column is a pair of halves: 0 to
# 6, then one face down, then 0 to 6 of standing tiles on sheets with numerals that stand otherwise.
FACE_DOWN = 7
_STANDING = 8
# In a big set the numerals from 7 on follow; then those of standing tiles, if the sheet has both.
_SMALL_SET = 6  # the highest number of any other set
_MANY, _MANY_NUMERALS = 1, 8  # added to the numbers from 7 on to get their columns
_MANY_STANDING = 6


class Art:
    """Everything to draw with.

    font  the Font of all text
    plain, dim, chosen, ghost, last  the palettes of tiles; `outlines` are the colours for `outline_last`
    back  the palette of tiles that are face down
    cloth, icons  sheets
    tiles         a dict of sheets by the size of half a tile, with numbers up to 6 unless it is a `big_set`
    width, height            the picture's, in px
    page_width, page_height  a page's, in px: less than most where the screen `is_narrow` or `is_low`
    look          the theme, whether tiles have numerals, and the numbers of the cloth and of the tiles' back
    inks          the palettes of text made so far, by the paper's number times 16 plus the colour's

    `chinese` is the Chinese set, or None: its sheets by the size of half a tile, and the palettes of its military
    tiles. While it is loaded, there are no `tiles`. `spare` are sheets whose memory is used again for others.
    `faces` are the sheets with the moods of the other players at the table, see sheets.load_for_table; `seated` says
    for which level and how many seats they are.
    `spread` is the Group of a cloth that is shown before its table is, or None; `shuffle` is the Shuffle on it, or
    None.
    """

    font: Font
    cloth: displayio.Bitmap
    icons: displayio.Bitmap
    plain: displayio.Palette
    dim: displayio.Palette
    chosen: displayio.Palette
    ghost: displayio.Palette
    last: displayio.Palette
    back: displayio.Palette
    outlines: tuple[int, int]
    faces: Sequence[displayio.Bitmap]
    spread: displayio.Group | None
    shuffle: Shuffle | None
    _columns: displayio.Bitmap | None

    def __init__(
        self,
        width: int,
        height: int,
        names: Sequence[str] = "BA",
        theme: str = "felt",
        numerals: bool = False,
        cloth: int = 0,
        back: int = 0,
    ) -> None:
        """Make the Art for a screen of `width` by `height` px. `names` are the board's letters for its buttons B
        and A, `theme` names the colours, `numerals` puts numerals on the tiles instead of pips, and `cloth` and `back`
        are the numbers of the theme's cloth and of its tiles' back, 0 for its own."""
        self.width = width
        self.height = height
        self.page_width = min(width, _WIDEST)
        self.page_height = min(height, PAGE[1])
        self.is_narrow = width < PAGE[0]
        self.is_low = height < PAGE[1]
        self.inks: dict[int, displayio.Palette] = {}
        self.look = theme, numerals, cloth, back
        self.big_set = False
        self.tiles: dict[int, displayio.Bitmap] = {}
        self.chinese: tuple[dict[int, displayio.Bitmap], list[displayio.Palette]] | MaybeNone = None
        self.spare: Sequence[displayio.Bitmap] = ()
        with loader.guest():
            (
                self.font,
                self.cloth,
                self.icons,
                self.plain,
                self.dim,
                self.chosen,
                self.ghost,
                self.outlines,
                self.last,
                self.back,
            ) = _sheets().load_all(names, theme, cloth, back)
            self.load_tiles()
        self._columns = self.spread = self.shuffle = None
        self.faces, self.seated = (), ("", 0)

    def forget_inks(self) -> None:
        """Forget all inks until they are needed again: a table leaves no memory for the ones that other screens
        have used."""
        self.inks = {}

    def set_top(self, top: int) -> None:
        """Use tiles with numbers up to `top` from now on. No tile of another set may still be shown."""
        if self.big_set != (top > _SMALL_SET):
            self.big_set = top > _SMALL_SET
            self.tiles.clear()
            self.spare = ()

    def ink(self, colour: int, paper: int = 0) -> displayio.Palette:
        """Return the palette of text in a colour of `drawings`, on the colour `paper` or, with 0, on nothing."""
        key = paper * _COLOURS + colour
        if key not in self.inks:
            ink = displayio.Palette(2)
            ink[0], ink[1] = self.plain[paper], self.plain[colour]
            if not paper:
                ink.make_transparent(0)
            self.inks[key] = ink
        return self.inks[key]

    def outline_last(self, by_person: bool) -> None:
        """Give tiles in the palette `last` the outline of a tile that was laid by the person or by another. Around the
        latter's it parts the halves, too, so that the two differ without colours."""
        last, plain = self.last, self.plain
        last[WHITE] = last[EDGE] = plain[self.outlines[by_person]]
        last[SHADE] = plain[IVORY if by_person else self.outlines[by_person]]

    def felt(self) -> displayio.Group:
        """Return a new Group with the cloth that covers the screen, which is darker towards the corners, or the one
        that is already `spread`."""
        if self.spread:
            group, self.spread = self.spread, None
            if self.shuffle:
                group.pop()
                self.shuffle = None
            return group
        group = displayio.Group()
        across, down = -(-self.width // _CELL), -(-self.height // _CELL)
        for y in range(down):
            row = y % _BAND
            if not row:
                cloth = displayio.TileGrid(
                    self.cloth,
                    pixel_shader=self.plain,
                    width=across,
                    height=min(_BAND, down - y),
                    tile_width=_CELL,
                    tile_height=_CELL,
                    y=y * _CELL,
                )
                group.append(cloth)
            far = _EDGE * (2 * y + 1 - down) ** 2 // (down * down) - _LIGHT
            for x in range(across):
                dark = (far + _EDGE * (2 * x + 1 - across) ** 2 // (across * across)) // _STEP
                cell = _TEXTURES - 1 + min(dark, _DARKEST) if dark > 0 else y % 2 * 2 + x % 2
                cloth[row * across + x] = cell
        return group

    def strip(self, group: displayio.Group, colour: int, y: int, height: int) -> displayio.Bitmap:
        """Put a strip of one colour, as wide as the screen, into a group. Return the Bitmap that is repeated in it.
        It takes less memory than a panel."""
        cloth = displayio.Bitmap(_CELL, height, 16)
        cloth.fill(colour)
        group.append(displayio.TileGrid(cloth, pixel_shader=self.plain, width=-(-self.width // _CELL), y=y))
        return cloth

    def tray(self, group: displayio.Group, y: int) -> None:
        """Put a dark tray into a group, from `y` px down to the bottom of the screen, with a wooden rail on top."""
        cloth = self.strip(group, FELT_DARK, y, self.height - y)
        for row, colour in enumerate(_RAIL):
            for x in range(_CELL):
                cloth[x, row] = colour

    def page(self) -> tuple[displayio.Group, displayio.Group]:
        """Return a new Group with the cloth, and the Group of a page in the middle of it."""
        group = self.felt()
        page = displayio.Group(x=(self.width - self.page_width) // 2, y=(self.height - self.page_height) // 2)
        group.append(page)
        return group, page

    def headed_page(self) -> tuple[displayio.Group, displayio.Group]:
        """Return the same two Groups as `page`, with a heading bar on the page."""
        group, page = self.page()
        self.panel(page, INK, 0, 0, self.page_width, HEAD)
        return group, page

    def panel(self, group: displayio.Group, colour: int, x: int, y: int, width: int, height: int) -> displayio.TileGrid:
        """Put a rectangle of one colour into a group. Return its TileGrid, which can be moved and given another
        ink. Each cell is a column 1 px wide, so that `narrow` can show fewer of them."""
        columns = self._columns  # several panels in a row often have the same height
        if not columns or columns.height != height:
            self._columns = columns = displayio.Bitmap(2, height, 2)  # an empty column, and a full one
            for row in range(height):
                columns[1, row] = 1
        panel = displayio.TileGrid(
            columns,
            pixel_shader=self.ink(colour),
            width=width,
            height=1,
            tile_width=1,
            tile_height=height,
            default_tile=1,
            x=x,
            y=y,
        )
        group.append(panel)
        return panel

    def narrow(self, panel: displayio.TileGrid, width: int) -> None:
        """Show only the first `width` px of a panel."""
        for column in range(panel.width):
            cell = int(column < width)
            if panel[column] != cell:  # setting a cell repaints it even if it stays the same
                panel[column] = cell

    def label(
        self,
        group: displayio.Group,
        colour: int,
        width: int,
        x: int,
        y: int,
        align: int = AT_LEFT,
        text: str = "",
        digits: bool = False,
    ) -> Label:
        """Put a line of text, of up to `width` px, into a group. Return its Label. For `digits` see there."""
        label = Label(self.font, self.ink(colour), width, x, y, align, digits)
        label.show(text)
        group.append(label.grid)
        return label

    def icon(self, group: displayio.Group, icon: int, x: int, y: int) -> displayio.TileGrid:
        """Put an icon into a group. Return its TileGrid, whose cell 0 can be set to another icon."""
        shader = self.back if icon in (BACK, PILE) else self.plain
        grid = displayio.TileGrid(
            self.icons, pixel_shader=shader, tile_width=ICON, tile_height=ICON, default_tile=icon, x=x, y=y
        )
        group.append(grid)
        return grid

    def face(self, group: displayio.Group, x: int, y: int, sheet: displayio.Bitmap) -> displayio.TileGrid:
        """Put the calm face of a `sheet` into a group. Return its TileGrid, whose cell 0 is the mood."""
        grid = displayio.TileGrid(sheet, pixel_shader=self.plain, tile_width=FACE, tile_height=FACE, x=x, y=y)
        group.append(grid)
        return grid

    def tile(self, half: int) -> displayio.TileGrid:
        """Return a new TileGrid for a tile with halves of `half` px, see `show_tile`. Raises Trouble."""
        self.load_tiles((half,))
        sheet = self.tiles[half]
        return displayio.TileGrid(
            sheet, pixel_shader=self.plain, width=2, height=1, tile_width=half, tile_height=sheet.height // 2
        )

    def sizes(self) -> tuple[int, ...]:
        """Return the sizes of half a tile for which there are sheets, in px, the largest first."""
        return IN_HANDS if self.big_set else (LARGE,) + HALVES

    def load_tiles(self, halves: Sequence[int] | None = None) -> None:
        """Load the sheets of tiles with `halves` of these px, by default all. A new table does so at once: later
        there may be no block of memory that is large enough. Raises Trouble."""
        halves = halves or self.sizes()
        if any([half not in self.tiles for half in halves]):
            with loader.guest():
                _sheets().load_tiles(self, halves)

    def load_chinese(self) -> None:
        """Load the Chinese set, in place of all other tiles. Raises Trouble."""
        with loader.guest():
            _sheets().load_chinese(self)

    def dress(self, theme: str, numerals: bool, cloth: int = 0, back: int = 0) -> None:
        """Change the theme, whether tiles have numerals, the cloth and the back, see sheets.dress. Raises Trouble."""
        with loader.guest():
            _sheets().dress(self, theme, numerals, cloth, back)

    def swap(self) -> None:
        """Swap the letters of the buttons A and B, in icons and in sentences."""
        with loader.guest():
            _sheets().swap(self.icons)

    def unload_tiles(self, half: int) -> None:
        """Unload the sheet of tiles with halves of `half` px until it is needed again."""
        self.tiles.pop(half, None)

    def lies(self, half: int) -> bool:
        """Return whether tiles with halves of `half` px can lie: LARGE tiles only stand, and on a small screen the
        largest of the others, too, if they have numerals."""
        return half < HALVES[0] or half == HALVES[0] and (self.width >= WIDE or not self.look[1])

    def show_tile(self, grid: displayio.TileGrid, tile: Tile | None, vertical: bool, flipped: bool = False) -> None:
        """Make a TileGrid of `tile` show a tile, its larger half first (at the left or top) or, `flipped`, last;
        None shows a face-down one."""
        if tile is None:
            first = second = FACE_DOWN
            grid.pixel_shader = self.back
        else:
            if grid.pixel_shader is self.back:
                grid.pixel_shader = self.plain
            first, second = [self._pair(grid.tile_width, number, vertical) for number in tile]
        if flipped:
            first, second = second, first
        first, second = 2 * first, 2 * second + 1
        if grid[0] != first:
            grid[0] = first
        if grid[1] != second:
            grid[1] = second
        if grid.transpose_xy != vertical:
            grid.transpose_xy = vertical

    def _pair(self, half: int, number: int, standing: bool) -> int:
        """Return the column with the pair of halves that shows a number."""
        numerals = self.look[1] and self.lies(half)  # numerals with a picture each for standing and lying
        if number <= _SMALL_SET:
            return number + (_STANDING if standing and numerals else 0)
        number += _MANY_NUMERALS if numerals else _MANY
        return number + (_MANY_STANDING if standing and self.lies(half) else 0)


def _sheets() -> ModuleType:
    import sheets

    return sheets
