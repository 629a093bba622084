# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Kurnik."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Make the open ends add up to 5, 10, 15..., and score the sum. First to 100, 250 or "
                         "500 points wins at once. Who leads first is drawn by lot; then the winner leads any "
                         "tile."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": ("Two ends or four", "There are two ends. If you chose four, the first double opens two "
                                    "more: cover both its sides, then build up and down too."),
    "draw": help_line.DRAW,
    "domino": ("The end of a round", "Whoever goes out scores the other's pips, to the nearest 5: 12 score 10, "
                                     "13 score 15. When nobody can play or draw, fewer pips win the "
                                     "difference. If level, nobody scores; whoever played last leads."),
    "keys": help_line.KEYS,
}
