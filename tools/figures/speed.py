# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Random rounds a second on this computer's Python, side by side.

The two take turns in short slices, so that what else the computer does slows both alike. Each plays a
round from the deal to its end, choosing at random among the moves that it finds legal itself.

What is peculiar to all-fives-domino: a round begins by itself, with a double; it calls every option again
and again in a turn; its end is not scored here; and it has a target, at which it raises an exception in
the middle of a round. That would flatter it, so scores start from 0 each round, where it is out of reach.
"""

import random
import statistics
import time

from figures import Figure

RATIO = 20


def measure(quick):
    """Yield the rounds a second of both, and how many times as many ours are."""
    slices, seconds = (4, 0.1) if quick else (20, 0.5)
    random.seed(1)
    ours, others = [], []
    our_round(), other_round()  # once unmeasured: they load their modules
    for _ in range(slices):
        ours.append(rate(our_round, seconds))
        others.append(rate(other_round, seconds))
    ratios = sorted(our / other for our, other in zip(ours, others))
    how = f"median of {slices} slices of {seconds} s"
    yield Figure("All Fives, this engine", statistics.median(ours), "rounds/s", how)
    yield Figure("All Fives, PyPI all-fives-domino", statistics.median(others), "rounds/s",
                 f"{how}, taking turns with those above")
    yield Figure("this engine to all-fives-domino", statistics.median(ratios), "times",
                 f"median of the ratios of {slices} pairs of slices, which went from {ratios[0]:.1f} to"
                 f" {ratios[-1]:.1f}", at_least=RATIO)


def rate(play, seconds):
    """How many rounds a second `play` plays, for that many seconds."""
    rounds = 0
    start = now = time.perf_counter()
    while now < start + seconds:
        play()
        rounds += 1
        now = time.perf_counter()
    return rounds / (now - start)


def our_round():
    """Play a random round of a new match, whose target is out of reach in it."""
    from engine.games.all_fives import Game

    match = Game(2, {"target": 500})
    match.deal(random.getrandbits(30))
    while match.legal_moves():
        match.play(random.choice(match.legal_moves()))


def other_round():
    """Play a random round of PyPI all-fives-domino."""
    from src.main.game.Brain import RandomBrain
    from src.main.game.DominoRound import DominoRound
    from src.main.game.Game import Game
    from src.main.game.Player import Player

    game = Game(Player(RandomBrain()), Player(RandomBrain()))
    DominoRound(game.player1, game.player2, game).run()
