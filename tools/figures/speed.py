# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Random rounds a second on this computer's Python, side by side.

Kozel for four and the block game of PyPI's dominoes take turns in short slices of the processor's time, so that other
work of the computer slows both alike. Each chooses at random among the moves that it finds legal itself. In dominoes a
player who can't play is passed over inside a move, so its rounds have fewer moves. As in Kozel's first rounds, 1-1
leads.
"""

import random
import statistics
import time
from collections.abc import Iterator

from figures import Figure

AT_LEAST = 1.4  # times as many rounds


def measure(quick: bool) -> Iterator[Figure]:
    """Yield how many times as many rounds this engine plays."""
    random.seed(1)
    slices, seconds = (25, 0.02) if quick else (200, 0.05)
    both = our_rounds(), their_rounds()
    for rounds in both:
        next(rounds)  # unmeasured: it loads its modules
    rates = [[rate(rounds, seconds) for rounds in both] for _ in range(slices)]
    ours, theirs = map(statistics.median, zip(*rates))
    yield Figure(
        "Kozel for four: this engine to dominoes",
        statistics.median(one / other for one, other in rates),
        "times",
        f"{ours:,.0f} to {theirs:,.0f} rounds a second, medians of {slices} slices of {seconds} s",
        at_least=AT_LEAST,
    )


def rate(rounds: Iterator[None], seconds: float) -> float:
    """How many of the rounds are played in a second of the processor, in that many of them."""
    count = 0
    start = now = time.process_time()
    while now < start + seconds:
        next(rounds)
        count += 1
        now = time.process_time()
    return count / (now - start)


def our_rounds() -> Iterator[None]:
    """Play random rounds of matches of Kozel for four (generator)."""
    from engine.games.kozel import Game

    match = Game(4)
    while True:
        if match.result is not None:
            match = match.another()
        match.deal(random.getrandbits(30))
        while match.moves:
            match.play(random.choice(match.moves))
        yield


def their_rounds() -> Iterator[None]:
    """Play random games of PyPI dominoes, on the faster one of its boards (generator)."""
    from dominoes import Domino, Game

    while True:
        game = Game.new(starting_domino=Domino(1, 1))
        game.skinny_board()
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))
        yield
