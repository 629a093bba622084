# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to a first match: notes that explain what is to be seen on the table, each of them once."""
import displayio

from drawings import BUTTON_A, BUTTON_B, GOLD, GREY, ICON, INK, WHITE
from engine.moves import DRAW
from handheld.buttons import START, A, B
from text.lines import wrap

# The notes; of those that are still to come, the setting `guide` has the bits.
NOTES = ("sum", "spinner", "draw", "end", "choose")

_MARGIN = 3  # px
_KEYS = 11


class Guide:
    """The notes on what a match has put on a table; `group` is what the table shows."""

    def __init__(self, app, match, group):
        self.app = app
        self.match = match
        self.group = group

    def explain(self):
        """A generator: show a note that goes with what is to be seen, if one is still to come, until A or B is
        pressed; after B there are no more. START puts it away, too, and leads to the pause."""
        settings = self.app.settings
        for topic in _topics(self.match):
            bit = 1 << NOTES.index(topic)
            if settings.guide & bit:
                settings.guide ^= bit
                yield from self._show(topic)
                break

    def _show(self, topic):
        app = self.app
        self.group.append(panel(app, topic))
        yield
        app.forget_presses()  # who couldn't see it yet can't be done with it
        button = None
        while button not in (A, B, START):
            button = yield from app.press()
        if button == B:
            app.settings.guide = 0
        elif button == START:
            app.give_back(button)
        self.group.pop()
        yield


def _topics(match):
    """The notes that go with a match when the person is to move, or a round is over."""
    if match.ended:
        return ("end",)
    if not match.line.tiles:
        return ()
    if match.moves[0] == DRAW:
        return ("draw",)
    topics = ["sum", "spinner"] if match.line.spinner else ["sum"]
    if len({tile for tile, arm in match.moves}) > 1:
        topics.insert(0, "choose")
    return topics


def panel(app, topic):
    """A new Group with a note, at the foot of the screen: the bar and most of the line stay in view."""
    art, say = app.art, app.words("line_guide")
    tiny = art.tiny
    lines = wrap(say.NOTES[topic], (art.wide - 2 * _MARGIN) // tiny.width)
    high = 1 + _MARGIN + len(lines) * tiny.height + _KEYS
    group = displayio.Group(x=(art.width - art.wide) // 2, y=art.height - high)
    for colour, tall in ((INK, high), (GOLD, 1)):  # as wide as the screen, lest half words stick out
        art.panel(group, colour, -group.x, 0, art.width, tall)
    for i, line in enumerate(lines):
        art.label(group, tiny, WHITE, len(line), _MARGIN, 1 + _MARGIN + i * tiny.height, text=line)
    y = high - _KEYS + 1
    x = _MARGIN
    for icon, word in ((BUTTON_A, say.ON_KEY), (BUTTON_B, say.NEVER_KEY)):
        art.icon(group, icon, x, y)
        art.label(group, tiny, GREY, len(word), x + ICON + 2, y + 1, text=word)
        x = art.wide - ICON - 2 - len(say.NEVER_KEY) * tiny.width - _MARGIN
    return group
