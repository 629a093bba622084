# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The font in fonts/ is the one that the tool makes, and has all letters, which can be told apart."""

import pytest

from artwork import keycaps
from sheets import BUTTONS
from tests.sheets import FONTS, contents, rows, run, transposed


def test_the_font_is_what_the_tool_makes(tmp_path):
    made = run("make_fonts.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(FONTS)


def test_a_text_adds_its_characters_to_the_font(tmp_path):
    (tmp_path / "words").write_text("Straße, ΝΤΟΜΙΝΟ\n", encoding="utf-8")
    made = run("make_fonts.py", "--text", tmp_path / "words", "--out", tmp_path / "made")
    assert made.returncode == 0 and made.stdout.endswith("the font lacks ΙΜΝΟΤ\n")
    assert characters(tmp_path / "made") == characters(FONTS) | {"ß"}


def characters(folder):
    """The set of the characters of the font in a folder."""
    return set((folder / "prose.txt").read_text(encoding="utf-8")) - {"\n"}


def test_without_the_outlines_the_tool_says_where_they_are(tmp_path):
    made = run("make_fonts.py", "--outlines", tmp_path, "--out", tmp_path / "made")
    assert made.returncode == 1
    assert "leave --outlines out" in made.stderr
    assert len(made.stderr.splitlines()) == 1 and not (tmp_path / "made").exists()


def test_a_damaged_font_is_told_in_one_sentence(tmp_path):
    (tmp_path / "PT_Sans-Web-Regular.ttf").write_bytes(b"not a font")
    made = run("make_fonts.py", "--outlines", tmp_path, "--out", tmp_path / "made")
    assert made.returncode == 1
    assert "is damaged" in made.stderr
    assert len(made.stderr.splitlines()) == 1


def test_the_font_has_every_printable_ascii_character():
    assert characters(FONTS) >= set(map(chr, range(0x20, 0x7F)))


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


def test_the_font_has_a_keycap_for_every_button_that_has_an_icon():
    assert sorted(keycaps.CHARACTERS.values()) == sorted(BUTTONS)
    assert set(keycaps.CHARACTERS) <= characters(FONTS)
    assert [ord(cap) - ord("🅐") for cap in keycaps.CHARACTERS] == [ord(name) - ord("A") for name in keycaps.LETTERS]


def test_keycaps_in_prose_are_as_high_as_a_capital_and_its_edge(proportional):
    for cap in keycaps.CHARACTERS:
        inked = [y for y, row in enumerate(proportional[cap]) if any(row)]
        assert (inked[0], inked[-1]) == (2, 11)


def test_the_font_shows_no_question_marks_for_its_other_characters(proportional):
    assert [character for character, picture in proportional.items() if picture == proportional["?"]] == ["?"]


def test_capitals_of_the_font_are_8_px_high_and_small_letters_6(proportional):
    for letters, top in (("ABEHKLMNOPRSTUVWXYZБГЖИКЛМНПРСТХ", 3), ("acemnorsuvwxzагеиклмнпстхшьъ", 5)):
        for letter in letters:
            inked = [y for y, row in enumerate(proportional[letter]) if any(row)]
            assert (inked[0], inked[-1]) == (top, 10), letter


def test_letters_of_the_font_fill_their_width(proportional):
    for character, picture in proportional.items():
        columns = transposed(picture)
        assert character == " " or any(columns[0]) and any(columns[-1]), character


@pytest.mark.parametrize(
    "one, other", ["вь", "ин", "иы", "ий", "еэ", "lI", "I1", "l1", "0O", ".,", ".+", "őö", "űü", "žż"]
)
def test_letters_that_are_alike_differ_in_the_font(proportional, one, other):
    inks = [
        {(x, y) for y, row in enumerate(proportional[letter]) for x, dot in enumerate(row) if dot}
        for letter in (one, other)
    ]
    assert len(inks[0] ^ inks[1]) >= (1 if one + other == "lI" else 2)


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
