# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to a first match: notes that explain what the table shows, each of them once."""

import displayio

import loader
from drawings import ABOVE, BUTTON_A, BUTTON_B, GOLD, GREY, HIGH, ICON, INK, PITCH, WHITE
from engine.moves import DRAW
from handheld.buttons import START, A, B
from words import names
from words.lines import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from app import App
    from art import Art
    from engine.line_match import LineMatch
    from kinds import Steps

_OF_HAND = "choose", "draw", "lead"  # the notes on what is in the hand

_MARGIN = 3  # px
_SIGN = 3  # px from the top of a line to that of the sign of a button
_GAP = 2  # px from there to its word


class Guide:
    """The notes on what can be seen on a match's table. `group` is what the table shows.

    note  the Group of the note that is shown, or None
    said  its text, and the word for B
    slow  how many counts of points are still to be shown slowly
    """

    note: "displayio.Group | None" = None
    said = "", ""
    slow = 2

    def __init__(self, app: "App", match: "LineMatch", group: displayio.Group) -> None:
        self.app = app
        self.match = match
        self.group = group

    def explain(self) -> "Steps[int | None]":
        """If a note that is still to come explains the table as it is, show it until A, B or START is pressed, and
        return the button (generator). After B no more notes come; after START this one comes again."""
        settings = self.app.settings
        for topic in topics(self.match):
            if topic in settings.guide:
                words = self.app.words
                button = yield from self.show(words(names.NOTES, topic), topic in _OF_HAND, words(names.NEVER_KEY))
                if button == B:
                    settings.guide = ()
                elif button == A:
                    settings.guide = tuple([note for note in settings.guide if note != topic])
                return button
        return None

    def show(self, text: str, at_top: bool, other: str) -> "Steps[int]":
        """Show a note until A, B or START is pressed, and return the button (generator). See `panel`."""
        app = self.app
        self.said = text, other
        with loader.guest():
            self.note = panel(app, text, at_top, other)
            self.group.append(self.note)
        yield
        app.forget_presses()  # nobody can have read the note before it was shown
        button = None
        while button not in (A, B, START):
            button = yield from app.press()
        self.note = None
        self.group.pop()
        yield
        return button


def topics(match: "LineMatch") -> "Sequence[str]":
    """Return the notes that fit the match now, when it is the person's turn or a round is over."""
    line, moves = match.line, match.moves
    if match.ended:
        return ("end",)
    if not line.tiles:
        return ("lead",) if len(moves) == 1 else ()
    if moves[0] == DRAW:
        return ("draw",)
    found = ["ends"]
    if len({tile for tile, arm in moves}) > 1:
        found.append("choose")
    found.append("sum")
    if line.count() != sum([line.ends[arm] for arm in line.counting_arms()]):
        found.append("double")
    if line.spinner:
        found.append("spinner")
    return found


def panel(app: "App", text: str, at_top: bool, other: str) -> displayio.Group:
    """Return a new Group with a note, as wide as the screen, and the words for A, which goes on, and for B. It
    covers what it isn't about: it is `at_top` if it explains the hand, else at the foot, so that the bar and most
    of the line stay in view. Raises Trouble."""
    art, words, font = app.art, app.words, app.art.font
    lines = wrap(font, text, art.page_width - 2 * _MARGIN)
    y = len(lines) * PITCH + 1
    high = y + HIGH + 1
    group = displayio.Group(x=(art.width - art.page_width) // 2, y=0 if at_top else art.height - high)
    for i, line in enumerate(lines):
        _write_on_ink(art, group, line, i * PITCH)
    top = len(lines) * PITCH
    art.panel(group, INK, -group.x, top, art.width, high - top)
    art.panel(group, GOLD, -group.x, high - 1 if at_top else 0, art.width, 1)
    right = art.page_width - _MARGIN - font.width(other)
    for icon, x, text, left in (
        (BUTTON_A, _MARGIN, words(names.ON_KEY), _MARGIN + ICON + _GAP),
        (BUTTON_B, right - _GAP - ICON, other, right),
    ):
        art.label(group, GREY, font.width(text), left, y + ABOVE, text=text)
        art.icon(group, icon, x, y + _SIGN)
    return group


def _write_on_ink(art: "Art", group: displayio.Group, line: str, y: int) -> None:
    """Write a line of text on a band of ink as wide as the screen, `y` px down.

    The badge sends every layer by itself, so texts over a panel would be sent twice.
    """
    band = displayio.Bitmap(art.width, PITCH, 2)
    art.font.draw(band, line, group.x + _MARGIN, 1)  # without the tops of accents on capitals
    group.append(displayio.TileGrid(band, pixel_shader=art.ink(WHITE, INK), x=-group.x, y=y))
