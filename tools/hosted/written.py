# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is written on a screen, and where: for spoken.py, which tells it to players who don't see it."""

from __future__ import annotations

import places
from drawings import BUTTON_A, BUTTON_B, HIGH
from handheld.buttons import A, B

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from displayio import Group

    from places import Place
    from spoken import SpokenApp

    Line = tuple[Any, ...]

BESIDE = 6  # px by which the tops of texts on one line may differ


def _texts(app: SpokenApp, group: Group) -> list[tuple[int, int, str]]:
    """Return the texts in a Group and where they are, in px: a list of (y, x, text)."""
    found: list[tuple[int, int, str]]
    art, found = app.art, []
    _read(app, group, 0, 0, found)
    return sorted([each for each in found if -HIGH < each[0] < art.height and each[1] < art.width])


def _read(app: SpokenApp, group: Group, x: int, y: int, found: list[tuple[int, int, str]]) -> None:
    layer: Any  # a Group or a TileGrid
    text: Any  # a Label or a str
    for layer in group:
        left, top = x + layer.x, y + layer.y
        if hasattr(layer, "append"):
            _read(app, layer, left, top, found)
        elif id(layer) in app.texts:
            text = app.texts[id(layer)][1]
            if type(text) is not str:
                left += text.before(text.text)
                text = text.text
            if text:
                found.append((top, left, app.words.heard(text)))
        elif layer.bitmap is app.art.icons and layer.width == 1 and layer[0] in (BUTTON_A, BUTTON_B):
            found.append((top - 2, left, "%s:" % name_of(app, A if layer[0] == BUTTON_A else B)))


def rows(app: SpokenApp, group: Group, clicks: Sequence[Place] = ()) -> list[tuple[int, int, str, int]]:
    """Return the texts in a Group as lines from top to bottom: a list of (y, x, text, number of texts side by side).
    Those in different Places of `clicks` are lines of their own."""
    found: list[tuple[int, Place | None, list[tuple[int, str]]]] = []
    for y, x, text in _texts(app, group):
        place = at(clicks, x, y + BESIDE)
        if found and y - found[-1][0] < BESIDE and place == found[-1][1]:
            found[-1][2].append((x, text))
        else:
            found.append((y, place, [(x, text)]))
    buttons = ["%s:" % name_of(app, button) for button in (A, B)]
    told = [(y, min(row)[0], _side_by_side(sorted(row), buttons, bool(place)), len(row)) for y, place, row in found]
    return [row for row in told if row[2] not in buttons]  # a button without a word


def _side_by_side(row: list[tuple[int, str]], buttons: list[str], is_choice: bool) -> str:
    """Return texts on one line as one text. What stands before a button ends there, and what is chosen is named
    before its value."""
    told, between = "", ": " if is_choice and len(row) == 2 else " "
    for _, text in row:
        told += (". " if text in buttons else between) * bool(told) + text
    return told


def choice(place: Place, text: str) -> Line:
    """Return the line that is chosen at a Place."""
    kind = "row" if place.step is not None else "chosen"
    return kind, text, place.x + place.width // 2, place.y + place.height // 2


def clicks(app: SpokenApp) -> list[Place]:
    """Return the Places among which a cursor is moved."""
    found = places.of(app)
    steps = [place.press for place in found if place.step is not None]
    return [place for place in found if place.press in steps]


def at(found: Sequence[Place], x: int, y: int) -> Place | None:
    """Return the Place at a point of the picture, or None."""
    for place in found:
        if place.x - 2 <= x < place.x + place.width and place.y <= y < place.y + place.height:
            return place
    return None


def name_of(app: SpokenApp, button: int) -> str:
    """Return the name of A or B, as they are pressed."""
    return app.button_name(1 - button if app.settings.swap else button)
