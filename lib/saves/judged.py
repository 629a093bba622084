# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judged matches (docs/judging.md): what their mistakes have cost, some positions to play again, and the luck.

The entry begins with the number of the last match, the number of matches whose mistakes are counted, and those of
the costs and of the games. A row for each of COSTS follows: how many mistakes, and the win chance that they lost,
in per mille; then one for each game: its number, how many matches, and the person's luck, in per mille of win
chance. Then come the positions, the oldest first, each after its length.

A position has the place of its cost, the game by number, the seats, the leader, the number of rounds before, the
seed of the deal, and the amount of the reason; then the place of each option's value, the scores before, and three
strings, as a puzzle has them (saves.puzzles).
"""

from __future__ import annotations

import struct

from engine import games
from handheld.buttons import A
from saves import puzzles
from saves.memory import Memory, nvm

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from app import App
    from engine.match import Match

# What mistakes have in common. Later versions may only add some at the end.
COSTS = ("points", "doubles", "heavy", "replies", "partner", "options", "plans", "block")
KEY = "judged"
_HEAD = "<IHBB"
_ROW = "<HI"
_GAME = "<BHi"
_POSITION = "<BBBBHIh"
_ENOUGH = 10  # matches, before anything is said to cost the most (docs/judging.md)
_KEPT = 3  # positions of a cost
_MOST = 0xFFFF
_NONE = 0xFFFFFFFF  # no match has this number
_BEST_MOVE = 3  # the number of the puzzles' task to find it


class Judged:
    """The judged matches.

    last       the number of the last one, to count none twice
    matches    how many there are whose mistakes are counted
    rows       for each of COSTS a list of the number of its mistakes and what they lost, in per mille
    games      by the number of a game a list of the number of its matches and the luck of the person's side in
               them, in per mille of win chance. That of all other sides together is as much the other way
    positions  those to play again, a list of bytes
    """

    def __init__(self, packed: bytes = b"") -> None:
        self.last, self.matches = _NONE, 0
        self.rows = [[0, 0] for _ in COSTS]
        self.games: dict[int, list[int]] = {}
        self.positions: list[bytes] = []
        if not packed:
            return
        self.last, self.matches, count, of_games = struct.unpack_from(_HEAD, packed)
        at = struct.calcsize(_HEAD)
        for i in range(count):
            self.rows[i] = list(struct.unpack_from(_ROW, packed, at))
            at += struct.calcsize(_ROW)
        for _ in range(of_games):
            game, *row = struct.unpack_from(_GAME, packed, at)
            self.games[game] = row
            at += struct.calcsize(_GAME)
        while at < len(packed):
            end = at + 1 + packed[at]
            self.positions.append(packed[at + 1 : end])
            at = end

    def pack(self) -> bytes:
        """Return them as an entry of a Memory."""
        packed = struct.pack(_HEAD, self.last, min(self.matches, _MOST), len(self.rows), len(self.games))
        for count, lost in self.rows:
            packed += struct.pack(_ROW, min(count, _MOST), lost)
        for game, (count, luck) in sorted(self.games.items()):
            packed += struct.pack(_GAME, game, min(count, _MOST), luck)
        return packed + b"".join([bytes((len(position),)) + position for position in self.positions])

    def add(self, cost: str, lost: float) -> None:
        """Count a mistake that has lost so much win chance, 0 to 1."""
        row = self.rows[COSTS.index(cost)]
        row[0] += 1
        row[1] += int(1000 * lost + 0.5)

    def add_luck(self, name: str, luck: float) -> None:
        """Count a match of a game, in which luck has changed the person's chance to win by so much, -1 to 1."""
        row = self.games.setdefault(games.NAMES.index(name), [0, 0])
        row[0] += 1
        row[1] += int(1000 * luck + (0.5 if luck > 0 else -0.5))

    def keep(self, position: bytes) -> None:
        """Keep a position, in place of the oldest one of its cost."""
        same = [other for other in self.positions if other[0] == position[0]]
        if len(same) == _KEPT:
            self.positions.remove(same[0])
        if len(position) < 256:  # a round of 91 tiles may be longer
            self.positions.append(position)

    def costliest(self) -> str:
        """Return the cost that has lost most, one of COSTS; "" before there are enough matches, or if it leads by
        less than the standard error of that."""
        ranked = sorted([(lost, count, -i) for i, (count, lost) in enumerate(self.rows)], reverse=True)
        (most, count, place), (second, others, _) = ranked[:2]
        lead = most - second
        # Losses spread about as waiting times do: the mean of their squares is twice the square of their mean.
        unsure = 2 * most * most / max(1, count) + 2 * second * second / max(1, others)
        return COSTS[-place] if self.matches >= _ENOUGH and lead and lead * lead >= unsure else ""

    def places(self, cost: str) -> list[int]:
        """Return the places of the positions of a cost, a list, the newest first."""
        return [i for i in range(len(self.positions) - 1, -1, -1) if self.positions[i][0] == COSTS.index(cost)]


def load() -> Judged:
    """Return the Judged that is saved."""
    return Judged(Memory(nvm()).load().get(KEY, b""))


def save(app: App, judged: Judged) -> None:
    """Save a Judged. If there is no space for it, the App's note says so."""
    from saves import store
    from words import names

    saved = Memory(nvm())
    entries = saved.load()
    entries[KEY] = judged.pack()
    store.note(app, names.NO_ROOM, saved.save(entries))


def position(cost: str, match: Match, deal: bytes, amount: int, strings: Sequence[bytes]) -> bytes:
    """Return a position of a round as bytes. `match` is at the beginning of the round, whose `deal` has a seed of
    four bytes; `amount` is that of the reason, and the strings are those of a puzzle."""
    packed = struct.pack(
        _POSITION,
        COSTS.index(cost),
        games.NAMES.index(match.game),
        match.seats,
        match.leader,
        match.rounds,
        int.from_bytes(deal, "big"),
        amount,
    )
    packed += bytes([list(allowed).index(match.options[key]) for key, _, allowed in match.OPTIONS])
    packed += struct.pack("<%dh" % len(match.scores), *match.scores)
    return packed + b"".join([bytes((len(string),)) + string for string in strings])


def begin(app: App) -> None:
    """Make the newest position of the costliest mistakes the App's match. Its own is put aside, as for a puzzle."""
    judged = load()
    _begin(app, judged, judged.places(judged.costliest()))


def go_on(app: App, button: int) -> str:
    """Go on after a position: with A to the next. Return the name of the next scene."""
    judged = load()
    places = judged.places(judged.costliest())
    return _begin(app, judged, places[places.index(-1 - app.puzzle[0]) + 1 :]) if button == A else "statistics"


def solve(app: App) -> None:
    """Nothing is saved of a position that was played again."""


def _begin(app: App, judged: Judged, places: list[int]) -> str:
    """Begin the first position at these places that this version can play. Return the name of the next scene."""
    for place in places:
        try:
            _set_up(app, place, judged.positions[place])
            return "table"
        except Exception:  # another version's rules, or bytes that pass their check
            pass
    return "statistics"


def _set_up(app: App, place: int, packed: bytes) -> None:
    """Make a position the App's match. Raises an error of any kind if the rules don't allow it."""
    _, game, seats, leader, rounds, deal, amount = struct.unpack_from(_POSITION, packed)
    at = struct.calcsize(_POSITION)
    rules = games.load(games.NAMES[game])
    options = {key: allowed[packed[at + i]] for i, (key, _, allowed) in enumerate(rules.OPTIONS)}
    match = rules(seats, options)
    at += len(rules.OPTIONS)
    match.restore(list(struct.unpack_from("<%dh" % len(match.scores), packed, at)), rounds, leader)
    match.deal(deal)
    losses, reason, choices = _strings(packed, at + 2 * len(match.scores))
    puzzles.lay(match, choices)
    puzzles.lend(app, match, (-1 - place, _BEST_MOVE, losses, str(reason, "utf-8"), amount))


def _strings(packed: bytes, at: int) -> list[bytes]:
    """Return the strings from a place on."""
    found = []
    while at < len(packed):
        end = at + 1 + packed[at]
        found.append(packed[at + 1 : end])
        at = end
    return found
