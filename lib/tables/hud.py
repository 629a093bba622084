# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The parts around the tiles that several kinds of table share: a mark for the seat whose turn it is, and words for
the buttons."""

from __future__ import annotations

from drawings import EMPTY, GOLD, GOLD_LIGHT, GREY, ICON, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import Group, TileGrid

    from art import Art
    from words.label import Label

NAME = 3  # letters of a name in a cell
NAME_WIDE = 20  # px of the widest, and of the gap after it

_BEAT = 300  # ms
_BEATS = 4  # from one full length to the next


class Mark:
    """Marks whose turn it is: turns the seat's label gold, and draws a line `wide` px long, `below` px below the
    top of the label. `labels` has a label for each seat, which else has the colour `rest` gives for it."""

    def __init__(self, art: Art, group: Group, labels: Sequence[Label], wide: int, below: int = 0) -> None:
        self.art = art
        self.labels = labels
        self.rest = [GREY] * len(labels)
        self.wide = wide
        self._below = below
        self._line = art.panel(group, GOLD, -wide, 0, wide, 1)
        group.insert(group.index(labels[0].grid), group.pop())  # tails and accents of letters lie over it
        self._seen = wide  # px of the line that are shown

    def show(self, seat: int | None) -> None:
        """Mark the seat whose turn it is; None marks none."""
        for i, label in enumerate(self.labels):
            ink = self.art.ink(GOLD if i == seat else self.rest[i])
            if label.grid.pixel_shader is not ink:
                label.grid.pixel_shader = ink
        if seat is None:
            self._line.x = -self.wide
        else:
            label = self.labels[seat]
            self._line.x, self._line.y = label.grid.x, label.grid.y + self._below
        self.stretch(0)

    def stretch(self, gone: int) -> None:
        """Let the line shrink and grow while the seat thinks: it has thought for `gone` ms."""
        wide = self.wide * (_BEATS - gone // _BEAT % _BEATS) // _BEATS
        if self._seen != wide:
            self._seen = wide
            self.art.narrow(self._line, wide)


def left_of_keys(art: Art, wide: int) -> int:
    """Return the left end of Keys with words of up to `wide` px, in px."""
    return art.width - ICON - wide - 2


class Keys:
    """The words for some buttons, beside a hand, at the right of the screen: rows of an icon and, `gap` px further,
    a word of up to `wide` px. The first row is `y` px down, and the rows are `pitch` px apart. They begin at `left`
    px, and `rows` has each row's icon number, sign and label; `gain` is a label in place of the last."""

    def __init__(self, art: Art, group: Group, icons: Sequence[int], wide: int, gap: int, y: int, pitch: int) -> None:
        self.left = x = left_of_keys(art, wide)
        self._edge = art.width - ICON
        self.rows: list[tuple[int, TileGrid, Label]] = []
        for i, icon in enumerate(icons):
            top = y + i * pitch
            sign = art.icon(group, EMPTY, x, top)
            label = art.label(group, WHITE, wide, x + ICON + gap, top)
            self.rows.append((icon, sign, label))
        self.gain = art.label(group, GOLD_LIGHT, wide, x + ICON + gap, top, digits=True)

    def begin(self) -> int:
        """Return the left end of the free space, in px. It may be too narrow for more than the icons."""
        return 0

    def show(self, *words: str, gain: str = "") -> None:
        """Show a word for each button, and nothing for a button whose word is empty or left out. If the last row is
        free, show `gain` there, the points that the move would score."""
        begin = self.begin()
        whole = begin < self.left
        for i, (icon, sign, label) in enumerate(self.rows):
            word = words[i] if i < len(words) else ""
            sign.x = self.left if whole else self._edge
            cell = icon if word and begin <= sign.x else EMPTY
            if sign[0] != cell:
                sign[0] = cell
            label.show(word if whole else "")
        self.gain.show(gain if whole and not word else "")
