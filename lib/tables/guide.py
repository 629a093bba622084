# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to the first match of a game: notes that explain what the table shows, each of them once.

Each room has a module `cases` with

    NOTES             a text with the room's notes, the most urgent first, each with the parts of the table that it
                      names: "choose:hL"
    arisen(scene)        returns for each of NOTES whether the table shows its case now
    boxes(scene, part)   returns the boxes of a part of the table, a list
    values(scene)        returns the numbers to be put into the sentence of a note that has some, a tuple
    rows(scene)          returns the rows that a note should cover as a whole or not at all, such as lines of text: a
                         list of their tops and ends in px

A part in a small letter is framed. A note comes only where there is a place for it that covers none of its parts.
"""

from __future__ import annotations

import displayio

from drawings import BUTTON_A, BUTTON_B, GOLD, GREY, ICON, INK, PITCH, WHITE
from handheld.buttons import START, A, B
from saves import notes
from words import names
from words.lines import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from app import App
    from art import Art
    from engine.kinds import MaybeNone
    from kinds import Box, Steps
    from tables.round import Round

    Rows = Sequence[tuple[int, int]]

_MARGIN = 3  # px
_FOOT = 12  # px of the words for A and B
_RIM = 1  # px of the gold rim between a note and the table
_GAP = 2  # px from the sign of a button to its word


def explain(scene: Round) -> Steps[int | None]:
    """If a note that is still to come explains the table of a Scene as it is, show it until A, B or START is pressed,
    and return the button (generator). After B the game has no more notes; after START this one comes again."""
    found = _find(scene)
    if not found:
        return None
    settings, (note, text, boxes, rows) = scene.app.settings, found
    button = yield from show(scene, text, boxes, scene.app.words(names.NEVER_KEY), rows)
    own = notes.of_game(scene.match.game)
    if button != START:
        settings.guide &= ~(own if button == B else notes.bit(note))
    scene.guided = bool(settings.guide & own)
    return button


def _find(scene: Round) -> tuple[str, str, list[tuple[Box, bool]], Rows] | None:
    """Return the first note that is due and that has a place: its name, its sentence, the boxes that it names with
    whether they are framed, and the room's `rows`; None if there is none."""
    cases = scene.cases()
    to_come = scene.app.settings.guide & notes.of_game(scene.match.game)
    for named, is_due in zip(cases.NOTES.split(), cases.arisen(scene)):
        note, _, parts = named.partition(":")
        if is_due and to_come & notes.bit(note):
            text = scene.app.words(names.NOTES, note)
            if "%" in text:
                text = text % cases.values(scene)
            boxes = [(box, part.islower()) for part in parts for box in cases.boxes(scene, part.upper())]
            rows = cases.rows(scene)
            if _place(scene.app.art, text, boxes, rows):
                return note, text, boxes, rows
    return None


def show(scene: Round, text: str, boxes: Sequence[tuple[Box, bool]], other: str, rows: Rows = ()) -> Steps[int]:
    """Show a note until A, B or START is pressed, and return the button (generator). It covers none of the `boxes`,
    for which there has to be a place, and frames some of them. `other` is the word for B. For `rows` see above."""
    app = scene.app
    scene.told = text, other
    scene.note = note = panel(app, text, boxes, other, rows)
    scene.group.append(note)
    yield
    app.forget_presses()  # nobody can have read the note before it was shown
    button = None
    while button not in (A, B, START):
        button = yield from app.press()
    scene.note = None
    scene.group.remove(note)
    yield
    return button


def panel(app: App, text: str, boxes: Sequence[tuple[Box, bool]], other: str, rows: Rows = ()) -> displayio.Group:
    """Return a new Group with a note, as wide as the screen, and frames around some boxes; the sign of B comes last.
    For the arguments see `show`. Raises Trouble."""
    art, font = app.art, app.art.font
    lines, has_words, top, end = _place(art, text, boxes, rows)
    group = displayio.Group()
    for box, framed in boxes:
        if framed:
            _frame(art, group, box)
    left = (art.width - art.page_width) // 2
    y = top + _RIM if top else 0
    for line in lines:
        _write_on_ink(art, group, line, left, y)
        y += PITCH
    right = left + art.page_width - _MARGIN - ICON
    signs = [(right, y - 2 * PITCH + 1), (right, y - PITCH + 1)]
    if has_words:
        art.panel(group, INK, 0, y, art.width, _FOOT)
        right = left + art.page_width - _MARGIN - font.width(other)
        for x, word in ((left + _MARGIN + ICON + _GAP, app.words(names.ON_KEY)), (right, other)):
            art.label(group, GREY, font.width(word), x, y + 2, text=word)
        signs = [(left + _MARGIN, y + 1), (right - _GAP - ICON, y + 1)]
        y += _FOOT
    if y < end:
        art.panel(group, INK, 0, y, art.width, end - y)
    art.panel(group, GOLD, 0, top or end - _RIM, art.width, _RIM)
    for icon, (x, high) in zip((BUTTON_A, BUTTON_B), signs):
        art.icon(group, icon, x, high)
    return group


def _place(
    art: Art, text: str, boxes: Sequence[tuple[Box, bool]], rows: Rows
) -> tuple[list[str], bool, int, int] | MaybeNone:
    """Return the lines of a note, whether it has the words for the buttons besides their signs, and its top and its
    end in px, so that it covers none of the boxes; None if there is no such place. It cuts none of the rows, unless
    there is no other place."""
    for whole in (rows, ()):
        for has_words in (True, False):
            lines = _wrap(art, text, has_words)
            high = len(lines) * PITCH + _FOOT * has_words + _RIM
            tops = sorted([y - framed - high for (_, y, _, _), framed in boxes], reverse=True)
            for top in [art.height - high] + tops + [0]:
                top, end = _grown(top, top + high, whole)
                if top >= 0 and all(
                    [y - framed >= end or y + down + framed <= top for (_, y, _, down), framed in boxes]
                ):
                    return lines, has_words, top, end
    return None


def _grown(top: int, end: int, rows: Rows) -> tuple[int, int]:
    """Return the top and the end of a note that has grown over all rows that it would cut, in px."""
    before = None
    while before != (top, end):
        before = top, end
        for first, last in rows:
            if first < end and last > top:
                top, end = min(top, first), max(end, last)
    return top, end


def _wrap(art: Art, text: str, has_words: bool) -> list[str]:
    return wrap(art.font, text, art.page_width - 2 * _MARGIN - (0 if has_words else ICON + _GAP))


def _frame(art: Art, group: displayio.Group, box: Box) -> None:
    """Put a frame around a box, 1 px away from it."""
    x, y, wide, high = box
    for panel in ((x, max(0, y - 1), wide, 1), (x, y + high, wide, 1), (x - 1, y, 1, high), (x + wide, y, 1, high)):
        art.panel(group, GOLD, *panel)


def _write_on_ink(art: Art, group: displayio.Group, line: str, left: int, y: int) -> None:
    """Write a line of text, from `left` px on, on a band of ink as wide as the screen, `y` px down.

    The badge sends every layer by itself, so texts over a panel would be sent twice.
    """
    band = displayio.Bitmap(art.width, PITCH, 2)
    art.font.draw(band, line, left + _MARGIN, 1)  # without the tops of accents on capitals
    group.append(displayio.TileGrid(band, pixel_shader=art.ink(WHITE, INK), y=y))
