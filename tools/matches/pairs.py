# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pairs of mirrored matches: both have the same deals, and in the second the players have changed seats.

Everything in a pair follows from the seed of the run and the number of the pair, so it doesn't matter who plays
which pair, or where. The players' chances belong to the seats, so a player against itself plays the same match
twice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cli import processes
from engine import games
from engine.rng import Rng
from matches import players

if TYPE_CHECKING:
    from engine.kinds import Options
    from engine.match import Match
    from engine.players.player import Player

# A guard only: matches of Pai Gow, the longest, have about 170 rounds, and one in a million 1,500.
MOST_ROUNDS = 10_000
MOST = 10  # pairs for a process at a time: a second of Greedy, half a minute or more of the Expert
PARTS = 100  # for the processes in a run, at least, so that one can see it go on


class Setup(NamedTuple):
    """The matches to be played: the names of both players and of the game, its seats, its options and the seed of
    the run."""

    a: str
    b: str
    game: str
    seats: int
    options: Options
    seed: int


class Pair(NamedTuple):
    """The result of a pair of matches.

    number    the number of the pair
    won       A's share of both matches, 0 to 1
    gain_a    the points that A's side gained in `rounds_a` rounds, or its sides on average; penalties count below 0
    gain_b    the same for B, in `rounds_b` rounds
    """

    number: int
    won: float
    gain_a: float
    rounds_a: int
    gain_b: float
    rounds_b: int


def play_pairs(setup: Setup, count: int, jobs: int) -> Generator[Pair, None, None]:
    """Play that many pairs of a Setup in `jobs` processes, and yield each one's Pair, in any order."""
    work = [(setup, number) for number in range(count)]
    if jobs == 1:
        yield from map(_play, work)
        return
    with processes.pool(jobs) as pool:
        yield from pool.imap_unordered(_play, work, min(MOST, max(1, count // PARTS)))


def _play(work: tuple[Setup, int]) -> Pair:
    return play_pair(*work)


def play_pair(setup: Setup, number: int) -> Pair:
    """Play both matches of a pair; its Pair."""
    matches = [play_game(setup, number, game) for game in (0, 1)]
    if matches[0].solo:
        return _compared(number, *matches)
    won, gain = 0.0, [0.0, 0.0]
    for game, match in enumerate(matches):
        sides: Sequence[Sequence[int]] = seats_of_a(setup, game), seats_of_a(setup, 1 - game)
        sides = [sorted({match.side(seat) for seat in seats}) for seats in sides]
        best = winners(match)
        won += len([side for side in best if side in sides[0]]) / len(best)
        for player in (0, 1):
            gain[player] += sum(gains(match, side) for side in sides[player]) / len(sides[player])
    rounds = sum(match.rounds for match in matches)
    return Pair(number, won / 2, gain[0], rounds, gain[1], rounds)


def _compared(number: int, match_a: Match, match_b: Match) -> Pair:
    """The Pair of two matches in which A and B met nobody but the banker: who ended better won."""
    gain_a, gain_b = gains(match_a, 0), gains(match_b, 0)
    won = (1 + (gain_a > gain_b) - (gain_a < gain_b)) / 2
    return Pair(number, won, gain_a, match_a.rounds, gain_b, match_b.rounds)


def seats_of_a(setup: Setup, game: int) -> range:
    """The seats that A has in the first (0) or the second (1) match of a pair: every other one."""
    return range(game, setup.seats, 2)


def play_game(setup: Setup, number: int, game: int) -> Match:
    """Play the first (0) or the second (1) match of a pair; the match as it is at its end."""
    match = games.load(setup.game)(setup.seats, setup.options)
    names = [setup.a if seat in seats_of_a(setup, game) else setup.b for seat in range(setup.seats)]
    seated = [players.load(name, derive(setup.seed, number, seat)) for seat, name in enumerate(names)]
    play_match(match, seated, Rng(derive(setup.seed, number, "deals")))
    return match


def play_match(match: Match, seated: Sequence[Player], deals: Rng) -> None:
    """Play a match to its end, with a player for each seat, and the seeds of its deals from an Rng."""
    while match.result is None and match.rounds < MOST_ROUNDS:
        match.deal(deals.seed())
        while match.moves:
            move = match.moves[0]
            if len(match.moves) > 1:
                move = seated[match.turn].move(match.view(match.turn))
            match.play(move)


def winners(match: Match) -> list[int]:
    """The sides that have won a match, which they share if they are several: its winner, or, if it has only a loser
    or isn't over, the sides that stand best."""
    if match.winner is not None:
        return [match.winner]
    standings = [gains(match, side) for side in range(len(match.scores))]
    return [side for side, standing in enumerate(standings) if standing == max(standings)]


def gains(match: Match, side: int) -> int:
    """A side's gain in a match; penalties count below 0."""
    if match.penalties:
        return -match.scores[side]
    return match.scores[side] - match.another().scores[side]


def derive(seed: int, *names: object) -> int:
    """A seed of 0 to 2**30 - 1 for the one purpose that some numbers and words name. It is the same everywhere."""
    text = " ".join(map(str, (seed, *names)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 2
