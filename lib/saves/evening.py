# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The evening: eight short matches, one of each game, against stronger and stronger opponents, with three lives.

Its number determines the order of the games, the deals and the opponents' chances. An entry of the Memory has the best
result, whether an evening was ever played without a loss, and the evening that goes on: its number, the lives, and the
points of each stop that is over. So a stop is saved together with its match.
"""

from __future__ import annotations

import struct

from engine import games, players
from engine.rng import Rng
from saves import doubles
from saves.memory import Memory, nvm
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.match import Match

STOPS = len(games.NAMES)
LIVES = 3
NUMBERS = 10_000
# For each game by its number: the seats, the option that makes the match short and its value, the points of each side
# at the start where they aren't the usual ones, and the lead that is worth the most points.
_SHORT = (
    (2, "target", 75, 0, 75),
    (2, "target", 100, 0, 100),
    (2, "target", 60, 0, 60),
    (2, "", 0, 50, 50),
    (2, "target", 15, 0, 15),
    (4, "target", 100, 0, 100),
    (4, "rounds", 4, 0, 30),
    (2, "rounds", 12, 0, 100),
)
_SECOND = 4  # with so many sides the second place is enough
_WIN, _MARGIN = 10, 40  # points for a match that is won, and at most for the lead in it
_LIFE = 20  # points for a life that is left at the end
KEY = "evening"
_HEAD = "<HBHB"
_STREAM = 0x1E0E  # another stream of chances than that of a match with the same number


class Evening:
    """The evening that goes on or was over last, if there was one.

    number   the number of the evening, 0 to NUMBERS - 1
    lives    the lives that are left; 0 before the first evening
    points   the points of each stop that is over, bytes: 0 for a match that was lost
    best     the best score of an evening
    is_won   whether an evening was played without a loss
    """

    def __init__(self, packed: bytes = b"") -> None:
        """Unpack an evening. Forget one that makes no sense, but not the best score."""
        self.best = self.number = self.lives = 0
        self.is_won = False
        self.points = b""
        size = struct.calcsize(_HEAD)
        if len(packed) < size:
            return
        self.best, won, number, lives = struct.unpack_from(_HEAD, packed)
        self.is_won = bool(won)
        points = packed[size:]
        if number < NUMBERS and len(points) <= STOPS and lives == max(0, LIVES - points.count(b"\0")):
            self.number, self.lives, self.points = number, lives, points

    def pack(self) -> bytes:
        """Return the evening as bytes."""
        return struct.pack(_HEAD, self.best, self.is_won, self.number, self.lives) + self.points

    @property
    def has_begun(self) -> bool:
        """Return whether there is an evening, going on or over."""
        return bool(self.lives or self.points)

    @property
    def goes_on(self) -> bool:
        """Return whether a stop is still to come."""
        return self.lives > 0 and len(self.points) < STOPS

    def score(self) -> int:
        """Return the points of all stops, and at the end of those of the lives."""
        return sum(self.points) + (0 if self.goes_on else _LIFE * self.lives)

    def told(self) -> str:
        """Return the stop that comes, such as " 3/8", or "" if none does."""
        return " %d/%d" % (len(self.points) + 1, STOPS) if self.goes_on else ""

    def stop_of(self, app: App) -> int | None:
        """Return the number of the stop, from 0, whose match is the App's; None if it is of another kind."""
        match = app.own_match
        if match and self.has_begun:
            for stop, (game, level, number) in enumerate(plan(self.number)):
                if number == app.number and game == match.game and (match.solo or level == app.level):
                    return stop
        return None


def plan(number: int) -> list[tuple[str, str, int]]:
    """Return the game, the opponent's level and the match's number of each stop of an evening, a list."""
    rng = Rng(number ^ _STREAM << 14)
    order = list(games.NAMES)
    rng.shuffle(order)
    levels = players.LEVELS
    return [(game, levels[stop * len(levels) // STOPS], rng.seed()) for stop, game in enumerate(order)]


def sign(game: str) -> int:
    """Return the cell of a game's sign."""
    return games.NAMES.index(game)


def load() -> Evening:
    """Return the saved Evening."""
    return Evening(Memory(nvm()).load().get(KEY, b""))


def begin(number: int) -> None:
    """Begin the evening of a number, in place of the one that goes on, and save it, if there is space for it."""
    saved = Memory(nvm())
    entries = saved.load()
    evening = Evening(entries.get(KEY, b""))
    evening.number, evening.lives, evening.points = number, LIVES, b""
    entries[KEY] = evening.pack()
    saved.save(entries)


def sit_down(app: App) -> None:
    """Begin the match of the stop that comes."""
    from saves import choice

    evening = load()
    game, level, number = plan(evening.number)[len(evening.points)]
    seats, key, value, start, _ = _SHORT[games.NAMES.index(game)]
    app.answer("table")
    chosen = choice.last_choice(app)
    chosen.set_game(game)
    chosen.seats, chosen.level, chosen.number = seats, level, number
    chosen.options = chosen.rules.usual(seats)
    if key:
        chosen.options[key] = value
    chosen.sit(app)
    if start:
        app.match.restore([start] * len(app.match.scores), 0, 0)


def count(app: App, entries: dict[str, bytes], given_up: bool = False) -> None:
    """If the App's match is that of the stop that comes, and is over or `given_up`, add it to the entries of a
    Memory."""
    from saves import statistics

    evening = Evening(entries.get(KEY, b""))
    match = app.match
    if not evening.goes_on or evening.stop_of(app) != len(evening.points):
        return
    points = 0
    if given_up or not (statistics.won(match) or _is_second(match)):
        evening.lives -= 1
    else:
        full = _SHORT[games.NAMES.index(match.game)][-1]
        ahead = min(full, statistics.ahead(match, match.scores))
        points = _WIN + _MARGIN * max(0, ahead) // full
    evening.points += bytes((points,))
    if not evening.goes_on:
        evening.best = max(evening.best, evening.score())
        if evening.lives == LIVES and not evening.is_won:
            evening.is_won = True
            app.new_doubles |= 1 << doubles.EVENING
    entries[KEY] = evening.pack()


def _is_second(match: Match) -> bool:
    """Return whether at a table of many sides only one is before the person's."""
    mine = match.scores[match.side(PERSON)]
    return len(match.scores) >= _SECOND and sum([score > mine for score in match.scores]) < 2
