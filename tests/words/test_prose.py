# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prose looks as the library for it would write it."""

import pytest

pytestmark = pytest.mark.painted  # elsewhere letters aren't drawn at all
TEXTS = [
    "A",
    "New game",
    "10, 15..., and score the sum.",
    "Игра на точки: Ⓐ започва.",
    "Příliš žluťoučký kůň.",
    "Wikipedia? ~ @ 100 %",
    " two  spaces ",
]


@pytest.fixture
def prose(person):
    from words.prose import Prose

    return Prose(person.app.art)


def pixels(bitmap):
    return [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]


@pytest.mark.parametrize("text", TEXTS)
def test_a_line_has_the_pixels_of_a_label_of_the_library(prose, text):
    from adafruit_display_text.bitmap_label import Label

    label = Label(prose.font, text=text)
    assert pixels(prose.draw(text).bitmap) == pixels(label.bitmap)


SENTENCE = "A blocked round: more points win, then fewer tiles, then the last to play."


def test_a_text_is_broken_where_a_line_would_be_too_wide(prose):
    for wide in range(100, 300):
        lines = prose.wrap(SENTENCE, wide)
        assert " ".join(lines) == SENTENCE and max(map(prose.font.width, lines)) <= wide
        assert all(prose.font.width(f"{line} {then.split()[0]}") > wide for line, then in zip(lines, lines[1:]))


def test_lines_that_are_centred_are_about_equally_long(prose):
    def widths(lines):
        return [prose.font.width(line) for line in lines]

    for wide in range(100, 300):
        even, full = prose.wrap_evenly(SENTENCE, wide), prose.wrap(SENTENCE, wide)
        assert " ".join(even) == SENTENCE and len(even) == len(full)
        assert max(widths(even)) <= max(widths(full)) <= wide and min(widths(even)) >= min(widths(full))
    assert prose.wrap(SENTENCE, 154)[-1] == "play."
    assert prose.wrap_evenly(SENTENCE, 154)[-1] == "tiles, then the last to play."
