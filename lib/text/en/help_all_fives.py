# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on All Fives."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Make the open ends add up to 5, 10, 15..., and score the sum. Who first has 100 points "
             "(or what you chose) wins at once, even in mid-round."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": help_line.SPINNER,
    "lead": ("Who leads", "Each has 7 tiles. In the first round the highest double leads by itself, or else the "
             "highest tile. Later the winner of a round leads any tile, unless you chose that the best tile "
             "leads each."),
    "draw": help_line.DRAW,
    "domino": ("Going out", "Who plays their last tile goes out and ends the round. They score the pips that the "
               "other still holds, rounded down to a multiple of 5: 13 pips score 10."),
    "blocked": ("A blocked round", "When nobody can play or draw, who has more points in the match wins; then "
                "fewer tiles, then the last tile. They score the other's pips, rounded down, less their own: "
                "even below 0. By choice, fewer pips win."),
    "keys": help_line.KEYS,
}
