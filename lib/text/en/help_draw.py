# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Draw."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Get rid of your tiles first. Two to four play, each for themselves: two get 7 tiles "
                         "each, three or four get 5. First to 100 points (or what you chose) wins the match."),
    "line": help_line.LINE,
    "lead": ("Who leads", "In every round the highest double is led: 6-6, or else 5-5, and so on. With no "
                          "double in any hand, the highest other tile is led."),
    "draw": help_line.DRAW,
    "domino": ("The end of a round", "Whoever goes out scores all pips that the others hold. When nobody can "
                                     "play or draw, the fewest pips win, and score the others' pips less their "
                                     "own. If level, nobody scores."),
    "keys": help_line.KEYS,
}
