# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the player has chosen to play: the game, its options and the opponent; remembered for next time."""
from engine import games, players

GAMES = ("all_fives", "kurnik")  # the table has room for one opponent, and no words for the other games yet
_KEY = "choice"
_NOT_OFFERED = ("set",)  # the sprites have numbers up to six


class Choice:
    """The chosen `game` and `level` by name, and the game's `options` by key."""

    def __init__(self, memory):
        self._memory = memory
        self.level = players.LEVELS[-1]
        self.set_game(GAMES[0])
        self._recall()

    def set_game(self, name):
        """Choose a game, with its default options."""
        self.game = name
        self.rules = games.load(name)
        self.options = self.rules.choose_options({})

    def turn(self, key, step):
        """Choose the value that is `step` further on for "game", "level" or an option, round and round."""
        if key == "game":
            self.set_game(_next(GAMES, self.game, step))
        elif key == "level":
            self.level = _next(players.LEVELS, self.level, step)
        else:
            self.options[key] = _next(self.values(key), self.options[key], step)

    def values(self, key):
        """What the player may choose for an option of the game."""
        for name, default, allowed in self.rules.OPTIONS:
            if name == key:
                return allowed

    def remember(self):
        """Keep the choice for the next time that the power is on."""
        places = [list(self.values(key)).index(self.options[key]) for key in self.keys()]
        self._memory.save(_KEY, bytes([GAMES.index(self.game), players.LEVELS.index(self.level)] + places))

    def keys(self):
        """The options of the game that the player may choose."""
        return [key for key, default, allowed in self.rules.OPTIONS if key not in _NOT_OFFERED]

    def _recall(self):
        places = self._memory.load(_KEY) or b""
        try:
            self.set_game(GAMES[places[0]])
            self.level = players.LEVELS[places[1]]
            for key, place in zip(self.keys(), places[2:]):
                self.options[key] = self.values(key)[place]
        except IndexError:  # from a version with other games or options: what it doesn't say stays as it was
            pass


def _next(values, value, step):
    values = list(values)
    return values[(values.index(value) + step) % len(values)]
