# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The mark at the name of the seat whose turn it is."""
from art import GOLD, GREY

_BEAT = 300  # ms
_BEATS = 4  # from one full length to the next


class Mark:
    """Of some labels, one a seat, the one whose turn it is in gold and underlined at `y` px, `wide` px long."""

    def __init__(self, art, group, labels, y, wide):
        self.art = art
        self.labels = labels
        self.wide = wide
        self._line = art.panel(group, GOLD, -wide, y, wide, 1)
        self._seen = wide  # px of it

    def show(self, seat):
        """Mark the seat whose turn it is; None marks none."""
        for i, label in enumerate(self.labels):
            ink = self.art.ink(GOLD if i == seat else GREY)
            if label.grid.pixel_shader is not ink:
                label.grid.pixel_shader = ink
        x = -self.wide if seat is None else self.labels[seat].grid.x
        if self._line.x != x:
            self._line.x = x
        self.stretch(0)

    def stretch(self, gone):
        """Let the line shrink and grow while the seat thinks, for so many ms now."""
        wide = self.wide * (_BEATS - gone // _BEAT % _BEATS) // _BEATS
        if self._seen != wide:
            self._seen = wide
            self.art.narrow(self._line, wide)
