# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pictures on the sheets in sprites/, as the tests look at them."""

from tests.sheets import SPRITES, cell, rows

# Palette indexes, as the game uses them.
KEY, FELT_DARK, FELT, FELT_LIGHT, INK, IVORY, SHADE, EDGE, WINE = range(9)
BRONZE, WHITE, RED = 11, 12, 14
SIZES = (13, 9, 7)
LARGE = 14  # and 15 px wide
FEW, MANY = range(7), range(7, 13)
FACE_DOWN = 7  # which pair of cells shows it


def pair(size, number, name="tiles"):
    """The two cells of a sheet, first half and second half, at a place in its order."""
    sheet = rows(SPRITES / f"{name}{size}.bmp")
    columns, high = len(sheet[0]) // size, size + (size == LARGE)
    return [cell(sheet, i % columns, i // columns, size, high) for i in (2 * number, 2 * number + 1)]


def half(size, second, number, standing=False):
    if number < 7:
        return pair(size, number)[second]
    return pair(size, number + (7 if standing else 1), "big_tiles")[second]


def inside(picture):
    """A half without its border and groove."""
    return [row[1:-1] for row in picture[1:-1]]


def tile(size, first, second):
    """The pixels of a horizontal tile, put together as the table does it."""
    return [a + b for a, b in zip(half(size, 0, first), half(size, 1, second))]


def blobs(picture, *colours):
    """The groups of pixels of these colours that touch, be it by a corner, each as a set of (x, y)."""
    left = {(x, y) for y, row in enumerate(picture) for x, index in enumerate(row) if index in colours}
    groups = []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {(x + i, y + j) for x, y in edge for i in (-1, 0, 1) for j in (-1, 0, 1)} & left
            left -= edge
        groups.append(group)
    return groups


class Shown:
    """The picture of tiles by displayio: their pixels on an otherwise empty screen."""

    def __init__(self, simulator, width=160):
        import art

        self.simulator = simulator
        self.art = art.Art(width, 128)
        self.art.set_top(12)

    def dress(self, theme="felt", numerals=False):
        import sheets

        sheets.dress(self.art, theme, numerals)

    def __call__(self, half, tile, vertical, flipped=False):
        """Both halves of a tile inside their borders, as rows of palette indexes."""
        grid = self.art.tile(half)
        self.art.show_tile(grid, tile, vertical, flipped)
        return self._halves(grid, half, vertical, half + (half == LARGE))

    def chinese(self, half, tile):
        """Both halves of a Chinese tile, which stands."""
        import chinese_tiles

        grid = chinese_tiles.tile(self.art, half)
        chinese_tiles.show(grid, tile)
        return self._halves(grid, half, True)

    def _halves(self, grid, half, vertical, across=None):
        import board
        import displayio

        group = displayio.Group()
        group.append(grid)
        board.DISPLAY.root_group = group
        board.DISPLAY.refresh()
        frame = self.simulator.frame()
        for i in (0, half):
            left, top = (0, i) if vertical else (i, 0)
            right, bottom = left + (across or half if vertical else half), top + half
            yield [
                [self.index(frame.getpixel((x, y))) for x in range(left + 1, right - 1)]
                for y in range(top + 1, bottom - 1)
            ]

    def index(self, rgb):
        """The nearest of the game's colours, since the screen has fewer bits."""
        from themes.felt import COLOURS

        distances = [
            sum(abs((colour >> shift & 255) - value) for shift, value in zip((16, 8, 0), rgb)) for colour in COLOURS
        ]
        return distances.index(min(distances))
