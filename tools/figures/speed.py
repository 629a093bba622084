# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Random rounds a second on this computer's Python, side by side.

The two programs of a pair take turns in short slices of the processor's time, so that what else the computer does
slows both alike. Each plays rounds from the deal to the end, choosing at random among the moves that it finds legal
itself.

Peculiar to all-fives-domino: a round begins by itself, with a double; in a turn it computes every option again and
again; the end of a round isn't scored here. It raises an exception in mid-round when its target is reached, which
would flatter it, so scores start from 0 in each round, and the target is out of reach.

Peculiar to dominoes: a player who can't play is passed over inside a move, so its rounds have fewer moves. It has
two boards, of which the faster one is taken. As in Kozel, 1-1 leads.
"""

import random
import statistics
import time

from figures import Figure


def measure(quick):
    """Yield the rounds a second of both of each pair, and how many times as many ours are."""
    random.seed(1)
    yield from compare("All Fives", all_fives, "all-fives-domino", their_all_fives, 20, quick)
    yield from compare("Kozel for four", kozel, "dominoes", their_block_game, 1, quick)


def compare(game, ours, package, theirs, at_least, quick):
    """Yield the figures of a pair: functions that play a round of a game here, and in a package of PyPI."""
    slices, seconds = (25, 0.02) if quick else (200, 0.05)
    ours(), theirs()  # once unmeasured: they load their modules
    rates = [(rate(ours, seconds), rate(theirs, seconds)) for _ in range(slices)]
    ratios = sorted(one / other for one, other in rates)
    how = f"median of {slices} slices of {seconds} s"
    yield Figure(f"{game}, this engine", statistics.median(one for one, _ in rates), "rounds/s", how)
    yield Figure(f"{game}, PyPI {package}", statistics.median(other for _, other in rates), "rounds/s",
                 f"{how}, taking turns with those above")
    yield Figure(f"{game}: this engine to {package}", statistics.median(ratios), "times",
                 f"median of the ratios of {slices} pairs of slices, which went from {ratios[0]:.1f} to"
                 f" {ratios[-1]:.1f}", at_least=at_least)


def rate(play, seconds):
    """How many rounds `play` plays in a second of the processor, in that many of them."""
    rounds = 0
    start = now = time.process_time()
    while now < start + seconds:
        play()
        rounds += 1
        now = time.process_time()
    return rounds / (now - start)


def all_fives():
    """Play a random round of a new match of All Fives, whose target is out of reach in it."""
    from engine.games.all_fives import Game

    play_round(Game(2, {"target": 500}))


def kozel():
    """Play a random round of a new match of Kozel for four."""
    from engine.games.kozel import Game

    play_round(Game(4))


def play_round(match):
    """Deal a round of a match, and play it at random."""
    match.deal(random.getrandbits(30))
    while match.legal_moves():
        match.play(random.choice(match.legal_moves()))


def their_all_fives():
    """Play a random round of PyPI all-fives-domino."""
    from src.main.game.Brain import RandomBrain
    from src.main.game.DominoRound import DominoRound
    from src.main.game.Game import Game
    from src.main.game.Player import Player

    game = Game(Player(RandomBrain()), Player(RandomBrain()))
    DominoRound(game.player1, game.player2, game).run()


def their_block_game():
    """Play a random game of PyPI dominoes."""
    from dominoes import Domino, Game

    game = Game.new(starting_domino=Domino(1, 1))
    game.skinny_board()
    while game.result is None:
        game.make_move(*random.choice(game.valid_moves))
