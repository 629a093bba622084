# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A menu: lines of text, one below the other, of which one is chosen."""

from __future__ import annotations

import displayio

from drawings import ABOVE, BRONZE, GOLD, INK, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app import App
    from engine.kinds import MaybeNone
    from kinds import Sprites, Steps
    from words.prose import Prose, Text

PITCH = 13  # px from line to line
_MARGIN = 8  # px beside the longest line
_WIDEST = 160  # px; a line with a value is no wider
_CLOSE = 11  # px from line to line where there is no shade below the bar
_BESIDE = 5  # px from the ends of such a line to its text and its value


class Menu:
    """Lines of text `pitch` px apart, in the middle of a page from `y` px down, written by a Prose.

    With `values`, a text for each line, the lines are as wide as the page, and the values are at their right ends.
    If there are more than `most` lines, the others can be scrolled to; `first` is the first that is shown. `left`
    and `right` are the ends of the lines, in px.
    """

    _lines: list[Sprites]
    _values: list[Text]
    _prose: Prose | MaybeNone

    def __init__(
        self,
        prose: Prose,
        group: displayio.Group,
        lines: Sequence[str],
        y: int,
        pitch: int = PITCH,
        values: Sequence[str] = (),
        most: int = 99,
    ) -> None:
        self.art = art = prose.art
        self.count = len(lines)
        self.chosen = self.first = 0
        self.y = y
        self.pitch = pitch
        self.most = most
        self._rows = rows = displayio.Group()  # the bar, and the lines that are shown
        group.append(rows)
        wide = _WIDEST if values else max([prose.font.width(line) for line in lines]) + 2 * _MARGIN
        wide = min(art.page_width, wide)
        left = (art.page_width - wide) // 2
        self.left, self.right = left, left + wide
        self._shade = art.panel(rows, BRONZE, left, y, wide, pitch)
        # Between lines that are close, letters reach down into the last px.
        self._bar = art.panel(rows, GOLD, left, y, wide, pitch - 1 if pitch > _CLOSE else pitch)
        # For each line the Group with its picture, and the Text of its value if it has one. Lines that aren't here
        # yet are written when they are scrolled to.
        self._lines, self._values = [], []
        self._prose = prose if most < len(lines) else None
        self._said = lines, values
        self._edges = left + _BESIDE, left + wide - _BESIDE
        for i in range(min(most, len(lines))):
            rows.append(self._write(prose))
        self.choose(0)

    def _write(self, prose: Prose) -> displayio.Group:
        """Write the next line. Return its Group."""
        i = len(self._lines)
        lines, values = self._said
        row = displayio.Group(y=self.y + (self.pitch - 15) // 2 + i * self.pitch)
        self._lines.append(row)
        if values:
            prose.write(row, WHITE, self._edges[0], 0, lines[i])
            value = prose.text(row, WHITE, self._edges[1], 0, AT_RIGHT)
            self._values.append(value)
            value.show(values[i])
        else:
            prose.write(row, WHITE, self.art.page_width // 2, 0, lines[i], CENTRE)
        return row

    def say(self, i: int, text: str) -> None:
        """Show another text in line `i`, of a menu without values and with nothing to scroll to."""
        row, font = self._lines[i], self.art.font
        row.pop()
        wide = font.width(text)
        x = (self.art.page_width - wide) // 2
        self.art.label(row, INK if i == self.chosen else WHITE, wide, x, ABOVE, text=text)

    def show(self, i: int, value: str) -> None:
        """Show another value in line `i`."""
        self._values[i].show(value)

    def _dye(self, colour: int) -> None:
        """Give the chosen line another colour."""
        self._lines[self.chosen][0].pixel_shader = self.art.ink(colour)
        if self._values:
            self._values[self.chosen].dye(colour)

    def choose(self, chosen: int) -> None:
        """Choose another line by its number; the first follows the last."""
        self._dye(WHITE)
        self.chosen = chosen % self.count
        self._bar.y = self.y + self.chosen * self.pitch
        self._shade.y = self._bar.y  # at most 1 px of it is seen below the bar: the next line is near
        first = min(max(self.first, self.chosen - self.most + 1), self.chosen)
        if first != self.first:
            self._scroll(first)
        self._dye(INK)

    def _scroll(self, first: int) -> None:
        """Show the lines from number `first` on."""
        rows = self._rows
        for row in self._lines[self.first : self.first + self.most]:
            rows.remove(row)
        while len(self._lines) < first + self.most:
            self._write(self._prose)
        self.first = first
        rows.y = -first * self.pitch
        for row in self._lines[first : first + self.most]:
            rows.append(row)

    def run(
        self,
        app: App,
        back: int | None = None,
        idle: Callable[[], bool] | None = None,
        leads: Sequence[str] | None = None,
        turn: Callable[[int], None] | None = None,
    ) -> Steps[int]:
        """Let the person choose (generator). Return the line's number, or `back` for B. See App.press for `idle`.
        `leads` names the scene that each line leads to, to load it ahead. `turn(step)`, if given, is called with -1
        for LEFT and 1 for RIGHT."""
        chosen = None
        while True:
            if leads and self.chosen != chosen:
                chosen = self.chosen
                app.expect(leads[chosen])
            button = yield from app.press(idle)
            if button in (A, START):
                return self.chosen
            if button == B and back is not None:
                return back
            if button in (UP, DOWN):
                self.choose(self.chosen + (1 if button == DOWN else -1))
            elif turn and button in (LEFT, RIGHT):
                turn(-1 if button == LEFT else 1)
