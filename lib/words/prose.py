# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prose: pages of text for reading, drawn by adafruit_display_text.

The library takes 13 KB, so it is unloaded with the screens that need it, see loader. Text that changes during play
is a Label, see words.label.
"""

from __future__ import annotations

from collections import namedtuple

import displayio
from adafruit_display_text import bitmap_label

from drawings import GOLD
from words.font import GAP, Font
from words.label import AT_LEFT, CENTRE
from words.lines import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from art import Art
    from engine.kinds import MaybeNone

_DESCENT = 3  # px below the line that letters stand on
_SHARED = 2  # px that a line of text and the one below it may share, for tails and accents

_WIDER = 6  # px from one width that is tried for even lines to the next
_KEPT = 47  # letters whose places are kept, in 376 bytes; a page in one language seldom has more


# Like fontio's, which not every firmware has.
Glyph = namedtuple("Glyph", ("bitmap", "tile_index", "width", "height", "dx", "dy", "shift_x", "shift_y"))


class PageFont(Font):
    """A Font for labels of the library. `high` is the height of its letters in px, tails and accents included."""

    descent = _DESCENT

    def __init__(self, font: Font) -> None:
        self.sheet, self.letters, self.places = font.sheet, font.letters, font.places
        self.high = font.sheet.height
        self.ascent = self.high - _DESCENT
        self._found: dict[int, int] = {}

    def find(self, code: int) -> int:
        """See Font. A page has hundreds of letters, and each is asked for several times."""
        found = self._found
        if code not in found:
            if len(found) == _KEPT:
                found.clear()
            found[code] = super().find(code)
        return found[code]

    def width(self, text: str) -> int:
        """See Font."""
        found, wide = self._found, GAP * len(text)
        for code in map(ord, text):  # a call of `find` for each letter would take twice the time
            wide += (found[code] if code in found else self.find(code)) & 15
        return wide

    def get_bounding_box(self) -> tuple[int, int]:
        """Return the width of the widest letter, and the height of a line, in px."""
        return max([place & 15 for place in self.places]), self.high - _SHARED

    def get_glyph(self, code: int) -> Glyph:
        """Return the Glyph of a letter, by its code."""
        found = self.find(code)
        left, wide = found >> 4, found & 15
        return Glyph(self.sheet, left // wide, wide, self.high, 0, -_DESCENT, wide + GAP, 0)


class Line(bitmap_label.Label):
    """A label for a line of text in a Font.

    The library allows for letters that overlap and stand at any height; ours never do. Its own methods would take
    465 ms for a further page of the help, instead of 281 (tools/bench.py answer).
    """

    def _text_bounding_box(self, text: str, font: PageFont) -> tuple[int, int, int, int, int, int]:
        if "\n" in text:
            return super()._text_bounding_box(text, font)
        return font.width(text), font.high, 0, font.ascent, font.high, font.ascent

    def _place_text(
        self, bitmap: displayio.Bitmap, text: str, font: PageFont, x: int, y: int, skip_index: int = 0
    ) -> None:
        if "\n" in text:
            return super()._place_text(bitmap, text, font, x, y, skip_index)
        font.draw(bitmap, text)


class Prose:
    """Writes on the pages of an Art, in its Font or another.

    Of a text only the picture is kept, which takes 0.3 KB instead of a label's 1.1. So if no text of a screen
    changes, the library can be unloaded as soon as they are written.

    font    its PageFont
    pitch   px from line to line of a page
    margin  px that stay free beside its lines
    """

    margin = 3

    def __init__(self, art: Art, font: Font | None = None) -> None:
        self.art = art
        self.font = PageFont(font or art.font)
        self.pitch = self.font.high - _SHARED
        self._label = Line(self.font)

    def draw(self, text: str) -> displayio.TileGrid:
        """Return a new TileGrid with a line of text in it, whose top left corner is at 0, 0.

        A page's text is drawn line by line: there may be no free block of memory large enough for a picture of all
        of it.
        """
        label = self._label
        label.text = text
        picture: displayio.TileGrid = label[0].pop()
        label.text = ""  # else the next text would be drawn into the same picture
        picture.x = picture.y = 0
        return picture

    def write(
        self, group: displayio.Group, colour: int, x: int, y: int, text: str, align: int = AT_LEFT
    ) -> displayio.TileGrid:
        """Put a line of text that never changes into a group. Return its TileGrid, which can be given another ink.

        `y` is its top, and `x` its left end, middle or right end, as `align` says.
        """
        picture = self.draw(text)
        picture.pixel_shader = self.art.ink(colour)
        picture.x, picture.y = x - picture.bitmap.width * align // 2, y
        group.append(picture)
        return picture

    def wrap(self, text: str, width: int) -> list[str]:
        """Return the text as a list of lines of at most `width` px, see words.lines."""
        return wrap(self.font, text, width)

    def wrap_evenly(self, text: str, width: int) -> list[str]:
        """Return as many lines as `wrap` does, of about the same length, so that the last isn't short."""
        lines: list[str]
        for lines in self.try_widths(text, width):
            pass
        return lines

    def try_widths(self, text: str, width: int) -> Iterator[list[str] | MaybeNone]:
        """Find the lines that `wrap_evenly` returns, and yield them last (generator). Before that, yield None
        between the widths that are tried: for a page of text each takes up to 90 ms."""
        lines = self.wrap(text, width)
        yield None
        # Line by line: measuring the whole text takes a block of 1 KB.
        space = self.font.width(" ")
        narrow = (sum([self.font.width(line) + space for line in lines]) - space) // len(lines)
        while len(lines) > 1 and narrow < width:
            yield None
            even = self.wrap(text, narrow)
            if len(even) == len(lines):
                lines = even
                break
            narrow += _WIDER
        yield lines

    def text(
        self, group: displayio.Group, colour: int, x: int, y: int, align: int = AT_LEFT, pitch: int | None = None
    ) -> Text:
        """Put a Text into a group, and return it: empty at first, with lines `pitch` px apart if not as usual, and
        placed as in `write`."""
        text = Text(self, colour, x, y, align, pitch or self.pitch)
        group.append(text)
        return text

    def heading(self, page: displayio.Group, text: str) -> None:
        """Put a heading that never changes into the bar on top of a page."""
        self.write(page, GOLD, self.art.page_width // 2, 0, text, CENTRE)

    def lines(self, group: displayio.Group, colour: int, y: int, text: str) -> int:
        """Put a text into a group in centred lines as wide as a page, from `y` px down. Return the y of the next
        line."""
        for line in self.wrap_evenly(text, self.art.page_width - 2 * self.margin):
            self.write(group, colour, self.art.page_width // 2, y, line, CENTRE)
            y += self.pitch
        return y


class Text(displayio.Group):
    """A text on a page that can be changed, of one line or of several divided by line feeds, see Prose.text.

    `text` is the text that is shown; `left` is where the first line begins, and `height` the height of all lines,
    in px.
    """

    def __init__(self, prose: Prose, colour: int, x: int, y: int, align: int, pitch: int) -> None:
        super().__init__(x=x, y=y)
        self._prose = prose
        self._colour = colour
        self._how = align, pitch
        self.text = ""
        self.left = x
        self.height = 0

    def show(self, text: str) -> None:
        """Change the text."""
        if text == self.text:
            return
        self.text = text
        while len(self):
            self.pop()
        self.height = 0
        align, pitch = self._how
        for i, line in enumerate(text.split("\n") if text else ()):
            grid = self._prose.write(self, self._colour, 0, i * pitch, line, align)
            self.height = grid.y + self._prose.font.high
        if len(self):
            self.left = self.x + self[0].x

    def dye(self, colour: int) -> None:
        """Give the text another colour."""
        self._colour = colour
        for grid in self:
            grid.pixel_shader = self._prose.art.ink(colour)  # type: ignore[union-attr]  # these are TileGrids
