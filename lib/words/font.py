# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The font of proportional letters."""
from collections import namedtuple

import bitmaptools
import displayio

import bmp
from drawings import HIGH, PITCH
from handheld import Damaged
from words import label

_SHEET, _CHARACTERS = "fonts/prose.bmp", "fonts/prose.txt"

_ASCENT, _DESCENT = 11, 3  # px above the line that letters stand on, and below it
_GAP = 1  # px from letter to letter

_KEPT = 40  # glyphs, which take 64 bytes each; a page in one language seldom has more

# Like fontio's, which not every firmware has.
Glyph = namedtuple("Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"))


class Font:
    """A font for labels of adafruit_display_text, over a sheet Bitmap with all glyphs in one row.

    `lines` are the characters that are 0, 1, 2, ... px wide. The sheet has the glyphs of one width side by side,
    from a multiple of that width on, so that each is a tile of the sheet, among tiles of its own width.
    """

    ascent, descent = _ASCENT, _DESCENT

    def __init__(self, sheet, lines):
        self.sheet = sheet
        self.lines = lines
        self._glyphs = {}

    def get_bounding_box(self):
        """Return the width of the widest letter, and the height of a line for labels, in px."""
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
        """Drop the glyphs that were made."""
        self._glyphs.clear()

    def width(self, text):
        """Return the width of a line of text, in px."""
        made = self._glyphs.get
        return sum([(made(code) or self._make(code)).shift_x for code in map(ord, text)])

    def draw(self, picture, text):
        """Copy the letters of a line of text into a Bitmap as wide as the line."""
        x = 0
        for code in map(ord, text):
            glyph = self.get_glyph(code)
            left = glyph.tile_index * glyph.width
            bitmaptools.blit(picture, glyph.bitmap, x, 0, x1=left, y1=0, x2=left + glyph.width, y2=HIGH)
            x += glyph.shift_x

    def picture(self, text):
        """Return a new Bitmap with a line of text in it."""
        picture = displayio.Bitmap(self.width(text), HIGH, 2)
        self.draw(picture, text)
        self.forget()
        return picture


def load():
    """Return the Font. Raises Trouble."""
    path = _SHEET
    try:
        sheet = bmp.read(path)
        path = _CHARACTERS
        with open(path, encoding="utf-8") as file:
            return Font(sheet, file.read().split("\n"))
    except (OSError, EOFError, ValueError):
        raise Damaged(path)
