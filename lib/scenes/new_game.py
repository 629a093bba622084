# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The choice of a new match: the game, the opponent and the players. Its rules and its deal have a page of their own,
the scene house_rules. A game that was never played offers its first lesson."""

from __future__ import annotations

import displayio

import loader
from drawings import (
    ARROW_LEFT,
    ARROW_RIGHT,
    BANKER,
    BRONZE,
    COIN,
    FACE,
    FELT_DARK,
    GOAT,
    GOLD,
    GREY,
    HEAD,
    ICON,
    INK,
    TRICK,
    WHITE,
)
from engine import games
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from saves.choice import begin, last_choice
from scenes import TAUGHT
from seats import FRIEND
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from app import App
    from kinds import Box, Steps
    from words.prose import Text

_RULES = "rules"  # the key of the button that leads to the rules
_LESSON = "lesson"  # the key of the row that leads to the first lesson
_MANY = 6  # players for whom there are few tiles
_BAR, _LOW_BAR = 23, 22  # px of the heading, and on a low screen
_MIDDLE = 12  # px from the top to the middle of the name's line
_MARGIN = 3  # px
_LINE = 12  # px from line to line
_ABOUT, _LOW_ABOUT = 28, 25  # px of the sentence on the game, and on a low screen
_LEFT, _RIGHT = 5, 53  # px from the left to a picture, and to the text beside it
_SCALE, _LOW_SCALE = 3, 2  # of a face, and of an icon; and of one on a low screen
_OPPONENT = 35  # px
_ABOVE_FACE = 2  # px
_SEATS = 13  # px
_FOOT = 13  # px: there is nothing lower than the tails of letters
_BUTTON = 12  # px
_PLAY, _OTHER, _BETWEEN = 92, 56, 6  # px of the buttons, and between them
_HALF = 9  # px of half a tile of a picture
# The picture of each game: an icon, or tiles from left to right, each a pair of numbers, lying "-" or standing "|"; a
# tile "??" is face down.
_PICTURES: dict[str, int | str] = {
    "all_fives": "43- 33| 31-",
    "kurnik": "64- 41-",
    "draw": "??| ??| ??| 52|",
    "kozel": GOAT,
    "bergen": "26| 61- 12|",
    "blitz": "52| 23| 36| 61|",
    "tien_gow": TRICK,
    "pai_gow": COIN,
}
# What the screen is opened with and needs no more once the goals are found.
_READ = "saves.writing", "saves.memory", "saves.doubles", "saves.statistics"
# What tells of the Set, in load order; read one by one while nobody presses a button.
_THE_SET = (
    "saves.deeds",
    "saves.puzzles",
    "saves.evening",
    "saves.the_set",
)


class Scene:
    """From top to bottom: the game with its picture and a sentence, the opponent with their face, the players where
    their number can vary or the first lesson, two buttons, and a line on what is chosen or on the next goal of the Set.

    keys    the keys of what can be chosen: those of the choice, "lesson" for the first lesson, None for the button
            that starts the match, and "rules" for the one beside it
    row     the place of the chosen one among them
    boxes   the box of each on the page
    arrows  the arrows beside the chosen one: TileGrids
    later   what is still to be shown: functions
    """

    in_rules = False

    def __init__(self, app: App) -> None:
        self.app = app
        app.leave_table()
        self.art = art = app.art
        art.load_tiles((_HALF,))  # first of all the largest piece of memory
        self.words = app.words
        self.choice = last_choice(app)
        self.group, self.page = app.page()
        self.prose = app.writer()
        _, row, self.choice.number = app.chosen_row or (False, None, None)
        app.chosen_row = None
        played = [game for game, level in _statistics().load()]
        # The games whose first lesson is offered.
        self._new = [game for game in TAUGHT if games.NAMES.index(game) not in played]
        self._goals: dict[str, str] = {}  # the name of the next goal of each game
        self._won = ""  # how many goals are reached, of how many
        self._sheets: dict[str, displayio.Bitmap] = {}  # those of faces
        self._lay_out()
        self._show_game()
        self._show_opponent()
        self._place_buttons()
        self._list_keys()
        # Both while nobody presses a button.
        self.later = [self._show_about, self._show_manner, self._show_seats, self._tell]
        self._finding = self._find_goals()
        self.row = self.keys.index(None) if row is None else row % len(self.keys)
        self._show_row()

    @property
    def key(self) -> str | None:
        """Return the key of the chosen row, as in Choice; "rules" for the button that leads to the rules, and None
        for the one that starts the match."""
        return self.keys[self.row]

    # What stays.

    def _lay_out(self) -> None:
        """Make all that stays, and the texts, empty."""
        art, page, prose = self.art, self.page, self.prose
        wide, high = art.page_width, art.page_height
        self._bar = bar = _LOW_BAR if art.is_low else _BAR
        art.panel(page, INK, 0, HEAD, wide, bar - HEAD)
        self._about_top = bar
        self._about_high = _LOW_ABOUT if art.is_low else _ABOUT
        self._top = bar + self._about_high  # of the opponent
        self._below = self._top + _OPPONENT
        art.panel(page, FELT_DARK, 0, self._top, wide, _OPPONENT)
        foot = high - _FOOT
        if not art.is_low:
            art.panel(page, FELT_DARK, 0, foot - 1, wide, _FOOT + 1)
            art.panel(page, BRONZE, 0, foot - 1, wide, 1)
        self._seats_panel = art.panel(page, INK, 0, high, wide, _SEATS)
        self._name = displayio.Group()
        self._picture = displayio.Group()
        self._face = displayio.Group()
        self._faces = displayio.Group()
        for group in (self._name, self._picture, self._face, self._faces):
            page.append(group)
        left = _MARGIN if art.is_narrow else _RIGHT
        self._about = prose.text(page, WHITE, left, bar + (not art.is_low), pitch=_LINE - art.is_low)
        self._beside = _MARGIN + 2 * FACE + _MARGIN if art.is_narrow else _RIGHT
        if not self.app.settings.faces:
            self._beside = ICON + _MARGIN
        y = self._top
        self._who = prose.text(page, WHITE, self._beside, y)
        self._level = prose.text(page, GOLD, 0, y)
        self._how = prose.text(page, GREY, self._beside, y + _LINE - 1, pitch=_LINE - 1)
        self._count = prose.text(page, WHITE, ICON + _MARGIN, high)
        self._told = prose.text(page, GREY, _MARGIN, foot)
        self._steps = prose.text(page, GOLD, wide - _MARGIN, foot, AT_RIGHT)
        self._make_buttons()
        self._lines = [art.panel(page, GOLD, 0, high, wide, 1) for _ in range(2)]
        self.arrows = art.icon(page, ARROW_LEFT, 1, high), art.icon(page, ARROW_RIGHT, wide - ICON - 1, high)

    def _make_buttons(self) -> None:
        art, words, page = self.art, self.words, self.page
        play = min(_PLAY, (art.page_width - _BETWEEN) * 3 // 5 - 2)
        other = min(_OTHER, art.page_width - play - _BETWEEN - 4)
        left = (art.page_width - play - other - _BETWEEN) // 2
        self._buttons: list[tuple[displayio.TileGrid, Text]] = []
        for x, wide, name in ((left, play, names.START), (left + play + _BETWEEN, other, names.RULES)):
            panel = art.panel(page, INK, x, 0, wide, _BUTTON)
            text = self.prose.text(page, GOLD, x + wide // 2, 0, CENTRE)
            text.show(words(name))
            self._buttons.append((panel, text))

    # What the choice changes.

    def _show_game(self) -> None:
        """Show the game's name."""
        art, group, text = self.art, self._name, self.words(names.GAMES, self.choice.game)
        while len(group):
            group.pop()
        wide = self.prose.font.width(text)
        rises = 0xC0 <= ord(text[0]) < 0x100  # the accent of a large capital would leave the screen
        group.scale = scale = 2 if 2 * wide <= art.page_width - 2 * (ICON + 2) and not rises else 1
        group.x, group.y = art.page_width // 2, _MIDDLE - 8 * scale
        self.prose.write(group, GOLD, 0, 0, text, CENTRE)

    def _show_about(self) -> None:
        """Show the game's picture and its sentence."""
        art, words, game = self.art, self.words, self.choice.game
        if not art.is_narrow:
            self._draw(_PICTURES.get(game, ""))
        wide = art.page_width - self._about.x - _MARGIN
        self._about.show("\n".join(self.prose.wrap(words(names.ABOUT, "game." + game), wide)))

    def _draw(self, picture: int | str) -> None:
        """Draw the picture of a game."""
        group, middle = self._picture, self._about_top + self._about_high // 2
        while len(group):
            group.pop()
        group.scale = 1
        if not isinstance(picture, str):
            group.scale = scale = _LOW_SCALE if self.art.is_low else _SCALE
            group.x, group.y = (_RIGHT - scale * ICON) // 2, middle - scale * ICON // 2
            self.art.icon(group, picture, 0, 0)
            return
        x = 0
        for sign in picture.split():
            lies = sign[2] == "-"
            tile = None if sign[0] == "?" else (int(sign[0]), int(sign[1]))
            grid = self.art.tile(_HALF)
            self.art.show_tile(grid, tile, not lies)
            grid.x, grid.y = x, -(_HALF // 2) if lies else -_HALF
            group.append(grid)
            x += 2 * _HALF if lies else _HALF
        group.x, group.y = (_RIGHT - x) // 2, middle

    def _show_opponent(self) -> None:
        """Show the opponent's name and level."""
        choice, words = self.choice, self.words
        solo = choice.rules.solo
        level, name = ("", words(names.BANKER)) if solo else words.forms(names.LEVELS, choice.level)
        self._who.show(name)
        self._level.x = self._beside + self.prose.font.width(name + " ")
        self._level.show(level)

    def _show_manner(self) -> None:
        """Show the opponent's face, and how they play."""
        choice, words = self.choice, self.words
        solo = choice.rules.solo
        self._show_face(None if solo else choice.level)
        key = "banker" if solo else "level." + choice.level
        about = words(names.ABOUT, "%s.%s" % (key, choice.game)) or words(names.ABOUT, key)
        wide = self.art.page_width - self._beside - (_MARGIN if self.art.is_narrow else ICON + _MARGIN)
        self._how.show("\n".join(self.prose.wrap(about, wide)))

    def _show_face(self, level: str | None) -> None:
        """Show the face of a level; None shows the banker's sign."""
        group = self._face
        while len(group):
            group.pop()
        if not self.app.settings.faces:
            return
        group.scale = scale = 2 if self.art.is_narrow else _SCALE
        size = ICON if level is None else FACE
        group.x = (self._beside - scale * size + (not self.art.is_narrow) * _LEFT) // 2
        air = _OPPONENT - scale * size
        group.y = self._top + (air - 1 if self.art.is_narrow else air // 2)
        if level is None:
            self.art.icon(group, BANKER, 0, 0)
        else:
            self._put_face(group, "face_" + level, 0)

    def _put_face(self, group: displayio.Group, name: str, x: int) -> None:
        """Put the calm face of the sheet of that name into a group."""
        if name not in self._sheets:
            with loader.guest():
                self._sheets[name] = _sheets().load("sprites/" + name)
        self.art.face(group, x, 0, self._sheets[name])

    def _place_buttons(self) -> None:
        """Place the buttons: lower where there is a row above them."""
        some, high = self._vary() or self._is_new(), self.art.page_height
        top = self._below if some else high
        self._seats_panel.y = top
        self._count.y = top
        free = high - _FOOT - self._below - _SEATS * some - _BUTTON
        y = self._below + _SEATS * some + max(0, free // 2)
        for panel, text in self._buttons:
            panel.y, text.y = y, y - 1

    def _vary(self) -> bool:
        """Return whether the number of players can vary."""
        return "players" in self.choice.keys()

    def _is_new(self) -> bool:
        """Return whether the first lesson on the game is offered."""
        return self.choice.game in self._new

    def _show_seats(self) -> None:
        """Show how many players there are, and their faces; or in their place the first lesson."""
        group, words = self._faces, self.words
        while len(group):
            group.pop()
        self._count.dye(WHITE if self._vary() else GOLD)
        if not self._vary():
            self._count.show(words(names.FIRST_LESSON) if self._is_new() else "")
            return
        seats = self.choice.seats
        partners = self._partners()
        said = words(names.PARTNERS) if partners else words.counted(seats, names.PLAYERS) % seats
        right = self.art.page_width - ICON - _MARGIN
        wide = seats * (FACE + 1) + 2 * partners * _MARGIN
        if not self.app.settings.faces:
            wide = 0
        else:
            said = [text for text in (said, str(seats), "") if self._fits_before(text, right - wide)][0]
        self._count.show(said)
        if not wide:
            return
        group = self._faces
        group.x, group.y = right - wide, self._below + (_SEATS - FACE) // 2
        players = ["face_you", "face_" + self.choice.level] + ["face_friend%d" % seat for seat in range(FRIEND, seats)]
        if partners:
            players[1], players[2] = players[2], players[1]
            self.prose.write(group, WHITE, 2 * FACE + 2 + _MARGIN, -1, ":", CENTRE)
        for i, name in enumerate(players):
            self._put_face(group, name, (FACE + 1) * i + (1 + 2 * _MARGIN) * (partners and i > 1))

    def _fits_before(self, text: str, x: int) -> bool:
        return not text or self._count.x + self.prose.font.width(text) + _MARGIN <= x

    def _partners(self) -> bool:
        """Return whether several seats form a side."""
        seats = self.choice.seats
        return self.choice.rules.sides(seats) < seats

    # The cursor.

    def _list_keys(self) -> None:
        """List what can be chosen, with the boxes."""
        own, wide = self.choice.keys() + [_LESSON] * self._is_new(), self.art.page_width
        self.keys: list[str | None] = []
        self.boxes: list[Box] = []
        for key, y, high in (
            ("game", 0, self._bar),
            ("level", self._top - 1, _OPPONENT + 1),
            ("players", self._below, _SEATS),
            (_LESSON, self._below, _SEATS),
        ):
            if key in own:
                self.keys.append(key)
                self.boxes.append((0, y, wide, high))
        self.keys += [None, _RULES]
        self.boxes += [(panel.x, panel.y, panel.width, _BUTTON) for panel, _ in self._buttons]

    def _show_row(self) -> None:
        """Mark the chosen row."""
        key, off = self.key, self.art.height  # off the screen
        _, y, _, high = self.boxes[self.row]
        # On a narrow page the arrows stand above the face.
        air = _ABOVE_FACE if key == "level" and self.art.is_narrow else (high - ICON) // 2
        on_button = key in (None, _RULES)
        # Below the tails of its letters; the heading needs none above it.
        for line, place in zip(self._lines, (y or off, y + high)):
            line.y = off if on_button else place
        for arrow in self.arrows:
            arrow.y = off if on_button or key == _LESSON else y + air
        for own, (panel, text) in zip((None, _RULES), self._buttons):
            is_chosen = on_button and key == own
            panel.pixel_shader = self.art.ink(GOLD if is_chosen else INK)
            text.dye(INK if is_chosen else GOLD)

    def _tell(self) -> None:
        """Tell of the chosen row, or of the next goal of the Set."""
        key, words = self.key, self.words
        name, steps = self._goals.get(self.choice.game, ""), self._won
        if key == "game":
            name, steps = words(names.HELP_KEY) % self.app.button_name(SELECT), ""
        elif key == "players":
            seats = "partners" if self._partners() else "many" if self.choice.seats >= _MANY else "alone"
            name, steps = words(names.ABOUT, "players." + seats), ""
        elif key == _LESSON:
            name, steps = words(names.ABOUT, key), ""
        elif key == _RULES:
            changed = self.choice.changed()
            name = words(names.RULES_CHANGED) % changed if changed else words(names.ABOUT, _RULES)
            steps = ""
        font = self.prose.font
        fits = font.width(name) + font.width(steps) + 3 * _MARGIN <= self.art.page_width
        self._told.show(name)
        self._steps.show(steps if fits else "")

    def _move(self, button: int) -> None:
        """Move the cursor: up and down from row to row, and between the buttons to the side."""
        play = self.keys.index(None)
        if button == RIGHT:
            self.row = play + 1
        elif button == LEFT:
            self.row = play
        else:
            at = min(self.row, play) + (1 if button == DOWN else -1)
            self.row = at % (play + 1)

    def _turn(self, key: str, step: int) -> None:
        """Choose the value of a row that is `step` places further on. Show at once what answers the press, and the rest
        while no other comes."""
        self.choice.turn(key, step)
        self._note()
        if key == "players":
            self._show_seats()
            return
        later = [self._show_manner, self._show_seats]
        if key == "game":
            self._show_game()
            self._place_buttons()
            self._list_keys()
            later = [self._show_about, self._show_opponent] + later
        else:
            self._show_opponent()
        self.later += [show for show in later if show not in self.later]

    def _note(self) -> None:
        """Note what is chosen: it decides which help may come next."""
        self.app.packed_choice = self.choice.pack()
        self.app.remember_soon()

    # The next goals.

    def _find_goals(self) -> Iterator[bool]:
        """Find the next goal of each game, and tell it; read the modules for that one in each step (generator, yields
        whether the screen has changed)."""
        with loader.guest():
            for name in _THE_SET:
                loader.module(name)
                yield False
            self._goals, self._won = _the_set().next_goals(self.words)
            self._tell()
            loader.unload(_READ)  # the modules of the next screens need their memory
        yield True

    def _go_on(self) -> bool:
        """Show or find a little more. Return whether the screen has changed."""
        if self.later:
            self.later.pop(0)()
            return True
        for changed in self._finding:
            return changed
        self.app.expect("title", "help_chosen")
        return False

    def run(self) -> Steps[str]:
        """See scenes."""
        self._note()
        while True:
            button = yield from self.app.press(self._go_on)
            key = self.key
            if button == B:
                self.app.save_soon()
                return "title"
            if button == START or button == A and key is None:
                return begin(self.app, self.choice.play)
            if button == SELECT or button == A and key in (_RULES, _LESSON):
                self.app.chosen_row = False, self.row, self.choice.number
                self.app.lesson = self.choice.game, "new_game"
                return "help_chosen" if button == SELECT else "house_rules" if key == _RULES else _LESSON
            if button in (UP, DOWN) or key in (None, _RULES, _LESSON):
                self._move(button)
            else:
                self._turn(key, -1 if button == LEFT else 1)
            self._show_row()
            if self._tell not in self.later:
                self.later.append(self._tell)


def _statistics() -> ModuleType:
    from saves import statistics

    return statistics


def _the_set() -> ModuleType:
    from saves import the_set

    return the_set


def _sheets() -> ModuleType:
    import sheets

    return sheets
