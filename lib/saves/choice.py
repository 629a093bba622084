# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The player's choice of a match: the game, the opponents, and the options."""

from __future__ import annotations

import loader
from engine import games, players
from engine.rng import SEEDS, Rng
from seats import PERSON
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, TypeVar

    from app import App
    from engine.kinds import MaybeNone, Options
    from engine.match import Match

    _Value = TypeVar("_Value")

_LEVEL = "greedy"  # the default: a fair match for anybody who knows the rules, and it moves at once
_FIRST_LEVEL = "beginner"  # of the first match ever
# The packed choice is the game, the level, and _OWN bytes for each game: its number of players and its options.
# Each byte is the place of a value, exclusive-or the default's place, so 0 is the default. Of an option 0 is what is
# usual in a new match: where that isn't the default, the default is _DEFAULT, which leads to no value's place.
_OWN = 5
_DEFAULT = 0xFE
_SIZE = 2 + len(games.NAMES) * _OWN
_CHANCES = 4096  # the number of first states of a player's Rng: too few to tell which of 2**30 matches is played


class Choice:
    """The chosen `game` and `level` by name, the number of `seats`, and the game's `options` by key. `rules` is the
    class of the game. The seats and options of the other games are remembered too. `number` is the match's number,
    or None for a random one; it isn't packed."""

    number: int | None = None

    game: str
    seats: int
    rules: type[Match] | MaybeNone
    options: Options

    def __init__(self, packed: bytes = b"", held: Sequence[str] = ()) -> None:
        """Unpack a choice; replace anything that makes no sense with a default. `held` are the names of modules
        that stay loaded whichever game is chosen."""
        self._held = held
        self._kept = kept = bytearray((packed + bytes(_SIZE))[:_SIZE])
        self.level = _unpack(players.LEVELS, _LEVEL, kept[1], _LEVEL)
        self._take(_unpack(games.NAMES, games.NAMES[0], kept[0], games.NAMES[0]))

    def pack(self) -> bytes:
        """Return the choice as bytes, with the seats and options of the other games. The first byte is the game."""
        self._keep()
        self._kept[0] = games.NAMES.index(self.game)
        self._kept[1] = _pack(players.LEVELS, _LEVEL, self.level)
        return bytes(self._kept).rstrip(b"\0") or b"\0"

    def set_game(self, name: str) -> None:
        """Choose a game, with its last seats and options, or else the fewest seats and the default options."""
        self._keep()
        self._take(name)

    def _keep(self) -> None:
        """Remember the seats and options of the chosen game."""
        usual = self.rules.usual(self.seats)
        for at, (key, default, allowed) in enumerate(self._own(), self._at):
            value = self.value(key)
            if key in usual and value == usual[key]:
                self._kept[at] = 0
            else:
                self._kept[at] = _pack(allowed, default, value) or _DEFAULT * (key in usual)

    def _take(self, name: str) -> None:
        """Choose a game, with the seats and options remembered for it."""
        self.rules = None  # drops the module of the game before
        self._unload([module for module in loader.loaded("engine.games") if module != "engine.games." + name])
        self.game = name
        self.rules = games.load(name)
        for notation, others in loader.OF_NOTATIONS.items():
            if "engine." + notation != self.rules.notation.__name__:
                self._unload(["engine." + other for other in others])
        self.options = {}
        self._at = 2 + games.NAMES.index(name) * _OWN
        for at, (key, default, allowed) in enumerate(self._own(), self._at):
            byte = self._kept[at]
            usual = default if key == "players" else self.rules.usual(self.seats)[key]
            self.set(key, default if byte == _DEFAULT else _unpack(allowed, default, byte, usual) if byte else usual)

    def _unload(self, loaded: list[str]) -> None:
        loader.unload([name for name in loaded if name not in self._held])

    def _own(self) -> tuple[tuple[str, Any, Sequence[Any]], ...]:
        """Return the choices that belong to the game, a tuple of (key, default, allowed values)."""
        fewest, most = self.rules.SEATS
        return (("players", fewest, range(fewest, most + 1)),) + self.rules.OPTIONS

    def keys(self) -> list[str]:
        """Return the keys of the choices besides the house rules: "game"; "players" if their number can vary; and
        "level" if other players make moves."""
        fewest, most = self.rules.SEATS
        return ["game"] + ["players"] * (fewest < most) + ["level"] * (not self.rules.solo)

    def house_rules(self) -> list[str]:
        """Return the keys of the game's options."""
        return [key for key, default, allowed in self.rules.OPTIONS]

    def changed(self) -> int:
        """Return the number of house rules that differ from the usual ones."""
        usual = self.rules.usual(self.seats)
        return sum([self.options[key] != usual[key] for key in usual])

    def values(self, key: str) -> list[Any]:
        """Return the allowed values for one of `keys` or `house_rules`, a list."""
        for name, default, allowed in self._own():
            if name == key:
                return list(allowed)
        return list(games.NAMES if key == "game" else players.LEVELS)

    def value(self, key: str) -> Any:
        """Return the chosen value for one of `keys` or `house_rules`."""
        if key in self.options:
            return self.options[key]
        return {"game": self.game, "players": self.seats, "level": self.level}[key]

    def set(self, key: str, value: Any) -> None:
        """Choose a value for one of `keys` or `house_rules`."""
        if key == "game":
            self.set_game(value)
        elif key == "players":
            self._sit(value)
        elif key == "level":
            self.level = value
        else:
            self.options[key] = value

    def _sit(self, seats: int) -> None:
        """Choose a number of players. House rules that are as usual stay so."""
        if self.options:
            before, usual = self.rules.usual(self.seats), self.rules.usual(seats)
            for key in usual:
                if self.options[key] == before[key]:
                    self.options[key] = usual[key]
        self.seats = seats

    def turn(self, key: str, step: int) -> None:
        """For one of `keys` or `house_rules`, choose the value `step` places further on, wrapping round."""
        values = self.values(key)
        self.set(key, values[(values.index(self.value(key)) + step) % len(values)])

    def play(self, app: App) -> None:
        """Answer a press in a scene, which leads to the table, and start."""
        app.answer("table")
        self.start(app)

    def start(self, app: App) -> None:
        """Begin the chosen match in place of the App's, and save the choice so that it survives power off."""
        app.packed_choice = self.pack()
        self.sit(app)

    def sit(self, app: App) -> None:
        """Begin the chosen match in place of the App's. The last choice stays."""
        self._keep()
        given_up = app.match.game if app.match else self.game
        app.drop_match()  # first, for its memory
        if given_up != self.game:  # unload the modules that only the old match needed
            self._held = ()
            self._take(self.game)
        sit_down(app, self.rules(self.seats, self.options), self.level, self.number)


def begin(app: App, start: Callable[[App], object]) -> str:
    """Begin a match by `start(app)`: at once, or once the person has agreed to lose the one that they play. Return
    the name of the next scene."""
    match = app.match
    if match and match.result is None and (match.rounds or bytes((PERSON,)) in match.played_by):
        app.wanted = start
        return "give_up"
    start(app)
    return app.match_scene()


def last_choice(app: App) -> Choice:
    """Return the last Choice of an App; before the first match, while the guide is on, that is the Beginner. The
    modules of the App's match stay loaded: loading them again would take their memory twice."""
    choice = Choice(app.packed_choice, app.match_modules if app.match else ())
    if not app.packed_choice and app.settings.guide:
        choice.level = _FIRST_LEVEL
    return choice


def _pack(values: Iterable[_Value], default: _Value, value: _Value) -> int:
    values = list(values)
    return values.index(value) ^ values.index(default)


def _unpack(values: Iterable[_Value], default: _Value, byte: int, usual: _Value) -> _Value:
    """Return the value that `_pack` turned into `byte`, or the usual one if the byte makes no sense."""
    values = list(values)
    place = byte ^ values.index(default)
    return values[place] if place < len(values) else usual


def sit_down(app: App, match: Match, level: str, number: int | None = None) -> None:
    """Seat the person at a match, against opponents of a level. All deals and chances follow from the number, 0 to
    2**30 - 1. If it is None, it comes from the secret and from the moment of the person's last press, so that
    neither side chooses it alone."""
    app.fair = b""
    if number is None:
        app.fair = app.secret
        from handheld import chance  # seldom needed

        app.secret = chance.secret()
        number = int.from_bytes(app.fair[:4], "big") ^ app.handheld.buttons.since
    app.number = number
    app.seeds = Rng(number)
    app.match = match
    app.counted = 0
    app.charted = False
    app.new_deeds = app.new_doubles = 0
    app.match_modules = loader.loaded("engine")
    app.level = level
    app.art.set_top(match.tiles[-1][0])
    name_seats(app)
    chances = Rng(number ^ SEEDS - 1)  # another stream than that of the deals
    app.chances = [None] + [Rng(chances.seed() % _CHANCES) for _ in app.names[1:] if not match.solo]


def name_seats(app: App) -> None:
    """Name the seats of the match in the current language."""
    words = app.words
    if app.match.solo:
        others = [words(names.BANKER)]
    else:
        others = words.forms(names.LEVELS, app.level)[1:] + words.forms(names.OTHER_NAMES)
    app.names = tuple([words(names.YOU)] + others)[: app.match.seats]
