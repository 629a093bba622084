# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Random rounds a second on this computer's Python, side by side.

Kozel for four and the block game of PyPI's dominoes take turns in short slices of the processor's time, so that
other work of the computer slows both alike. Each plays rounds from the deal to the end, choosing at random among
the moves that it finds legal itself.

In dominoes a player who can't play is passed over inside a move, so its rounds have fewer moves. It has two boards,
of which the faster one is taken. As in Kozel, 1-1 leads.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator

from figures import Figure

AT_LEAST = 1  # times as many rounds


def measure(quick: bool) -> Iterator[Figure]:
    """Yield the rounds a second of both, and how many times as many ours are."""
    random.seed(1)
    slices, seconds = (25, 0.02) if quick else (200, 0.05)
    kozel(), their_block_game()  # type: ignore[func-returns-value]  # once unmeasured: they load their modules
    rates = [(rate(kozel, seconds), rate(their_block_game, seconds)) for _ in range(slices)]
    ratios = sorted(one / other for one, other in rates)
    how = f"median of {slices} slices of {seconds} s"
    yield Figure("Kozel for four, this engine", statistics.median(one for one, _ in rates), "rounds/s", how)
    yield Figure("Kozel for four, PyPI dominoes", statistics.median(other for _, other in rates), "rounds/s",
                 f"{how}, taking turns with those above")
    yield Figure("Kozel for four: this engine to dominoes", statistics.median(ratios), "times",
                 f"median of the ratios of {slices} pairs of slices, which went from {ratios[0]:.1f} to"
                 f" {ratios[-1]:.1f}", at_least=AT_LEAST)


def rate(play: Callable[[], None], seconds: float) -> float:
    """How many rounds `play` plays in a second of the processor, in that many of them."""
    rounds = 0
    start = now = time.process_time()
    while now < start + seconds:
        play()
        rounds += 1
        now = time.process_time()
    return rounds / (now - start)


def kozel() -> None:
    """Play a random round of a new match of Kozel for four."""
    from engine.games.kozel import Game

    match = Game(4)
    match.deal(random.getrandbits(30))
    while match.legal_moves():
        match.play(random.choice(match.legal_moves()))


def their_block_game() -> None:
    """Play a random game of PyPI dominoes."""
    from dominoes import Domino, Game

    game = Game.new(starting_domino=Domino(1, 1))
    game.skinny_board()
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))
