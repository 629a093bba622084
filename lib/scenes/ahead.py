# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What each screen is made of, so that it can be loaded while one still looks at the screen before it."""
from tables import room_of

# In all of these a module stands behind those that it imports, so that each is loaded by itself.
_MENU = "scenes.menu", "text.*.menus"
_CHOICE = "text.*.menus", "engine.players", "storage.choice"
_NEW_GAME = _CHOICE + ("text.lines", "text.*.new_game", "scenes.new_game")
_SCREENS = {
    "title": _MENU + _CHOICE + ("scenes.logo", "scenes.title"),
    "new_game": _NEW_GAME,
    "house_rules": _NEW_GAME + ("scenes.house_rules",),
    "statistics": _MENU + _CHOICE + ("text.lines", "storage.memory", "storage.statistics", "text.*.statistics",
                                     "scenes.statistics"),
    "options": ("scenes.menu", "storage.settings", "text.*.options", "scenes.options"),
    "pause": _MENU + ("text.lines", "scenes.pause"),
}
# By room: what lies on its table, what is needed to play there, and the words of both.
_ROOMS = {
    "line": ("space layout markers board hand hud table phrases", "input animation scene", "events input"),
    "tricks": ("hand phrases hud trick table", "input animation scene", "table input"),
    "pai_gow": ("phrases hand hud table", "input animation scene", "table"),
}


def modules_of(app, name):
    """The names of the modules that the scene of that name needs, in the order to load them, as a list; of one that
    is never expected there are none."""
    if name in ("table", "review"):
        names = _at_table(app.match, name)
    else:
        names = _SCREENS.get(name, ())
    return [module.replace("*", app.settings.language) for module in names]


def _at_table(match, name):
    room = room_of(match)
    table, play, words = [parts.split() for parts in _ROOMS[room]]
    names = ["tables.hud", "tables.round"] + ["tables.%s.%s" % (room, part) for part in table]
    if room == "line":
        names.insert(-2, "tables.line.bar_for_%s" % ("several" if match.seats > 2 else "two"))
    if name == "review":
        return names + ["engine.packed_rounds", "tables.review", "tables.%s.review" % room]
    return (names + ["tables.sounds"] + ["text.*.%s_%s" % (room, part) for part in words]
            + ["tables.%s.%s" % (room, part) for part in play])
