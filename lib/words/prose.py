# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prose: text for reading, in proportional letters, drawn by adafruit_display_text.

A text takes some 15 ms for 21 letters, and the library 13 KB: right for screens to read. Text that changes during
play is a row of cells, see words.label. The library is unloaded with the screens that need it, see loader.
"""
from adafruit_display_text import bitmap_label

from drawings import HIGH
from words.letters import Letters


class Line(bitmap_label.Label):
    """A label for a line of text in a Font.

    The library allows for letters that overlap and stand at any height; ours never do. Its own methods would take
    325 ms for a further page of the help, instead of 266 (tools/bench.py answer).
    """

    def _text_bounding_box(self, text, font):
        if "\n" in text:
            return super()._text_bounding_box(text, font)
        return font.width(text), HIGH, 0, font.ascent, HIGH, font.ascent

    def _place_text(self, bitmap, text, font, x, y, skip_index=0):
        if "\n" in text:
            return super()._place_text(bitmap, text, font, x, y, skip_index)
        font.draw(bitmap, text)


class Prose(Letters):
    """Writes on the pages of an Art by labels of the library.

    Of a text only the picture is kept, which takes 0.3 KB instead of a label's 1.1. So if no text of a screen
    changes, the library can be unloaded as soon as they are written.
    """

    def __init__(self, art):
        """Raises Trouble."""
        super().__init__(art)
        self._label = Line(self.font)

    def draw(self, text):
        """See Letters.draw."""
        label = self._label
        label.text = text
        picture = label[0].pop()
        label.text = ""  # else the next text would be drawn into the same picture
        picture.x = picture.y = 0
        return picture
