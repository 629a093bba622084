# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The colours of the themes: everything that is drawn takes them, and stands out."""

import itertools

import pytest

from tests.contrast import contrast
from tests.tools.art.sprites import EDGE, FELT, FELT_LIGHT, INK, IVORY, RED, SHADE, WHITE, WINE

THEMES = ("felt", "contrast")


def military(art):
    """The palettes of a military tile that looks plain, dim and chosen."""
    import chinese_tiles

    chinese_tiles.tile(art, 13)
    return [
        chinese_tiles.palette(art, (6, 3), look)
        for look in (chinese_tiles.PLAIN, chinese_tiles.DIM, chinese_tiles.CHOSEN)
    ]


def test_all_that_was_drawn_with_a_theme_takes_the_colours_of_another(shown):
    import drawings
    from themes import contrast

    ink, plain = shown.art.ink(drawings.GOLD, drawings.INK), shown.art.plain
    shown.dress("contrast")
    assert shown.art.plain is plain and shown.art.ink(drawings.GOLD, drawings.INK) is ink
    assert [ink[0], ink[1]] == [contrast.COLOURS[drawings.INK], contrast.COLOURS[drawings.GOLD]]
    assert [plain[i] for i in range(len(plain))] == list(contrast.COLOURS)


# The colours of letters, and of their backgrounds.
WRITTEN = [
    *itertools.product(
        ("IVORY", "WHITE", "GOLD", "GREY", "BLUE", "RED_LIGHT"), ("FELT", "FELT_LIGHT", "FELT_DARK", "INK")
    ),
    ("INK", "GOLD"),
    ("INK", "GOLD_LIGHT"),
]


@pytest.mark.parametrize("theme, least", [("felt", 4.5), ("contrast", 6)])
def test_every_text_stands_out(shown, theme, least):
    import drawings

    shown.dress(theme)
    ratios = {pair: contrast(*(shown.art.plain[getattr(drawings, name)] for name in pair)) for pair in WRITTEN}
    assert {pair: ratio for pair, ratio in ratios.items() if ratio <= least} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_pips_of_every_colour_stand_out_in_every_palette(shown, theme):
    shown.dress(theme)
    art = shown.art
    for palette in (art.plain, art.dim, art.chosen, art.ghost, art.last, *military(art)):
        assert min(contrast(palette[ink], palette[IVORY]) for ink in (INK, WINE, FELT_LIGHT, RED)) > 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_mark_at_an_end_stands_out_on_the_cloth_and_on_a_tile(shown, theme):
    import drawings

    shown.dress(theme)
    art = shown.art
    assert contrast(art.plain[drawings.GOLD], art.plain[FELT]) > 3
    for palette in (art.plain, art.last):
        assert contrast(art.plain[drawings.BRONZE], palette[IVORY]) > 3


@pytest.mark.parametrize("theme", THEMES)
def test_the_tile_that_was_laid_last_has_an_outline_in_its_players_colour(shown, theme):
    shown.dress(theme)
    art = shown.art
    outlines, halves_parted = [], []
    for by_person in (False, True):
        art.outline_last(by_person)
        assert art.last[WHITE] == art.last[EDGE]
        assert contrast(art.last[EDGE], art.last[IVORY]) > 1.25 and contrast(art.last[EDGE], art.plain[FELT]) > 3
        assert art.last[EDGE] not in (art.plain[WHITE], art.plain[EDGE])
        outlines.append(art.last[EDGE])
        halves_parted.append(contrast(art.last[SHADE], art.last[IVORY]) > 1.25)
    assert outlines[0] != outlines[1]
    assert halves_parted == [True, False], "another's is told from yours without colours, too"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("other", ["plain", "dim"])
def test_the_chosen_tile_is_lighter_or_darker_than_others(shown, theme, other):
    """So that it is seen without colours, too."""
    shown.dress(theme)
    assert contrast(shown.art.chosen[IVORY], getattr(shown.art, other)[IVORY]) > 1.25


@pytest.mark.parametrize("theme", THEMES)
def test_military_tiles_have_a_flat_rim_in_a_colour_of_its_own(shown, theme):
    shown.dress(theme)
    art = shown.art
    for ours, theirs in zip((art.plain, art.dim, art.chosen), military(art)):
        assert theirs[WHITE] == theirs[EDGE]
        assert theirs[WHITE] not in (ours[WHITE], ours[EDGE], ours[IVORY])
        assert theirs[IVORY] == ours[IVORY]
