# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The font in fonts/ is the one that the tool makes, and has all letters, which can be told apart."""

import pytest

from tests.sheets import FONTS, contents, rows, run


def test_the_font_is_what_the_tool_makes(tmp_path):
    made = run("make_fonts.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(FONTS)


def characters(folder):
    """The set of the characters of the font in a folder."""
    return set((folder / "prose.txt").read_text(encoding="utf-8")) - {"\n"}


@pytest.fixture
def proportional():
    """The letters of the font, by the character: the rows of each, as the badge finds them."""
    from words.font import Font

    sheet = rows(FONTS / "prose.bmp")
    font = Font(None, (FONTS / "prose.txt").read_text(encoding="utf-8").split("\n"))
    found = {}
    for character in sorted(characters(FONTS)):
        left, wide = divmod(font.find(ord(character)), 16)
        found[character] = [row[left : left + wide] for row in sheet]
    return found


@pytest.mark.parametrize("accented, plain", [("Ѝ", "И"), ("ѝ", "и")])
def test_the_bulgarian_letters_that_the_outlines_lack_have_a_grave_accent(proportional, accented, plain):
    picture, without = [[row for row in proportional[letter] if any(row)] for letter in (accented, plain)]
    assert picture != without
    assert picture[0].index(255) < picture[1].index(255), "the accent falls to the right"


def test_all_letters_of_an_alphabet_can_be_told_apart(proportional):
    """But for those that look alike in print, too."""
    for group in (range(0x20, 0x250), range(0x400, 0x500)):
        shapes = {}
        for letter, picture in proportional.items():
            if ord(letter) in group:
                shape = tuple(map(tuple, picture))
                assert shape not in shapes, f"{letter} looks like {shapes[shape]}"
                shapes[shape] = letter
