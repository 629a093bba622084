# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line of text between table and hand, the words for the buttons beside the hand, and texts of
scores."""

from __future__ import annotations

from drawings import BUTTON_A, BUTTON_B, CAPITAL, EMPTY, GREY, ICON, INK, IVORY, PILE, WHITE
from tables import hud
from words.label import AT_LEFT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group

    from art import Art
    from engine.line_match import LineMatch
    from tables.line import Table

HEIGHT = 11  # px

MESSAGE = 108  # px
MOST = 99  # the greatest number of tiles that is shown for a hand
COUNT = 12  # px of such a number
KEY = 36  # px of a word for a button
BOX = 7  # px of a count of one digit
PENALTIES = 41  # px of penalties and the number that loses the match
_KEYS, _KEY_ROW = 26, 12  # px from the first row to the bottom, and from row to row


def score(match: LineMatch, side: int, less: int = 0) -> str:
    """Return the points of a side minus `less`, as a text; penalties together with the number that loses the
    match."""
    points = str(match.scores[side] - less)
    return "%s/%d" % (points, match.target()) if match.penalties else points


def filled(match: LineMatch, side: int, less: int, wide: int) -> int:
    """Return how many px of a track `wide` px long are filled when a side has `less` points fewer than its score: a
    share of the track, rounded down, below 0 or above the whole if the points are."""
    return (match.scores[side] - less) * wide // match.target()


class Box:
    """A few dark digits on an ivory ground as wide as they are. The arguments are as in Art.label."""

    def __init__(self, art: Art, group: Group, width: int, x: int, y: int, align: int = AT_LEFT) -> None:
        self._art = art
        self._ground = art.panel(group, IVORY, x, y - 1, width + 1, CAPITAL + 2)
        art.narrow(self._ground, 0)
        self._label = art.label(group, INK, width, x + 1, y, align, digits=True)

    def put(self, x: int) -> None:
        """Move the box to `x` px."""
        if self._label.grid.x != x + 1:
            self._label.grid.x = x + 1
            self.show(self._label.text)

    def fits(self, text: str) -> bool:
        """See Label."""
        return self._label.fits(text)

    def show(self, text: str) -> None:
        """Show a text on the ground, or no ground if the text is empty."""
        label = self._label
        label.show(text)
        x = label.grid.x - 1 + label.before(text)
        if self._ground.x != x:
            self._ground.x = x
        self._art.narrow(self._ground, label.font.width(text) + 1 if text else 0)


class Status:
    """The line with a sentence on the last move, and the number of tiles that can be drawn.

    said  the sentence that is shown, and its colour
    pile  the place of the boneyard's sign: x and y in px
    count the Label with the number of tiles that can be drawn
    gap   the space between these parts, in px
    """

    def __init__(self, art: Art, group: Group, y: int) -> None:
        self.art = art
        self.gap = int(not art.is_narrow)
        right = art.width - COUNT - self.gap
        self._message = art.label(group, WHITE, MESSAGE, 2 * self.gap, y)
        self.said = "", WHITE
        self.pile = right - ICON - self.gap, y
        self._sign = art.icon(group, EMPTY, *self.pile)
        self.count = art.label(group, GREY, COUNT, right, y, digits=True)

    def say(self, text: str, colour: int = WHITE) -> None:
        """Show a sentence until the next one."""
        self.said = text, colour
        self._message.show(text, self.art.ink(colour))

    def show_boneyard(self, match: LineMatch, dealt: int) -> None:
        """Show how many tiles can be drawn in a match; where there are none from the beginning, show the boneyard only
        while it is dealt. By then each seat was `dealt` that many tiles, MOST after the deal."""
        has_some = len(match.tiles) - match.reserve > match.seats * match.tiles_each()
        self.count.show(str(max(0, len(match.boneyard) - match.reserve)) if has_some else "")
        cell = PILE if has_some or dealt < MOST else EMPTY
        if self._sign[0] != cell:
            self._sign[0] = cell


class Keys(hud.Keys):
    """The words for A and B, beside the hand of a Table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        art = table.art
        super().__init__(art, table.group, (BUTTON_A, BUTTON_B), KEY, 2, art.height - _KEYS, _KEY_ROW)

    def begin(self) -> int:
        """See hud.Keys: the free space begins beside the hand."""
        return self._table.hand.right()
