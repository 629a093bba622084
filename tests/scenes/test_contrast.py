# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that is written stands out from what lies under it, on every screen and in both themes."""
import collections
import functools

import displayio
import pytest

from drawings import INK
from pictures.screens import GUIDED, HELP, SCREENS, Look, themes
from tests.contrast import contrast

LEAST = 4.5  # to one, for small letters: WCAG 2, 1.4.3
SEEN = 3  # times that a colour lies beside a letter, from which on it lies under the text


def sprites(group, x=0, y=0):
    """Each TileGrid in a group, and where it lies on the screen; but for those that are drawn larger."""
    for layer in group:
        if isinstance(layer, displayio.Group):
            if layer.scale == 1:
                yield from sprites(layer, x + layer.x, y + layer.y)
        else:
            yield layer, x + layer.x, y + layer.y


def letters(badge):
    """All that is written on the screen: of each line of text the pixels of its letters."""
    root = badge.display.root_group
    for grid, left, top in sprites(root, root.x, root.y):
        palette = grid.pixel_shader
        if not isinstance(palette, displayio.Palette) or len(palette) != 2 or grid.tile_width == 1:
            continue  # no text but a sprite, or a panel
        dots, bitmap = set(), grid.bitmap
        for row in range(grid.height):
            for column in range(grid.width):
                x, y = left + column * grid.tile_width, top + row * grid.tile_height
                ink = inked(bitmap, bitmap.version, grid[column, row], grid.tile_width, grid.tile_height)
                dots |= {(x + i, y + j) for i, j in ink}
        yield dots


@functools.lru_cache(1000)  # of a sheet of letters each is asked for again and again
def inked(bitmap, version, tile, width, height):
    """The pixels of a tile of a Bitmap, as it is now, that have ink, from the upper left corner of the tile on."""
    y, x = divmod(tile, bitmap.width // width)
    return [(i, j) for i in range(width) for j in range(height) if bitmap.get(x * width + i, y * height + j)]


def around(dots):
    """The pixels that touch some dots, by an edge or a corner, neither above nor below all of them."""
    rows = {y for x, y in dots}
    return {(x + i, y + j) for x, y in dots for i in (-1, 0, 1) for j in (-1, 0, 1) if y + j in rows} - dots


def pairs(badge):
    """How often each colour of a letter and each colour beside it are seen together, as 0xRRGGBB."""
    picture = badge.frame()
    pixels = picture.load()

    def on_screen(dots):
        return [(x, y) for x, y in dots if 0 <= x < picture.width and 0 <= y < picture.height]

    def colour(dot):
        red, green, blue = pixels[dot]
        return red << 16 | green << 8 | blue

    counts = collections.Counter()
    for dots in letters(badge):
        inks = {colour(dot) for dot in on_screen(dots)}
        if len(inks) == 1:  # else something covers a part of it
            ink = inks.pop()
            counts.update((ink, colour(dot)) for dot in on_screen(around(dots)))
    return counts


@pytest.mark.parametrize("theme", themes())
def test_every_text_of_every_screen_stands_out_from_what_lies_under_it(theme):
    """2 s: all screens are shown, and each letter is looked at."""
    written = 0
    with Look("en", theme, "pybadge") as look:
        for name in [name for name, *_ in SCREENS + HELP]:
            next(look.pictures(name))
            for (ink, ground), count in pairs(look.badge).items():
                written += 1
                covered = name.startswith(GUIDED) and ink == ground  # by the note
                assert count < SEEN or covered or contrast(ink, ground) >= LEAST, (
                    f"{name}: {ink:06X} on {ground:06X}, {count} times")
    assert written > 100


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize("name, seats", [("table-blitz", 8), ("tien_gow-follow", 4)])
def test_a_line_between_two_seats_stands_out(theme, name, seats):
    """The names stand too close for a gap to tell whose a number is."""
    with Look("en", theme, "pybadge") as look:
        _, picture = next(look.pictures(name))
        strip = look.badge.app.art.plain[INK]
    columns = [{picture.getpixel((x, y)) for y in range(12)} for x in range(picture.width)]
    lines = [column.pop() for column in columns if len(column) == 1]
    seen = [red << 16 | green << 8 | blue for red, green, blue in lines]
    assert len([colour for colour in seen if contrast(colour, strip) > 1.4]) == seats - 1
