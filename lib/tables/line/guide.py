# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to a first match: notes that explain what the table shows, each of them once."""
import bitmaptools
import displayio

import loader
from drawings import BUTTON_A, BUTTON_B, GOLD, GREY, HIGH, ICON, INK, WHITE
from engine.moves import DRAW
from handheld.buttons import START, A, B
from words import names
from words.label import AT_RIGHT

_OF_HAND = "choose", "draw"  # the notes on what is in the hand

_MARGIN = 3  # px
_SIGN = 3  # px from the top of a line to that of the sign of a button
_GAP = 2  # px from there to its word


class Guide:
    """The notes on what can be seen on a match's table. `group` is what the table shows, and `note` the Group of
    the note that is shown, or None."""

    note = None

    def __init__(self, app, match, group):
        self.app = app
        self.match = match
        self.group = group

    def explain(self):
        """If a note that is still to come explains the table as it is, show it until A, B or START is pressed, and
        return the button (generator). After B no more notes come; after START this one comes again."""
        settings = self.app.settings
        for topic in topics(self.match):
            if topic in settings.guide:
                button = yield from self._show(topic)
                if button == B:
                    settings.guide = ()
                elif button == A:
                    settings.guide = tuple([note for note in settings.guide if note != topic])
                return button
        return None

    def _show(self, topic):
        """A generator: show a note until A, B or START is pressed; returns the button."""
        app = self.app
        with loader.guest():
            self.note = panel(app, topic)
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


def topics(match):
    """Return the notes that fit the match now, when it is the person's turn or a round is over."""
    if match.ended:
        return ("end",)
    if not match.line.tiles:
        return ()
    if match.moves[0] == DRAW:
        return ("draw",)
    found = ["sum", "spinner"] if match.line.spinner else ["sum"]
    if len({tile for tile, arm in match.moves}) > 1:
        found.insert(0, "choose")
    return found


def panel(app, topic):
    """Return a new Group with a note, as wide as the screen. It covers what it isn't about: it is at the top if it
    explains the hand, else at the foot, so that the bar and most of the line stay in view. Raises Trouble."""
    art, words, prose = app.art, app.words, app.writer()
    lines = prose.wrap_evenly(words(names.NOTES, topic), art.page_width - 2 * _MARGIN)
    y = len(lines) * prose.pitch + 1
    high = y + HIGH + 1
    at_top = topic in _OF_HAND
    group = displayio.Group(x=(art.width - art.page_width) // 2, y=0 if at_top else art.height - high)
    in_cells = prose.font is prose  # there was no memory for letters
    top = 0 if in_cells else _write_on_ink(prose, group, lines)
    art.panel(group, INK, -group.x, top, art.width, high - top)
    art.panel(group, GOLD, -group.x, high - 1 if at_top else 0, art.width, 1)
    for i, line in enumerate(lines if in_cells else ()):
        prose.write(group, WHITE, _MARGIN, i * prose.pitch, line)
    art.icon(group, BUTTON_A, _MARGIN, y + _SIGN)
    prose.write(group, GREY, _MARGIN + ICON + _GAP, y, words(names.ON_KEY))
    left = prose.write(group, GREY, art.page_width - _MARGIN, y, words(names.NEVER_KEY), AT_RIGHT).x
    art.icon(group, BUTTON_B, left - _GAP - ICON, y + _SIGN)
    return group


def _write_on_ink(prose, group, lines):
    """Write lines of text, each on a band of ink as wide as the screen. Return the y below the last.

    The badge sends every layer by itself, so texts over a panel would be sent twice. The tails of each line reach
    into the next band.
    """
    art, before = prose.art, None
    for i, line in enumerate(lines):
        band = displayio.Bitmap(art.width, HIGH if i == len(lines) - 1 else prose.pitch, 2)
        if before:
            bitmaptools.blit(band, before, group.x + _MARGIN, 0, y1=prose.pitch)
        before = prose.draw(line).bitmap
        bitmaptools.blit(band, before, group.x + _MARGIN, 0, skip_source_index=0)
        group.append(displayio.TileGrid(band, pixel_shader=art.ink(WHITE, INK), x=-group.x, y=i * prose.pitch))
    return (len(lines) - 1) * prose.pitch + HIGH
