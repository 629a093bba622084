# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Proportional letters: prose for when there is no room for the library, such as beside a table."""
from collections import namedtuple

import bitmaptools
import displayio

import bmp
from handheld import Trouble
from text import label
from text.cells import HIGH, PITCH, Cells
from text.label import AT_LEFT
from text.lines import sticks

_ASCENT, _DESCENT = 11, 3  # px above the line that letters stand on, and below it
_GAP = 1  # px from letter to letter
_SPACE = 3  # px of a space, its gap included
_REGULAR, _BOLD = "fonts/prose", "fonts/heading"

_KEPT = 40  # glyphs, which take 64 bytes each; a page in one language seldom has more

# As that of fontio, which not every firmware has.
Glyph = namedtuple("Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"))


class Font:
    """A font for labels of adafruit_display_text, over a sheet Bitmap with all glyphs in one row.

    `lines` are the characters that are 0, 1, 2, ... px wide. Those of one width lie side by side on the sheet, from
    a multiple of that width on: so each glyph is a tile of the sheet, among tiles of its own width.
    """

    ascent, descent = _ASCENT, _DESCENT

    def __init__(self, sheet, lines):
        self.sheet = sheet
        self.lines = lines
        self._glyphs = {}

    def get_bounding_box(self):
        """Return the width of the widest letter, and what labels take as the height of a line, in px."""
        return len(self.lines) - 1, PITCH

    def get_glyph(self, code):
        """Return the Glyph of a character, by its code; a question mark's if the font doesn't have it."""
        return self._glyphs.get(code) or self._make(code)

    def _make(self, code):
        if len(self._glyphs) == _KEPT:
            self.forget()
        character = chr(code)
        character = label.OTHERS.get(character, character)
        end = 0
        for width, characters in enumerate(self.lines):
            if characters:
                first = -(-end // width)
                at = characters.find(character)
                if at >= 0:
                    glyph = Glyph(self.sheet, first + at, width, HIGH, 0, -_DESCENT, width + _GAP, 0)
                    self._glyphs[code] = glyph
                    return glyph
                end = (first + len(characters)) * width
        return self.get_glyph(ord("?"))

    def forget(self):
        """Let go of the glyphs that were made."""
        self._glyphs.clear()

    def width(self, text):
        """Return the width of a line of text, in px."""
        made = self._glyphs.get
        return sum([(made(code) or self._make(code)).shift_x for code in map(ord, text)])

    def draw(self, picture, text):
        """Copy the letters of a line of text into a Bitmap as wide as it is."""
        x = 0
        for code in map(ord, text):
            glyph = self.get_glyph(code)
            left = glyph.tile_index * glyph.width
            bitmaptools.blit(picture, glyph.bitmap, x, 0, x1=left, y1=0, x2=left + glyph.width, y2=HIGH)
            x += glyph.shift_x


class Letters(Cells):
    """Writes on the pages of an Art in proportional letters, which it copies from the sheet of a font one by one.

    `font` is the regular Font, and `bold` the one for headings: both are loaded at the start, since later there may
    be no free block of memory that is large enough.
    """

    margin = 3

    def __init__(self, art):
        """Raises Trouble."""
        self.art = art
        self.pitch = PITCH
        self.font, self.bold = [_load(name) for name in (_REGULAR, _BOLD)]

    def draw(self, text, bold=False):
        """Return a new TileGrid with a line of text in it, whose top left corner is at 0, 0.

        A page's text is drawn line by line: there may be no free block of memory large enough for a picture of all
        of it.
        """
        font = self.bold if bold else self.font
        picture = displayio.Bitmap(font.width(text), HIGH, 2)
        font.draw(picture, text)
        font.forget()
        return displayio.TileGrid(picture, pixel_shader=self.art.plain)

    def write(self, group, colour, x, y, text, align=AT_LEFT, bold=False):
        """See Cells.write."""
        picture = self.draw(text, bold)
        picture.pixel_shader = self.art.ink(colour)
        picture.x, picture.y = x - picture.bitmap.width * align // 2, y
        group.append(picture)
        return picture

    def wrap(self, text, width):
        """See Cells.wrap. The library's own way to do that takes five times as long."""
        lines = []
        room = 0
        for word in text.split(" "):
            wide = self.font.width(word) + _SPACE
            room -= wide
            if lines and room >= 0:
                lines[-1] += " " + word
                continue
            while lines and sticks(lines[-1], word):
                end = lines[-1].rfind(" ")
                word = lines[-1][end + 1:] + " " + word
                lines[-1] = lines[-1][:end]
                wide = self.font.width(word) + _SPACE
            lines.append(word)
            room = width + _SPACE - wide
        return lines


def _load(name):
    """Return the Font of that name. Raises Trouble."""
    try:
        path = name + ".bmp"
        sheet = bmp.read(path)
        path = name + ".txt"
        with open(path, encoding="utf-8") as file:
            return Font(sheet, file.read().split("\n"))
    except (OSError, EOFError, ValueError):
        raise Trouble("%s is missing or damaged: copy the game here once more" % path)
