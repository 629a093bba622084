# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How long the line of play keeps its big tiles on the badge's table."""

import random

from figures import Figure

WIDTH, HEIGHT = 160, 82
HALVES = (9, 7)

GAMES = (
    ("All Fives", "all_fives", {}),
    ("Kurnik, 2 ends", "kurnik", {}),
    ("Kurnik, 4 ends", "kurnik", {"ends": 4}),
)


def measure(quick):
    """Yield for each game the share of rounds that end in big tiles."""
    rounds = 50 if quick else 2000
    for title, game, options in GAMES:
        random.seed(1)
        big = sum(ends_big(game, options) for _ in range(rounds))
        yield Figure(f"{title}: big tiles last to the end", 100 * big / rounds, "% of rounds",
                     f"{rounds} random rounds, laid tile by tile on a table of {WIDTH} x {HEIGHT} pixels")


def ends_big(game, options):
    """Whether a random round ends with its line in big tiles."""
    from engine import games
    from table.layout import Layout

    match = games.load(game)(2, options)
    layout = Layout(WIDTH, HEIGHT, HALVES, has_spinner=match.line.has_spinner)
    match.deal(random.getrandbits(30))
    while match.legal_moves():
        tile, arm = move = random.choice(match.legal_moves())
        match.play(move)
        if tile is not None:
            layout.add(tile, arm)
    return layout.half == layout.halves[0]
