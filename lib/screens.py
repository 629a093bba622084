# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which modules each screen is made of, in load order: a module comes after those that it imports."""

from __future__ import annotations

import sys

import loader
from engine import games
from tables import room_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.kinds import MaybeNone
    from engine.match import Match

_MENU = ("scenes.menu",)
_CHOICE = "engine.players", "saves.choice"
_THE_SET = (
    "engine.players",
    "saves.writing",
    "saves.memory",
    "saves.deeds",
    "saves.doubles",
    "saves.statistics",
    "saves.puzzles",
    "saves.evening",
    "saves.the_set",
)
_HELP = loader.PROSE + ("scenes.help_pages", "scenes.help")
_SCREENS = {
    "title": loader.PROSE + _MENU + _CHOICE + ("words.plurals", "scenes.logo", "scenes.title"),
    "new_game": loader.PROSE
    + _CHOICE
    + ("words.plurals", "saves.writing", "saves.memory", "saves.doubles", "saves.statistics", "scenes.new_game"),
    "give_up": loader.PROSE + _MENU + _CHOICE + ("scenes.give_up",),
    "house_rules": loader.PROSE + _CHOICE + ("handheld.chance", "scenes.house_rules"),
    "deal": loader.PROSE + ("handheld.chance", "scenes.fair", "scenes.deal"),
    "statistics": loader.PROSE
    + _MENU
    + ("engine.players", "saves.writing", "saves.memory", "saves.doubles", "saves.statistics", "scenes.statistics"),
    "the_set": loader.PROSE + _THE_SET + ("scenes.set_tiles", "scenes.the_set"),
    "evening": loader.PROSE
    + _CHOICE
    + ("handheld.chance", "saves.writing", "saves.memory", "saves.doubles", "saves.evening", "scenes.evening"),
    "options": loader.PROSE + ("scenes.menu", "saves.settings", "scenes.options"),
    "chart": loader.PROSE
    + (
        "engine.players",
        "engine.players.lines",
        "engine.players.lines.belief",
        "engine.players.lines.chart",
        "scenes.chart",
    ),
    "pause": loader.PROSE + _MENU + ("scenes.pause",),
    "judge": ("scenes.judge",),
    "fair": loader.PROSE + ("scenes.fair",),
    "leave": ("scenes.leave",),
    "puzzles": loader.PROSE + ("saves.writing", "saves.memory", "saves.puzzles", "scenes.puzzles"),
    "help": _HELP,
    "help_chosen": _HELP + ("scenes.help_chosen",),
    "lesson": loader.PROSE + ("scenes.help_pages", "scenes.lessons", "scenes.lesson"),
}
# For each room: the modules that draw its table, the others of its table's screen, and the others of its review.
_ROOMS = {
    "line": ("hand hud board", "scene", "phrases moods markers arrows review"),
    "tricks": ("hand phrases hud trick table", "input animation scene", "review"),
    "pai_gow": ("phrases hand hud table", "input animation scene", "review"),
}
# The modules that a screen unloads for a guest that needs their memory: a player at a line game's table, where they
# take 17,000 bytes on the badge; and the layout in the review, 1,300. The first ones are loaded again at once, the
# others when they are needed.
_AWAY = {
    "line table": ("space arms layout animation", "cells table phrases moods draw markers arrows ends input"),
    "line review": ("", "cells markers arrows"),
}
# With more tiles than these there is no memory for the module that shows moves while the person chooses one.
_MANY = 55
_PLAYED = "animation"
# All summaries of a round, and each besides.
_SUMMARY = loader.PROSE + ("tables.hud", "tables.round", "tables.summary")
_SUMMARIES = {
    "line": (
        "tables.sounds",
        "tables.line.summary_scores",
        "tables.line.account",
        "tables.line.hands_left",
        "tables.line.summary",
    ),
    "tricks": ("tables.tricks.summary",),
}
# For each room: the modules that draw the pictures of the help on its games.
_HELP_ON = {"line": ("scenes.picture_line", "scenes.picture_sum", "scenes.picture_tiles")}
_HELP_ON_OTHERS = ("chinese_tiles", "scenes.picture_tiles")
# In these scenes the player can choose another game than the match's.
_CHOOSING = "new_game", "give_up", "house_rules", "deal", "help_chosen", "lesson", "statistics"
_AT_TABLE = "table", "review"
_SPARE = 42_000  # bytes that must be free before another module is loaded, for the next screen


def modules_of(app: App, name: str) -> list[str]:
    """Return the names of the modules of the screen of that name, a list, in load order. At a table there is no
    memory for this module."""
    if name in _AT_TABLE:
        own = ["tables.line.puzzle"] if app.puzzle else []
        return _at_table(app.match, name, room_of(app.match.game)) + own
    names = ["screens"]
    if name == "summary":
        names += _SUMMARY + _SUMMARIES[room_of(app.match.game)]
    names += _SCREENS.get(name, ())
    if name in ("help", "help_chosen", "lesson"):
        names += _HELP_ON.get(room_of(_game_of_help(app, name)), _HELP_ON_OTHERS)
    return names


def _game_of_help(app: App, name: str) -> str:
    if name == "lesson":
        return app.lesson[0]
    return app.match.game if name == "help" else games.NAMES[app.packed_choice[0]]


def _at_table(match: Match, name: str, room: str) -> list[str]:
    """Return the names of the modules of a table's screen, or of the review, which shows a table, too."""
    draw, play, review = [_in_room(room, parts) for parts in _ROOMS[room]]
    if room == "line":
        draw.append("tables.line.bar_for_%s" % ("several" if match.seats > 2 else "two"))
    else:
        draw[:0] = ["chinese_tiles"] + ["words.lines"] * (room == "pai_gow")
    if name == "review":
        return ["tables.hud"] + draw + ["tables.review"] + review
    again, away = away_at(match, name)
    shared = ["tables.round"]
    if room != "line":
        shared += ["tables.sounds", "tables.look_up"]
    return ["tables.hud"] + draw + shared + again + away + play


def away_at(match: Match | MaybeNone, name: str) -> tuple[list[str], list[str]]:
    """Return the names of the modules that the screen of that name unloads for a guest that needs their memory: a
    list of those that are loaded again at once, and one of all others."""
    room = room_of(match.game) if match else ""
    again, away = _AWAY.get("%s %s" % (room, name), ("", ""))
    if again and len(match.tiles) > _MANY:
        again, away = again.replace(_PLAYED, ""), "%s %s" % (_PLAYED, away)
    return _in_room(room, again), _in_room(room, away)


def _in_room(room: str, names: str) -> list[str]:
    return ["tables.%s.%s" % (room, name) for name in names.split()]


def other_games(app: App, name: str) -> list[str]:
    """Return the names of the loaded modules that only other games than the match's need, a list; none on a screen
    where the player can choose another game."""
    if not app.match or name in _CHOOSING:
        return []
    names = loader.loaded("engine.games")
    for of_notation in loader.OF_NOTATIONS.values():
        names += ["engine." + name for name in of_notation]
    return [name for name in names if name not in app.match_modules]


class Ahead:
    """Loads the modules that the next screens may need, one at a time."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._names: tuple[str, ...] = ()  # the names of the screens whose modules are being loaded
        self._missing: list[str] = []  # the names of the modules that may not be loaded yet
        self._early: list[str] = []  # the names of the modules that were loaded for these screens

    def step(self, names: tuple[str, ...]) -> None:
        """Load one more module that the screens of these names need, the likeliest first, if one is missing and
        there is memory to spare. Unload the modules that were loaded for other screens."""
        if self._names != names:
            self._names = names
            self._missing = [module for name in names for module in modules_of(self.app, name)]
            loader.unload([name for name in self._early if name not in self._missing])
            self._early = []
            loader.collect()
        while self._missing:
            name = self._missing.pop(0)
            if name not in sys.modules:
                if not _can_spare():
                    self._missing = []  # there will be no memory later either, and asking takes 10 ms each time
                    break
                loader.module(name)
                self._early.append(name)
                break


def _can_spare() -> bool:
    if loader.free() < _SPARE:
        loader.collect()
    return loader.free() >= _SPARE
