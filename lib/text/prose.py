# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Prose: what one reads, in proportional letters, drawn by adafruit_display_text.

A text takes some 30 ms for 21 letters, and the library 17 KB: right where one reads. What changes while
one plays is a row of cells, see text.label. The library goes with the screen that needs it, see modules.
"""
from adafruit_display_text import bitmap_label

from text.letters import Letters


class Prose(Letters):
    """Writes on the pages of an Art by labels of the library.

    Of a text only its picture is kept, in 0.3 KB, where a label takes 1.1; so where no text changes all this can be
    let go as soon as they are written.
    """

    def __init__(self, art):
        """Raises Trouble."""
        super().__init__(art)
        self._label = bitmap_label.Label(self.font)

    def draw(self, text, bold=False):
        """See Letters.draw."""
        label = bitmap_label.Label(self.bold) if bold else self._label
        label.text = text
        picture = label[0].pop()
        label.text = ""  # else the next text would be drawn into the same picture
        label.font.forget()
        picture.x = picture.y = 0
        return picture
