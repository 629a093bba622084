# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The puzzles: reads them from their file, lends the table to one of them, and saves which are solved.

The file begins with the number of puzzles, and for each of them its place in the file (2 bytes) and its kind: the
grade << 4 | the game, by number. A puzzle is a position of a match. It has the number of the task, the number of
rounds before, the leader, both scores before, the seed of the deal, and the amount of the reason. Three strings of
bytes follow, each after its length: the chance to win that each legal move loses, in %, or 0 for a solution; the
reason for the solution, a word; and the round's moves up to the position, where there was a choice: the place of
each among the legal moves.

The puzzles' order never changes, and new ones come last: their numbers are in saves and in links.
"""

from __future__ import annotations

import struct

import loader
from engine import games
from handheld import Damaged
from handheld.buttons import A
from saves.memory import Memory, nvm
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from app import App
    from engine.match import Match

GRADES = 3
PATH = "lib/puzzles/puzzles.bin"
_PLACE = "<HB"
_HEAD = "<BBB2hIB"
_LEVEL = "skilled"  # of the opponent, of whom only the name and the face are seen
_KEY = "puzzles"


def kinds() -> bytearray:
    """Return the kind of each puzzle: grade << 4 | game. Raises Damaged."""
    size = struct.calcsize(_PLACE)
    places = _read(1, size * count())
    found = bytearray()
    for at in range(size - 1, len(places), size):
        found.append(places[at])
    return found


def count() -> int:
    """Return the number of puzzles. Raises Damaged."""
    return _read(0, 1)[0]


def load() -> bytes:
    """Return which puzzles are solved, a bit for each."""
    return Memory(nvm()).load().get(_KEY, b"")


def is_solved(solved: bytes, puzzle: int) -> bool:
    """Return whether a puzzle, by its number from 0, is among those that `load` has returned."""
    return puzzle >> 3 < len(solved) and bool(solved[puzzle >> 3] >> (puzzle & 7) & 1)


def order() -> bytearray:
    """Return the numbers of all puzzles, grade by grade: no list, which would take more memory. Raises Damaged."""
    found, numbers = kinds(), bytearray()
    for grade in range(GRADES):
        for puzzle, kind in enumerate(found):
            if kind >> 4 == grade:
                numbers.append(puzzle)
    return numbers


def unsolved(puzzle: int | None = None) -> int:
    """Return the first puzzle that isn't solved, from this one on, in the order of `order`, and round. If all are
    solved, return this one; None means the first. Raises Damaged."""
    solved, numbers = load(), order()
    start = 0 if puzzle is None else place_of(puzzle, numbers)
    for i in range(len(numbers)):
        other = numbers[(start + i) % len(numbers)]
        if not is_solved(solved, other):
            return other
    return numbers[start]


def place_of(puzzle: int, numbers: bytearray) -> int:
    """Return the place of a puzzle among numbers."""
    place = 0
    while numbers[place] != puzzle:
        place += 1
    return place


def task(puzzle: int) -> tuple[int, int]:
    """Return the number of a puzzle's task, and the amount that goes with it. Raises Damaged."""
    head = struct.unpack(_HEAD, _read(_place(puzzle), struct.calcsize(_HEAD)))
    return head[0], head[-1]


def _place(puzzle: int) -> int:
    """Return a puzzle's place in the file. Raises Damaged."""
    return struct.unpack("<H", _read(1 + struct.calcsize(_PLACE) * puzzle, 2))[0]


def begin(app: App, puzzle: int) -> None:
    """Make the position of a puzzle the App's match. Its own match is put aside until `leave`. Raises Damaged."""
    game = games.NAMES[kinds()[puzzle] & 15]
    at, size = _place(puzzle), struct.calcsize(_HEAD)
    asked, rounds, leader, *scores, deal, amount = struct.unpack(_HEAD, _read(at, size))
    losses, reason, choices = _strings(at + size)
    match = games.load(game)(2)
    match.restore(scores, rounds, leader)
    match.deal(deal)
    lay(match, choices)
    lend(app, match, (puzzle, asked, losses, str(reason, "utf-8"), amount))


def lend(app: App, match: Match, puzzle: tuple[Any, ...] | None = None, level: str = _LEVEL) -> None:
    """Make a match that of an App, in place of its own until `leave`: that of a `puzzle` (see App.puzzle), or of a
    record."""
    own = app.own or (app.match, app.match_modules, app.level)
    # Beside the modules of the own match, only those of this game stay.
    kept = ["engine.games." + match.game] + list(own[1])
    modules = [name for name in loader.loaded("engine") if not name.startswith("engine.games.") or name in kept]
    app.puzzle, app.own = puzzle, own
    _seat(app, match, modules, level)


def go_on(app: App, button: int) -> str:
    """Go on after a puzzle that is solved: with A to the next one that isn't. Return the name of the next scene."""
    puzzle = unsolved(app.puzzle[0])
    if button != A or is_solved(load(), puzzle):
        return "puzzles"
    app.answer("table")
    begin(app, puzzle)
    return "table"


def leave(app: App) -> None:
    """Give the App its own match again, if another one has its place."""
    own = app.own
    if own:
        app.puzzle = app.own = None
        _seat(app, *own)


def solve(app: App) -> None:
    """Save that the App's puzzle is solved. If there is no space for that, the App's note says so."""
    from saves import store
    from words import names

    puzzle = app.puzzle[0]
    saved = Memory(nvm())
    entries = saved.load()
    solved = bytearray(entries.get(_KEY, b""))
    solved += bytes(max(0, (puzzle >> 3) + 1 - len(solved)))
    solved[puzzle >> 3] |= 1 << (puzzle & 7)
    entries[_KEY] = bytes(solved)
    store.note(app, names.NO_ROOM, saved.save(entries))


def lay(match: Match, choices: bytes) -> None:
    """Make the moves of a round up to a puzzle's position. Raises Damaged if the person hasn't the turn there."""
    for choice in choices:
        while len(match.moves) == 1:
            match.play(match.moves[0])
        match.play(match.moves[choice])
    while len(match.moves) == 1:
        match.play(match.moves[0])
    if match.turn != PERSON:
        raise Damaged(PATH)


def _seat(app: App, match: Match, modules: Sequence[str], level: str) -> None:
    """Make a match that of an App."""
    from saves import choice

    app.left_table = None
    app.match, app.match_modules, app.level = match, modules, level
    if match:
        app.art.set_top(match.tiles[-1][0])
        choice.name_seats(app)


def _strings(at: int) -> list[bytes]:
    """Return the three strings of bytes at a place in the file."""
    found = []
    for _ in range(3):
        size = _read(at, 1)[0]
        found.append(_read(at + 1, size))
        at += 1 + size
    return found


def _read(at: int, count: int) -> bytes:
    """Return some bytes of the file. Raises Damaged."""
    try:
        with open(PATH, "rb") as file:
            file.seek(at)
            found = file.read(count)
    except OSError:
        found = b""
    if len(found) < count:
        raise Damaged(PATH)
    return found
