# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How long the line of play keeps its big tiles on the badge's table, and how often it goes beyond it."""

import random

from figures import Figure

WIDTH = 160
HEIGHT = 82  # for two
LOWER = 72  # for more, whose names and scores take more of the screen
HALVES = (9, 7)

GAMES = (
    ("All Fives", "all_fives", 2, {}, HEIGHT),
    ("Kurnik, 2 ends", "kurnik", 2, {}, HEIGHT),
    ("Kurnik, 4 ends", "kurnik", 2, {"ends": 4}, HEIGHT),
    ("Kozel for four", "kozel", 4, {}, LOWER),
    ("Blitz for four", "blitz", 4, {}, LOWER),
)
LONG = (
    ("Kozel for four", "kozel", 4, {}, LOWER),
    ("Blitz for four", "blitz", 4, {}, LOWER),
    ("Draw, double-nine", "draw", 2, {"set": 9}, HEIGHT),
    ("Draw, double-twelve", "draw", 2, {"set": 12}, HEIGHT),
)


def measure(quick):
    """Yield the share of rounds that end in big tiles, and of rounds with long lines that end on the table."""
    rounds = 50 if quick else 2000
    for title, *table in GAMES:
        yield share(f"{title}: big tiles last to the end", ends_big, table, rounds)
    for title, *table in LONG:
        yield share(f"{title}: the table has room for all", fits, table, rounds // 4)


def share(name, ask, table, rounds):
    """The share of random rounds of which `ask(layout)` is true."""
    random.seed(1)
    count = sum(ask(laid_out(*table)) for _ in range(rounds))
    return Figure(name, 100 * count / rounds, "% of rounds",
                  f"{rounds} random rounds, laid tile by tile on a table of {WIDTH} x {table[-1]} pixels")


def ends_big(layout):
    """Whether the tiles are big."""
    return layout.half == layout.halves[0]


def fits(layout):
    """Whether the whole line is on the table."""
    from tables.line.space import unpack

    return all(0 <= y <= layout.height - layout.half * (1 + vertical)
               for _, y, vertical, _ in map(unpack, layout.spots))


def laid_out(game, seats, options, height):
    """The Layout of a random round."""
    from engine import games
    from tables.line.layout import Layout

    match = games.load(game)(seats, options)
    layout = Layout(WIDTH, height, HALVES, match.line.has_spinner, match.tiles[-1][0])
    match.deal(random.getrandbits(30))
    while match.legal_moves():
        tile, arm = move = random.choice(match.legal_moves())
        match.play(move)
        if tile is not None:
            layout.add(tile, arm)
    return layout
