# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sheets in fonts/ are those that the tool makes, and have all letters, which can be told apart."""
import pathlib

import pytest

from artwork import keycaps
from sheets import BUTTONS
from tests.sheets import FONTS, cell, contents, rows, run, transposed

MISC_FIXED = pathlib.Path("/usr/share/fonts/X11/misc/6x9.pcf.gz")
NO_FONTS = "the Debian package xfonts-base, from which some of the fonts are made, is not installed"
FONT_CELLS = {"5x8": (5, 8), "6x9": (6, 9), "7x13B": (7, 13)}
FONT_COLUMNS = 32


def test_fonts_are_what_the_tool_makes(tmp_path):
    if not MISC_FIXED.exists():
        pytest.skip(NO_FONTS)
    made = run("make_fonts.py", "--out", tmp_path)
    assert (made.returncode, made.stderr) == (0, "")
    assert contents(tmp_path) == contents(FONTS)


def test_a_text_adds_its_characters_to_the_fonts(tmp_path):
    if not MISC_FIXED.exists():
        pytest.skip(NO_FONTS)
    (tmp_path / "words").write_text("ΝΤΟΜΙΝΟ, Žižka\n", encoding="utf-8")
    assert run("make_fonts.py", "--text", tmp_path / "words", "--out", tmp_path / "made").returncode == 0
    assert characters(tmp_path / "made") == "".join(sorted(set(characters(FONTS) + "ΝΤΟΜΙŽž")))


def characters(folder):
    """The characters of the fonts in a folder, in order."""
    return (folder / "characters.txt").read_text(encoding="utf-8").removesuffix("\n")


def test_without_the_fonts_the_tool_says_what_to_install(tmp_path):
    made = run("make_fonts.py", "--source", tmp_path)
    assert made.returncode == 1
    assert "install the Debian package xfonts-base" in made.stderr
    assert len(made.stderr.splitlines()) == 1


def test_without_the_outlines_the_tool_says_where_they_are(tmp_path):
    if not MISC_FIXED.exists():
        pytest.skip(NO_FONTS)
    made = run("make_fonts.py", "--outlines", tmp_path, "--out", tmp_path / "made")
    assert made.returncode == 1
    assert "leave --outlines out" in made.stderr
    assert len(made.stderr.splitlines()) == 1 and not (tmp_path / "made").exists()


def test_a_damaged_font_is_told_in_one_sentence(tmp_path):
    (tmp_path / "5x8.pcf.gz").write_bytes(b"not a font")
    made = run("make_fonts.py", "--source", tmp_path)
    assert made.returncode == 1
    assert "is damaged" in made.stderr
    assert len(made.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", FONT_CELLS)
def test_font_has_every_printable_ascii_character(name):
    width, height = FONT_CELLS[name]
    found = characters(FONTS)
    sheet = rows(FONTS / f"{name}.bmp")
    assert list(found) == sorted(set(found))
    assert found[:95] == "".join(map(chr, range(0x20, 0x7F)))
    assert (len(sheet[0]), len(sheet)) == (FONT_COLUMNS * width, -(-len(found) // FONT_COLUMNS) * height)
    shapes = [letter(name, character) for character in found[:95]]
    assert not any(map(any, shapes[0])), "the space is not empty"
    assert all(a != b for i, a in enumerate(shapes) for b in shapes[:i])


def letter(name, character):
    """The pixels of a character in a font."""
    width, height = FONT_CELLS[name]
    i = characters(FONTS).index(character)
    return cell(rows(FONTS / f"{name}.bmp"), i % FONT_COLUMNS, i // FONT_COLUMNS, width, height)


@pytest.mark.parametrize("name", FONT_CELLS)
@pytest.mark.parametrize("mark, dots", [(".", 1), (":", 2)])
def test_a_full_stop_is_a_square_and_no_plus_and_a_colon_is_two(name, mark, dots):
    inked = [row for row in letter(name, mark) if any(row)]
    assert all(row.count(255) == 2 and row == inked[0] for row in inked)
    assert len(inked) == 2 * dots


@pytest.mark.parametrize("name", FONT_CELLS)
@pytest.mark.parametrize("accented, plain", [("Ѝ", "И"), ("ѝ", "и")])
def test_the_bulgarian_letters_that_fonts_lack_have_a_grave_accent(name, accented, plain):
    picture, without = [[row for row in letter(name, character) if any(row)] for character in (accented, plain)]
    assert picture != without
    assert picture[0].index(255) < picture[1].index(255), "the accent falls to the right"


@pytest.fixture
def proportional():
    """The letters of the proportional font, by the character: the rows of each, as the badge finds them."""
    from words.font import Font

    sheet = rows(FONTS / "prose.bmp")
    font = Font(None, (FONTS / "prose.txt").read_text(encoding="utf-8").split("\n"))
    found = {}
    for character in characters(FONTS):
        glyph = font.get_glyph(ord(character))
        left = glyph.tile_index * glyph.width
        found[character] = [row[left:left + glyph.width] for row in sheet]
    return found


def test_the_fonts_have_a_keycap_for_every_button_that_has_an_icon():
    assert sorted(keycaps.CHARACTERS.values()) == sorted(BUTTONS)
    assert set(keycaps.CHARACTERS) <= set(characters(FONTS))
    assert [ord(cap) - ord("🅐") for cap in keycaps.CHARACTERS] == [ord(name) - ord("A") for name in keycaps.SMALL]


@pytest.mark.parametrize("name", FONT_CELLS)
def test_keycaps_are_filled_around_their_letters_and_apart_from_what_follows(name):
    shapes = [letter(name, cap) for cap in keycaps.CHARACTERS]
    assert all(a != b for i, a in enumerate(shapes) for b in shapes[:i])
    for rows_of_key in shapes:
        inked = [row for row in rows_of_key if any(row)]
        assert len(inked) == 7 and inked[0] == inked[-1] and all(row[0] and row[4] for row in inked)
        assert FONT_CELLS[name][0] == 5 or not any(row[-1] for row in inked)


def test_keycaps_in_prose_are_as_high_as_a_capital_and_its_edge(proportional):
    for cap in keycaps.CHARACTERS:
        inked = [y for y, row in enumerate(proportional[cap]) if any(row)]
        assert (inked[0], inked[-1]) == (2, 11)


def test_a_proportional_font_has_all_characters_of_the_others_and_no_question_marks_for_them(proportional):
    assert [character for character, picture in proportional.items() if picture == proportional["?"]] == ["?"]


def test_capitals_of_a_proportional_font_are_8_px_high_and_small_letters_6(proportional):
    for letters, top in (("ABEHKLMNOPRSTUVWXYZБГЖИКЛМНПРСТХ", 3), ("acemnorsuvwxzагеиклмнпстхшьъ", 5)):
        for letter in letters:
            inked = [y for y, row in enumerate(proportional[letter]) if any(row)]
            assert (inked[0], inked[-1]) == (top, 10), letter


def test_letters_of_a_proportional_font_fill_their_width(proportional):
    for character, picture in proportional.items():
        columns = transposed(picture)
        assert character == " " or any(columns[0]) and any(columns[-1]), character


@pytest.mark.parametrize("one, other", [
    "вь", "ин", "иы", "ий", "еэ", "lI", "I1", "l1", "0O", ".,", ".+", "őö", "űü", "žż"])
def test_letters_that_are_alike_differ_in_a_proportional_font(proportional, one, other):
    inks = [{(x, y) for y, row in enumerate(proportional[letter]) for x, dot in enumerate(row) if dot}
            for letter in (one, other)]
    assert len(inks[0] ^ inks[1]) >= (1 if one + other == "lI" else 2)


@pytest.mark.parametrize("name", FONT_CELLS)
def test_all_letters_of_a_font_can_be_told_apart(name):
    """But for those that look alike in print, too."""
    for group in (range(0x20, 0x250), range(0x400, 0x500)):
        shapes = {}
        for character in characters(FONTS):
            if ord(character) in group:
                shape = tuple(map(tuple, letter(name, character)))
                assert shape not in shapes, f"{character} looks like {shapes[shape]}"
                shapes[shape] = character
