# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How much a person decides in a match: choices, forced moves, and rounds that pass without a turn.

Greedy plays usual matches against itself, and the moves of seat 0 are counted: a choice has several legal moves, a
forced move only one.
"""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import TYPE_CHECKING

from engine import games, players
from engine.line_match import LineMatch
from engine.rng import Rng
from figures import Figure, tables
from tables.line import plays_itself

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.match import Match
    from engine.players.player import Player

MATCHES, FEW = 200, 4

# Choices in the median of matches, at least. Those of Bergen, whose rounds score a large part of the points that the
# rules ask for, and of Blitz for eight are fewer.
USUAL, OF_BLITZ = 15, 8
LEAST = dict.fromkeys(
    [
        ("all_fives", 2),
        ("kurnik", 2),
        ("draw", 2),
        ("draw", 4),
        ("kozel", 2),
        ("kozel", 4),
        ("blitz", 4),
        ("tien_gow", 4),
        ("pai_gow", 2),
    ],
    USUAL,
) | {("blitz", 6): OF_BLITZ, ("blitz", 7): OF_BLITZ}
WITH_THE_OPTION = 10  # % of forced moves that take a press, at most
WITHOUT_A_TURN = 5  # % of rounds, at most, at the smallest and the largest table of a game


def measure(quick: bool) -> Iterator[Figure]:
    """Yield for each table the choices in a match, the presses for forced moves, and the rounds without a turn."""
    for name in games.NAMES:
        fewest, most = games.load(name).SEATS
        for seats in range(fewest, most + 1):
            yield from of_table(name, seats, FEW if quick else MATCHES, not quick)


def of_table(name: str, seats: int, matches: int, is_limited: bool) -> Iterator[Figure]:
    """Yield the figures of a game for a number of players."""
    counts = [count(name, seats, number) for number in range(1, matches + 1)]
    choices = [each["choices"] for each in counts]
    total = sum(counts, Counter())
    title = tables.title(name, seats, {})
    how = f"{matches} matches of Greedy against itself, {total['rounds']:,} rounds, {total['forced']:,} forced moves"
    least = LEAST.get((name, seats)) if is_limited else None
    yield Figure(f"{title}: choices", median(choices), "a match", f"{how}; the median", at_least=least)
    for what, share, of, unit, most in (
        ("forced presses", "presses", "forced", "% of forced moves", None),
        ("forced presses, with the option", "option_presses", "forced", "% of forced moves", WITH_THE_OPTION),
        (
            "rounds without a turn",
            "without",
            "rounds",
            "% of rounds",
            WITHOUT_A_TURN if name != "blitz" and seats in games.load(name).SEATS else None,
        ),
    ):
        yield Figure(
            f"{title}: {what}", 100 * total[share] / max(1, total[of]), unit, how, at_most=most if is_limited else None
        )


def count(name: str, seats: int, number: int) -> Counter[str]:
    """Return the counts of one usual match, whose number is the seed of all its chances."""
    counts: Counter[str] = Counter()
    rules = games.load(name)
    rng = Rng(number)
    match = rules(seats, rules.usual(seats))
    seated = [players.load("greedy", rng.seed()) for _ in range(seats)]
    while match.result is None:
        if match.stakes():
            counts["choices"] += len(match.stakes()) > 1
            match.bet(min(match.stakes()))
        match.deal(rng.seed())
        counts["rounds"] += 1
        counts["without"] += not play_round(match, seated, counts)
    return counts


def play_round(match: Match, seated: list[Player], counts: Counter[str]) -> bool:
    """Play a round, and count the moves of seat 0; return whether there was any."""
    has_turn = False
    while match.moves:
        move = match.moves[0]
        if match.turn == 0:
            has_turn = True
            if len(match.moves) > 1:
                counts["choices"] += 1
            else:
                counts["forced"] += 1
                if isinstance(match, LineMatch):  # at the other tables the only move is made without a press
                    counts["presses"] += not plays_itself(match, False)
                    counts["option_presses"] += not plays_itself(match, True)
        if len(match.moves) > 1:
            move = seated[match.turn].move(match.view(match.turn))
        match.play(move)
    return has_turn
