# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How much a person decides in a match: choices, forced moves, and rounds that pass without a turn.

Greedy plays usual matches against itself, and the moves of seat 0 are counted: a choice has several legal moves, a
forced move only one.
"""

from __future__ import annotations

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
CHOICES = {
    ("all_fives", 2): 15,
    ("kurnik", 2): 15,
    ("draw", 2): 15,
    ("draw", 4): 15,
    ("kozel", 2): 15,
    ("kozel", 4): 15,
    ("blitz", 4): 15,
    ("blitz", 6): 8,
    ("blitz", 7): 8,
    ("tien_gow", 4): 15,
    ("pai_gow", 2): 15,
}
WITH_THE_OPTION = 10  # % of forced moves that take a press, at most
WITHOUT_A_TURN = 5  # % of rounds, at most, at the smallest and the largest table of a game


def measure(quick: bool) -> Iterator[Figure]:
    """Yield for each table: choices and forced moves in a match, its rounds, and those without a turn."""
    matches = FEW if quick else MATCHES
    for name in games.NAMES:
        fewest, most = games.load(name).SEATS
        for seats in range(fewest, most + 1):
            yield from of_table(name, seats, matches, not quick)


def of_table(name: str, seats: int, matches: int, is_limited: bool) -> Iterator[Figure]:
    """Yield the figures of a game for a number of players."""
    counts = [Counts(name, seats, number) for number in range(1, matches + 1)]
    title = tables.title(name, seats, {})
    choices = [each.choices for each in counts]
    rounds = sum(each.rounds for each in counts)
    how = f"{matches} matches of Greedy against itself, {rounds:,} rounds"
    least = CHOICES.get((name, seats)) if is_limited else None
    yield Figure(
        f"{title}: choices", median(choices), "a match", f"{how}; the median, {min(choices)} at least", at_least=least
    )
    yield Figure(f"{title}: forced moves", median(each.forced for each in counts), "a match", f"{how}; the median")
    moves = sum(each.forced for each in counts)
    for what, presses, most in (
        ("forced presses", sum(each.presses for each in counts), None),
        ("forced presses, with the option", sum(each.option_presses for each in counts), WITH_THE_OPTION),
    ):
        yield Figure(
            f"{title}: {what}",
            100 * presses / max(1, moves),
            "% of forced moves",
            f"{how}, {moves:,} forced moves, {presses:,} presses for them",
            at_most=most if is_limited else None,
        )
    yield Figure(f"{title}: rounds", median(each.rounds for each in counts), "a match", f"{how}; the median")
    yield Figure(
        f"{title}: rounds without a turn",
        100 * sum(each.without for each in counts) / rounds,
        "% of rounds",
        how,
        at_most=WITHOUT_A_TURN if is_limited and name != "blitz" and seats in games.load(name).SEATS else None,
    )
    yield Figure(
        f"{title}: matches of one round", 100 * sum(each.rounds == 1 for each in counts) / matches, "% of matches", how
    )


class Counts:
    """The counts of one usual match, whose number is the seed of all its chances."""

    def __init__(self, name: str, seats: int, number: int) -> None:
        self.choices = self.forced = self.rounds = self.without = 0
        self.presses = self.option_presses = 0  # for forced moves
        rules = games.load(name)
        rng = Rng(number)
        match = rules(seats, rules.usual(seats))
        seated = [players.load("greedy", rng.seed()) for _ in range(seats)]
        while match.result is None:
            if match.stakes():
                self.choices += len(match.stakes()) > 1
                match.bet(min(match.stakes()))
            match.deal(rng.seed())
            self._play_round(match, seated)

    def _play_round(self, match: Match, seated: list[Player]) -> None:
        turns = 0
        while match.moves:
            seat, move = match.turn, match.moves[0]
            if len(match.moves) > 1:
                move = seated[seat].move(match.view(seat))
            if seat == 0:
                turns += 1
                self._count(match)
            match.play(move)
        self.rounds += 1
        self.without += not turns

    def _count(self, match: Match) -> None:
        """Count the move that seat 0 makes now."""
        if len(match.moves) > 1:
            self.choices += 1
        else:
            self.forced += 1
            if isinstance(match, LineMatch):  # at the other tables the only move is made without a press
                self.presses += not plays_itself(match, False)
                self.option_presses += not plays_itself(match, True)
