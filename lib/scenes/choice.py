# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the player chooses to play, against whom and with what options."""
import modules
from engine import games, players

_GUIDED = {"all_fives": "guided"}  # games with a guide to the first match, and the scene that has it
_LEVEL = "greedy"  # who knows the rules has a game of it, and it moves at once
# What is let go when another game is chosen: the packages with a module for each game, some of which hold others,
# and, for another notation, the modules of the games that have that one.
_OF_GAMES = ("engine.games", "engine.players")
_OF_NOTATIONS = {
    "engine.moves": ("engine.line_match", "engine.line", "engine.moves"),
    "engine.chinese_moves": ("engine.trick_view", "engine.chinese", "engine.chinese_moves"),
}


class Choice:
    """The chosen `game` and `level` by name, how many `seats`, and the game's `options` by key; `rules` is the
    class of the game."""

    def __init__(self, packed=b""):
        """What was packed, as far as that makes sense; the rest as for who never chose."""
        self.level = _LEVEL
        self.set_game(games.NAMES[0])
        try:
            self.set_game(games.NAMES[packed[0]])
            for key, place in zip(self.keys(), packed):
                self._set(key, self.values(key)[place])
        except IndexError:  # from a version with other games or options: what it doesn't say stays as it was
            pass

    def pack(self):
        """The choice as bytes."""
        return bytes([self.values(key).index(self.value(key)) for key in self.keys()])

    def set_game(self, name):
        """Choose a game, with its fewest seats and its default options."""
        modules.let_go(modules.loaded(*_OF_GAMES))  # whoever turns through all games needs but one
        self.game = name
        self.rules = games.load(name)
        for notation, names in _OF_NOTATIONS.items():
            if notation != self.rules.notation.__name__:
                modules.let_go(names)
        self.seats = self.rules.SEATS[0]
        self.options = self.rules.choose_options({})

    def keys(self):
        """What there is to choose: "game", "players" where that differs, "level" where others move, and the game's
        options."""
        fewest, most = self.rules.SEATS
        return (["game"] + ["players"] * (fewest < most) + ["level"] * (not self.rules.solo)
                + [key for key, default, allowed in self.rules.OPTIONS])

    def values(self, key):
        """What the player may choose for one of `keys`, as a list."""
        if key == "players":
            fewest, most = self.rules.SEATS
            return list(range(fewest, most + 1))
        for name, default, allowed in self.rules.OPTIONS:
            if name == key:
                return list(allowed)
        return list(games.NAMES if key == "game" else players.LEVELS)

    def value(self, key):
        """What is chosen for one of `keys`."""
        if key in self.options:
            return self.options[key]
        return {"game": self.game, "players": self.seats, "level": self.level}[key]

    def turn(self, key, step):
        """Choose the value that is `step` further on for one of `keys`, round and round."""
        values = self.values(key)
        self._set(key, values[(values.index(self.value(key)) + step) % len(values)])

    def start(self, app):
        """Begin the match that is chosen, and remember the choice for the next time that the power is on."""
        app.chosen = self.pack()
        app.match = None  # what was being played is given up
        app.save()
        sit_down(app, self.rules(self.seats, self.options), self.level)

    def _set(self, key, value):
        if key == "game":
            self.set_game(value)
        elif key == "players":
            self.seats = value
        elif key == "level":
            self.level = value
        else:
            self.options[key] = value


def sit_down(app, match, level):
    """Let the person play a match against machines of a level."""
    app.match = match
    app.level = level
    if app.settings.guide and match.name in _GUIDED:
        match.scene = _GUIDED[match.name]
    name_seats(app)
    app.players = [None] + [players.load(level, app.seeds.seed()) for _ in app.names[1:] if not match.solo]


def name_seats(app):
    """Call each seat of the match by a name of the language."""
    say = app.words("menus")
    app.names = ((app.say.YOU, say.LEVELS[app.level][1]) + say.OTHERS)[:app.match.seats]
