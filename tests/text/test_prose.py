# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prose looks as the library for it would write it."""
import pytest

TEXTS = ["A", "New game", "10, 15..., and score the sum.", "Игра на точки: Ⓐ започва.", "Příliš žluťoučký kůň.",
         "Wikipedia? ~ @ 100 %", " two  spaces "]


@pytest.fixture
def prose(person):
    from text.prose import Prose

    return Prose(person.app.art)


def pixels(bitmap):
    return [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("text", TEXTS)
def test_a_line_has_the_pixels_of_a_label_of_the_library(prose, text, bold):
    from adafruit_display_text.bitmap_label import Label

    label = Label(prose.bold if bold else prose.font, text=text)
    assert pixels(prose.draw(text, bold).bitmap) == pixels(label.bitmap)


def test_a_line_is_as_wide_as_it_is_said_to_be(prose):
    assert [prose.draw(text).bitmap.width for text in TEXTS] == [prose.font.width(text) for text in TEXTS]


def test_a_letter_that_the_font_lacks_is_a_question_mark(prose):
    assert pixels(prose.draw("日").bitmap) == pixels(prose.draw("?").bitmap)
