# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Random rounds a second on this computer's Python, side by side.

Kozel for four and the block game of PyPI's dominoes take turns in short slices of the processor's time, so that
other work of the computer slows both alike. Each plays rounds from the deal to the end, choosing at random among
the moves that it finds legal itself. Kozel's are the rounds of matches; dominoes has no matches.

In dominoes a player who can't play is passed over inside a move, so its rounds have fewer moves. It has two boards,
of which the faster one is taken. As in Kozel's first rounds, 1-1 leads.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator

from figures import Figure

AT_LEAST = 1.4  # times as many rounds


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the rounds a second of both, and how many times as many ours are."""
    random.seed(1)
    slices, seconds = (25, 0.02) if quick else (200, 0.05)
    kozel = Kozel().play
    for play in (kozel, their_block_game):
        play()  # once unmeasured: it loads its modules
    rates = [(rate(kozel, seconds), rate(their_block_game, seconds)) for _ in range(slices)]
    ratios = sorted(one / other for one, other in rates)
    how = f"median of {slices} slices of {seconds} s"
    yield Figure("Kozel for four, this engine", statistics.median(one for one, _ in rates), "rounds/s", how)
    yield Figure(
        "Kozel for four, PyPI dominoes",
        statistics.median(other for _, other in rates),
        "rounds/s",
        f"{how}, taking turns with those above",
    )
    yield Figure(
        "Kozel for four: this engine to dominoes",
        statistics.median(ratios),
        "times",
        f"median of the ratios of {slices} pairs of slices, which went from {ratios[0]:.1f} to {ratios[-1]:.1f}",
        at_least=AT_LEAST,
    )


def rate(play: Callable[[], None], seconds: float) -> float:
    """How many rounds `play` plays in a second of the processor, in that many of them."""
    rounds = 0
    start = now = time.process_time()
    while now < start + seconds:
        play()
        rounds += 1
        now = time.process_time()
    return rounds / (now - start)


class Kozel:
    """Random rounds of matches of Kozel for four."""

    def __init__(self) -> None:
        from engine.games.kozel import Game

        self.match = Game(4)

    def play(self) -> None:
        """Play the next round, of a new match once one is over."""
        if self.match.result is not None:
            self.match = self.match.another()
        match = self.match
        match.deal(random.getrandbits(30))
        while match.moves:
            match.play(random.choice(match.moves))


def their_block_game() -> None:
    """Play a random game of PyPI dominoes."""
    from dominoes import Domino, Game

    game = Game.new(starting_domino=Domino(1, 1))
    game.skinny_board()
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))
