# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The first lesson on a game: questions on five positions, each with a few choices. The answer is told right or
wrong at once, with the reason."""

from __future__ import annotations

import displayio

from drawings import (
    BUTTON_A,
    BUTTON_B,
    CHECK,
    GOLD,
    GREY,
    HEAD,
    ICON,
    IN_HANDS,
    INK,
    PITCH,
    RED_LIGHT,
    SLATE,
    WHITE,
    WINE,
)
from engine import parsing
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A
from scenes.help_pages import HAND
from scenes.lessons import LESSONS
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from app import App
    from kinds import Box, Steps
    from scenes.picture_tiles import Drawn

_FOOT = 13  # px of the words for A and B
_MARGIN = 3
_MARK, _MARKS = 5, 7  # px of the sides of a mark in the heading, and from one to the next
_LOW = 16  # px of the height of a choice without tiles
_WIDE = 24  # px of its width without the rim, at least
_RIM = 3  # px of a choice around its tiles or its text
_GAP = 6  # px between choices
_PICTURE = 36  # px of a picture's height, at least


class Scene:
    """A heading with a mark for each question; the question or the reason; a picture; and the choices.

    game      the name of the game
    at        the number of the question, from 0
    chosen    the place of the choice under the cursor
    boxes     the boxes of the choices on the page
    answered  whether the question is answered
    """

    game: str
    _back: str

    def __init__(self, app: App) -> None:
        self.app = app
        self.art = app.art
        self.game, self._back = app.lesson
        self.questions = LESSONS[self.game]
        self.group, self._page = app.page()
        self.at = self.chosen = 0
        self.answered = False
        self.boxes: list[Box] = []

    def _make(self) -> None:
        """Make what all questions share: the heading, its marks, the text and the words for the keys."""
        art, page, words = self.art, self._page, self.app.words
        prose = self._prose = self.app.writer()
        self._heading = prose.text(page, GOLD, _MARGIN, 0)
        left = art.page_width - _MARGIN - _MARKS * len(self.questions) + _MARKS - _MARK
        self._marks = [
            art.panel(page, SLATE, left + i * _MARKS, (HEAD - _MARK) // 2, _MARK, _MARK)
            for i in range(len(self.questions))
        ]
        self._text = prose.text(page, WHITE, _MARGIN, HEAD - 1)
        self._picture, self._choices = displayio.Group(), displayio.Group()
        page.append(self._picture)
        page.append(self._choices)
        foot = art.page_height - _FOOT
        art.icon(page, BUTTON_B, _MARGIN, foot + 2)
        prose.write(page, GREY, _MARGIN + ICON + 2, foot - 1, words(names.BACK_KEY))
        self._key = prose.text(page, GREY, art.page_width - _MARGIN, foot - 1, AT_RIGHT)
        self._sign = art.icon(page, BUTTON_A, 0, foot + 2)

    def _ask(self) -> None:
        """Show the question, its picture and its choices."""
        _, picture, choices, _ = self.questions[self.at]
        self.answered, self.chosen = False, 0
        self._marks[self.at].pixel_shader = self.art.ink(WHITE)
        self._heading.show(self.app.words(names.FIRST_LESSON))
        question, reason = [self._wrap(text) for text in self._texts()]
        self._top = HEAD - 1 + PITCH * max(len(question), len(reason))  # the picture stays in its place
        self._say(0)
        self._lay(choices, bool(picture))
        self._draw(picture)

    def _say(self, form: int) -> None:
        """Show the question, or with 1 the reason, and the word for A."""
        self._text.show("\n".join(self._wrap(self._texts()[form])))
        self._key.show(self.app.words.forms(names.LESSON_KEYS)[form])
        self._sign.x = self._key.left - ICON - 2

    def _texts(self) -> list[str]:
        """Return the question and the reason."""
        return self.app.words.forms(names.LESSONS, "%s.%s" % (self.game, self.questions[self.at][0]))

    def _wrap(self, text: str) -> list[str]:
        return self._prose.wrap(text, self.art.page_width - 2 * _MARGIN)

    def _draw(self, picture: str) -> None:
        """Draw the picture between the text and the choices, or none."""
        while len(self._picture):
            self._picture.pop()
        if picture:
            bottom = self.boxes[0][1] - 1
            module = _lines() if self.game == "all_fives" and not picture.startswith(HAND) else _tiles()
            module.draw(self._prose, self._picture, picture, self._top, bottom, self.app.words)

    def _lay(self, choices: tuple[str | int, ...], below: bool) -> None:
        """Lay the choices out side by side: at the foot, or without a picture in the middle of the page."""
        art, group, half = self.art, self._choices, IN_HANDS[0]
        foot = art.page_height - _FOOT - 1
        if below and foot - 2 * (half + _RIM) - self._top < _PICTURE:
            half = IN_HANDS[1]
        while len(group):
            group.pop()
        self._panels: list[displayio.TileGrid] = []
        self._said: list[displayio.TileGrid | None] = []
        contents = [self._content(choice, half) for choice in choices]
        high = max([tall for _, _, tall in contents]) + 2 * _RIM
        wide = sum([across + 2 * _RIM + _GAP for _, across, _ in contents]) - _GAP
        top = foot - high
        if not below:
            top = (self._top + top) // 2
        x = (art.page_width - wide) // 2
        self.boxes = []
        for content, across, tall in contents:
            box = x, top, across + 2 * _RIM, high
            self.boxes.append(box)
            self._panels.append(art.panel(group, INK, *box))
            if isinstance(content, str):
                said = self._prose.write(group, WHITE, x + box[2] // 2, top + (high - _LOW) // 2, content, CENTRE)
            else:
                said = None
                for i, tile in enumerate(content):
                    tile.x, tile.y = x + _RIM + i * (half + 1), top + _RIM
                    group.append(tile)
            self._said.append(said)
            x += box[2] + _GAP
        self._mark()

    def _content(self, choice: str | int, half: int) -> tuple[str | list[displayio.TileGrid], int, int]:
        """Return a choice's text or its tiles, their width and their height in px."""
        if isinstance(choice, int):
            choice = self.app.words(choice)
        if choice[1:2] != "-":
            return choice, max(_WIDE, self._prose.font.width(choice)), _LOW - 2 * _RIM
        made: Drawn = _tiles().domino if self.game == "all_fives" else _tiles().chinese
        tiles = [made(self.art, half, parsing.tile(name)) for name in choice.split() if "-" in name]
        return tiles, len(tiles) * (half + 1) - 1, 2 * half

    def _mark(self) -> None:
        """Show the cursor, or once the question is answered which choice is right, and that the chosen is wrong."""
        right = self.questions[self.at][3] if self.answered else self.chosen
        for i, (panel, said) in enumerate(zip(self._panels, self._said)):
            colour = GOLD if i == right else WINE if i == self.chosen else INK
            panel.pixel_shader = self.art.ink(colour)
            if said:
                said.pixel_shader = self.art.ink(INK if colour == GOLD else WHITE)

    def _answer(self) -> None:
        """Tell whether the chosen answer is right, and why."""
        app, art = self.app, self.art
        _, picture, choices, right = self.questions[self.at]
        self.answered = True
        is_right = self.chosen == right
        self._marks[self.at].pixel_shader = art.ink(GOLD if is_right else RED_LIGHT)
        self._heading.show(app.words.forms(names.LESSON_TOLD)[not is_right])
        self._mark()
        x, y, wide, _ = self.boxes[right]
        left = min(x + wide - ICON // 2, art.page_width - ICON)  # on the corner, beside the choice's text
        art.icon(self._choices, CHECK, left, y - ICON // 2)
        app.play_sound("points2" if is_right else "refused")
        self._say(1)
        move = choices[right]
        if isinstance(move, str) and " " in move and self.game == "all_fives":
            picture += ", " + move  # the tile on the line
        self._draw(picture)

    def run(self) -> Steps[str]:
        """See scenes. Return the name of the scene that led here."""
        self.app.expect(self._back)
        yield  # answer the press at once: the words take longer
        self._make()
        for self.at in range(len(self.questions)):
            self._ask()
            while not self.answered:
                button = yield from self.app.press()
                if button in (LEFT, RIGHT, UP, DOWN):
                    step = 1 if button in (RIGHT, DOWN) else -1
                    self.chosen = (self.chosen + step) % len(self.boxes)
                    self._mark()
                elif button == A:
                    self._answer()
                else:
                    return self._back
            button = yield from self.app.press()
            if button not in (A, RIGHT):
                return self._back
        return self._back


def _lines() -> ModuleType:
    from scenes import picture_line

    return picture_line


def _tiles() -> ModuleType:
    from scenes import picture_tiles

    return picture_tiles
