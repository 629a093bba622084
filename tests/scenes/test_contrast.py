# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Every text stands out from its background, on every screen and in both themes."""

import collections
import importlib

import displayio
import numpy
import pytest

from drawings import FELT_DARK, FELT_LIGHT
from pictures.screens import GUIDED, HELP, SCREENS, Look, themes
from saves import settings, the_set
from simulator.painting import Display, tiles_of
from tests.contrast import contrast, luminance
from themes import felt

LEAST = 4.5  # to one, for small letters: WCAG 2, 1.4.3
JUDGEMENTS = {}  # of the matches that are shown in both themes
SEEN = 3  # times that a colour lies beside a letter, from which on it lies under the text


def sprites(group, x=0, y=0):
    """Each TileGrid in a group, and where it lies on the screen; but for those that are drawn larger."""
    for layer in group:
        if isinstance(layer, displayio.Group):
            if layer.scale == 1:
                yield from sprites(layer, x + layer.x, y + layer.y)
        else:
            yield layer, x + layer.x, y + layer.y


def letters(badge, shape):
    """Everything that is written on a screen of that shape: of each line of text which pixels its letters have, an
    array."""
    root = badge.display.root_group
    for grid, left, top in sprites(root, root.x, root.y):
        palette = grid.pixel_shader
        if not isinstance(palette, displayio.Palette) or len(palette) != 2 or grid.tile_width == 1:
            continue  # no text but a sprite, or a panel
        dots, tiles = numpy.zeros(shape, bool), tiles_of(grid.bitmap, grid.tile_width, grid.tile_height)
        for row in range(grid.height):
            for column in range(grid.width):
                x, y = left + column * grid.tile_width, top + row * grid.tile_height
                ink = tiles[grid[column, row]][max(0, -y) : max(0, shape[0] - y), max(0, -x) : max(0, shape[1] - x)]
                x, y = max(0, x), max(0, y)
                dots[y : y + ink.shape[0], x : x + ink.shape[1]] |= ink != 0
        yield dots


def around(dots):
    """The pixels that touch some dots, by an edge or a corner, neither above nor below all of them."""
    wide = dots.copy()
    wide[:, 1:] |= dots[:, :-1]
    wide[:, :-1] |= dots[:, 1:]
    touched = wide.copy()
    touched[1:] |= wide[:-1]
    touched[:-1] |= wide[1:]
    return touched & dots.any(axis=1)[:, None] & ~dots


def pairs(badge):
    """How often each colour of a letter and each colour beside it are seen together, as 0xRRGGBB."""
    picture = numpy.asarray(badge.frame()).astype(int) @ (1 << 16, 1 << 8, 1)
    counts = collections.Counter()
    for dots in letters(badge, picture.shape):
        inks = numpy.unique(picture[dots]).tolist()
        if len(inks) == 1:  # else something covers a part of it
            grounds, times = numpy.unique(picture[around(dots)], return_counts=True)
            counts.update({(*inks, ground): count for ground, count in zip(grounds.tolist(), times.tolist())})
    return counts


@pytest.mark.usefixtures("judged_roughly")
@pytest.mark.parametrize("theme", themes())
def test_every_text_of_every_screen_stands_out_from_what_lies_under_it(theme, monkeypatch):
    paint, written = Display.paint, 0
    monkeypatch.setattr(Display, "paint", lambda display, area: None)  # pictures before a screen aren't looked at
    with Look("en", theme, "pybadge", judgements=JUDGEMENTS) as look:
        for name in [name for name, *_ in SCREENS + HELP]:
            next(look.screens(name))
            paint(look.badge.display, (0, 0, 160, 128))
            for (ink, ground), count in pairs(look.badge).items():
                written += 1
                covered = name.startswith(GUIDED) and ink == ground  # by the note
                assert count < SEEN or covered or contrast(ink, ground) >= LEAST, (
                    f"{name}: {ink:06X} on {ground:06X}, {count} times"
                )
    assert written > 100


@pytest.mark.parametrize("theme", themes())
def test_all_that_is_written_on_the_first_cloth_stands_out_from_the_others_too(theme):
    """Everything there is lighter than the cloth, so no other cloth may be lighter than the first."""
    module = importlib.import_module(f"themes.{theme}")
    for cloth in module.CLOTHS:
        assert all(luminance(one) <= luminance(first) for one, first in zip(cloth, module.COLOURS[FELT_DARK:]))


def test_the_lattice_of_each_back_that_is_won_stands_out_from_it_and_from_each_cloth():
    """As graphics do, see WCAG 2, 1.4.11."""
    cloths = [felt.COLOURS[FELT_DARK : FELT_LIGHT + 1], *felt.CLOTHS]
    for under, lattice, _ in felt.BACKS:
        assert min(contrast(lattice, other) for other in (under, *sum(map(list, cloths), []))) >= 3


def test_there_are_as_many_cloths_and_backs_as_the_set_wins():
    for name in "cloth", "back":
        assert len(dict(settings.ALL)[name]) == 1 + the_set.CLOTHS
    assert len(felt.CLOTHS) == len(felt.BACKS) == the_set.CLOTHS
