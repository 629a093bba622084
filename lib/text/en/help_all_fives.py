# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on All Fives."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Make the open ends add up to 5, 10, 15..., and score the sum. First to 100 points "
                         "(or what you chose) wins at once, even in mid-round."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": help_line.SPINNER,
    "lead": ("Who leads", "You get 7 tiles each. In the first round the highest double is led, or with none "
                          "the highest tile. After that the winner of a round leads any tile, unless by house "
                          "rule the top tile leads every round."),
    "draw": help_line.DRAW,
    "domino": ("Going out", "Whoever plays their last tile goes out and ends the round. They score the pips "
                            "left in the other hand, rounded down to a multiple of 5: 13 pips score 10."),
    "blocked": ("A blocked round", "When nobody can play or draw, more points in the match win; then fewer "
                                   "tiles; then the last to play. The winner scores the other's pips, rounded "
                                   "down, less their own: even below 0. By house rule, fewer pips win."),
    "keys": help_line.KEYS,
}
