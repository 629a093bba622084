# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which modules each screen needs: they are loaded during the screen before it, and all others make way."""
import sys

import modules
from engine import games
from tables import room_of

# In all of these a module comes after those that it imports, so that each step loads only one.
_MENU = ("scenes.menu",)
_CELLS = "words.writers", "words.lines", "words.cells"
_PROSE = _CELLS + ("bmp", "words.font", "words.letters", "adafruit_display_text",
                   "adafruit_display_text.bitmap_label", "words.prose")
_CHOICE = "engine.players", "saves.choice"
_NEW_GAME = _PROSE + _CHOICE + ("scenes.new_game",)
_HELP = _PROSE + ("scenes.help_pages", "scenes.help")
_SCREENS = {
    "title": _PROSE + _MENU + _CHOICE + ("words.plurals", "scenes.logo", "scenes.title"),
    "new_game": _NEW_GAME,
    "house_rules": _NEW_GAME + ("scenes.house_rules",),
    "statistics": _PROSE + _MENU + ("engine.players", "saves.memory", "saves.statistics", "scenes.statistics"),
    "options": _PROSE + ("scenes.menu", "saves.settings", "scenes.options"),
    "pause": _PROSE + _MENU + ("scenes.pause",),
    "help": _HELP,
    "help_chosen": _HELP + ("scenes.help_chosen",),
}
# For each room: what lies on its table, and what is needed to play there.
_ROOMS = {
    "line": ("space layout board hand hud table", "scene"),
    "tricks": ("hand phrases hud trick table", "input animation scene"),
    "pai_gow": ("phrases hand hud table", "input animation scene"),
}
# What all summaries of a round are made of, and each besides.
_SUMMARY = _PROSE + ("tables.hud", "tables.round", "tables.summary")
_SUMMARIES = {
    "line": ("tables.sounds", "tables.line.summary_scores", "tables.line.account", "tables.line.hands_left",
             "tables.line.summary"),
    "tricks": ("tables.tricks.summary",),
}
# For each room: what draws the pictures of the help on its games.
_HELP_ON = {"line": ("scenes.picture_line", "scenes.picture_sum")}
_HELP_ON_OTHERS = ("chinese_tiles", "scenes.picture_tiles")
# In these scenes the player can choose another game than the match's.
_CHOOSING = "new_game", "house_rules", "help_chosen", "statistics"
_SPARE = 45_000  # bytes that must be free before another module is loaded: a screen needs room for what it shows


def modules_of(app, name):
    """Return the names of the modules that the scene of that name needs, a list, in the order to load them; empty
    for a scene that is never expected."""
    if name in ("table", "review"):
        names = _at_table(app.match, name)
    elif name == "summary":
        names = _SUMMARY + _SUMMARIES[room_of(app.match.name)]
    else:
        names = _SCREENS.get(name, ())
        if name in ("help", "help_chosen"):
            game = app.match.name if name == "help" else games.NAMES[app.packed_choice[0]]
            names += _HELP_ON.get(room_of(game), _HELP_ON_OTHERS)
    return list(names)


def make_way(app, name):
    """Let go of all that the scene of that name doesn't need."""
    stay = set(modules_of(app, name))
    if name not in ("table", "review"):
        stay.add(__name__)  # what follows those two is loaded without it: there is no room to spare
    modules.make_way(stay)
    if app.match and name not in _CHOOSING:
        _let_go_games(app.match_modules)


def _let_go_games(stay):
    """Let go of the games, and of what only games need, except the modules in `stay`: those that a match needs."""
    names = modules.loaded("engine.games")
    for of_notation in modules.OF_NOTATIONS.values():
        names += of_notation
    modules.let_go([name for name in names if name not in stay])


class Ahead:
    """Loads what the next scenes may need, one module at a time."""

    def __init__(self, app):
        self.app = app
        self._names = ()  # the names of the scenes whose modules are being loaded
        self._missing = []  # the names of the modules that may not be loaded yet
        self._early = []  # the names of the modules that were loaded for these scenes

    def step(self, names):
        """Load one more module that the scenes of these names need, if one is missing and there is room to spare;
        the likeliest scene comes first. What was loaded for other scenes goes."""
        if self._names != names:
            self._names = names
            self._missing = [module for name in names for module in modules_of(self.app, name)]
            modules.let_go([name for name in self._early if name not in self._missing])
            self._early = []
            modules.collect()
        while self._missing:
            name = self._missing.pop(0)
            if name not in sys.modules:
                if not _has_room():
                    self._missing = []  # there will be no room later either, and asking takes 10 ms each time
                    break
                modules.module(name)
                self._early.append(name)
                break


def _has_room():
    if modules.free() < _SPARE:
        modules.collect()
    return modules.free() >= _SPARE


def _at_table(match, name):
    room = room_of(match.name)
    table, play = [parts.split() for parts in _ROOMS[room]]
    names = ["tables.hud"] + ["tables.%s.%s" % (room, part) for part in table]
    if room == "line":
        names.insert(-1, "tables.line.bar_for_%s" % ("several" if match.seats > 2 else "two"))
    else:
        names.insert(0, "chinese_tiles")
    if name == "review":
        if room == "line":
            names.append("tables.line.phrases")
        return names + ["engine.packed_rounds", "bmp", "words.font", "tables.review", "tables.%s.review" % room]
    return names + ["tables.round", "tables.sounds"] + ["tables.%s.%s" % (room, part) for part in play]
