# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How soon the Set fills, and how long an evening takes.

A player of each level plays match after match, one of each game in turn, at its smallest table and its largest by
turns, and against each opponent in turn, with stakes at random. The puzzles and the evening's own tile are left out. An
evening is played with the buttons, as Greedy would, and the time of all its animations is counted.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

from engine import games, players
from engine.rng import Rng
from figures import Figure
from keys import person
from matches.players import load
from saves import deeds, doubles, evening, statistics
from seats import FRIEND
from simulator import Simulator

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

MATCHES = (1, 5, 20, 100)  # after which the tiles are counted
PEOPLE = ("random", *players.LEVELS)
TABLES = [(game, seats) for k in (0, 1) for game in games.NAMES for seats in games.load(game).SEATS[k : k + 1]]
AT_MOST, AT_LEAST = {"random": {20: 4, 100: 9}}, {"expert": {20: 6, 100: 15}}  # tiles after matches
GAMES, LEVELS = len(games.NAMES), len(players.LEVELS)
LEFT_OUT = 2  # tiles, of the puzzles and of an evening

EVENINGS = 6
LOOK = 5  # s that a person looks at the table before a choice
GLANCE = 2  # s before a press that is no choice
LEAST, MOST = 25, 45  # minutes of an evening


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the tiles of the Set after some matches, for each level, and the minutes of an evening."""
    for name in PEOPLE[:2] if quick else PEOPLE:
        yield from tiles(name, MATCHES[:3] if quick else MATCHES)
    evenings = [of_evening(number) for number in range(1, 2 if quick else EVENINGS + 1)]
    minutes, stops = map(sum, zip(*evenings, strict=True))
    yield Figure(
        "an evening of all stops",
        minutes / stops * evening.STOPS,
        "minutes",
        f"from {stops} stops; {LOOK} s for each choice, {GLANCE} s for each other press, and all animations",
        at_least=LEAST,
        at_most=MOST,
    )


def tiles(name: str, counted: tuple[int, ...]) -> Iterator[Figure]:
    """Yield how many tiles of the Set a player of that name has after each number of matches that is `counted`."""
    entries: dict[str, bytes] = {}
    for number in range(counted[-1]):
        play(entries, name, number)
        if number + 1 in counted:
            bits = deeds.done(entries)
            rows = statistics.unpack(entries)
            missing = [key for key in deeds.KEYS if key not in bits]
            yield Figure(
                f"{name}: tiles after {number + 1} matches",
                len(bits) + doubles.reached(rows).bit_count(),
                f"of {len(deeds.KEYS) + doubles.COUNT - LEFT_OUT}",
                f"deeds that are missing: {', '.join(missing) or 'none'}",
                at_least=AT_LEAST.get(name, {}).get(number + 1),
                at_most=AT_MOST.get(name, {}).get(number + 1),
            )


def play(entries: dict[str, bytes], name: str, number: int) -> None:
    """Let a player play a match, of that number, and count it in the entries of a Memory."""
    game, seats = TABLES[number % len(TABLES)]
    # At each table all in turn.
    level = players.LEVELS[(number // GAMES + number // (GAMES * LEVELS)) % LEVELS]
    rules = games.load(game)
    match = rules(seats, rules.usual(seats))
    app = SimpleNamespace(match=match, level=level, charted=False, new_deeds=0, new_doubles=0)
    rng = Rng(number)
    seated = [load(name, rng.seed())]
    seated += [players.load(level, rng.seed(), seat - FRIEND if seat >= FRIEND else None) for seat in range(1, seats)]
    while match.result is None:
        before = list(match.scores)
        if match.stakes():
            match.bet(match.stakes()[rng.below(len(match.stakes()))])
        match.deal(rng.seed())
        while match.moves:
            match.play(seated[match.turn].move(match.view(match.turn)))
        deeds.count(app, entries, statistics.count(app, entries, before))  # type: ignore[arg-type]  # all they need


def of_evening(number: int) -> tuple[float, int]:
    """Play the evening of a number. Return the minutes that it takes, and how many stops it has until it ends."""
    from openings import link
    from tables import room_of

    with Simulator(seed=number) as badge:
        app: Any = badge.start()
        app.settings.kept, app.settings.guide = True, 0
        link.start(app, {link.EVENING: number})
        looked, begun = 0, badge.now
        while not evening.load().has_begun or evening.load().goes_on or app.scene != "result":
            badge.run(person.FRAMES)
            if badge.doing != "press":
                continue
            in_turn = app.scene == "table" and "lead_on" not in badge.flow
            looked += LOOK if in_turn and len(app.match.legal_moves()) > 1 else GLANCE
            # At the other tables something is chosen already.
            for line in person.turn(badge) if in_turn and room_of(app.match.game) == "line" else ["A"]:
                person.do(badge, line)
        return (badge.now - begun) / 60_000 + looked / 60, len(evening.load().points)
