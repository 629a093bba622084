# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that is written stands out from what lies under it, on every screen and in both themes."""
import collections

import displayio
import pytest

from pictures.screens import HELP, SCREENS, Look, themes

LEAST = 4.5  # to one, for small letters: WCAG 2, 1.4.3
SEEN = 3  # times that a colour lies beside a letter, from which on it lies under the text


def luminance(rgb):
    """Of a colour with three parts from 0 to 255, as WCAG 2 counts it."""
    parts = [part / 255 for part in rgb]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one, other):
    """The contrast of two colours as WCAG 2 counts it, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


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
        ink = grid.pixel_shader
        if getattr(ink, "__len__", None) is None or len(ink) != 2 or grid.tile_width == 1:
            continue  # no text but a sprite, or a panel
        across = grid.bitmap.width // grid.tile_width
        dots = set()
        for row in range(grid.height):
            for column in range(grid.width):
                y, x = divmod(grid[column, row], across)
                dots |= {(left + column * grid.tile_width + i, top + row * grid.tile_height + j)
                         for i in range(grid.tile_width) for j in range(grid.tile_height)
                         if grid.bitmap[x * grid.tile_width + i, y * grid.tile_height + j]}
        yield dots


def around(dots):
    """The pixels that touch some dots, by an edge or a corner, neither above nor below all of them."""
    rows = {y for x, y in dots}
    return {(x + i, y + j) for x, y in dots for i in (-1, 0, 1) for j in (-1, 0, 1) if y + j in rows} - dots


def pairs(badge):
    """How often each colour of a letter and each colour beside it are seen together."""
    picture = badge.frame()
    pixels, (width, height) = picture.load(), picture.size
    counts = collections.Counter()
    for dots in letters(badge):
        dots = {(x, y) for x, y in dots if 0 <= x < width and 0 <= y < height}
        inks = collections.Counter(pixels[dot] for dot in dots)
        if not inks:
            continue
        (ink, count), = inks.most_common(1)
        if count < len(dots):
            continue  # something else covers a part of it
        counts.update((ink, pixels[x, y]) for x, y in around(dots) if 0 <= x < width and 0 <= y < height)
    return counts


@pytest.mark.parametrize("theme", themes())
def test_every_text_of_every_screen_stands_out_from_what_lies_under_it(theme):
    written = 0
    with Look("en", theme, "pybadge") as look:
        for name in [name for name, *_ in SCREENS + HELP]:
            next(look.pictures(name))
            for (ink, ground), count in pairs(look._badge).items():
                written += 1
                covered = name == "guided" and ink == ground  # by the note
                assert count < SEEN or covered or ratio(ink, ground) >= LEAST, (name, ink, ground, count)
    assert written > 100
