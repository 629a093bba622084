# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Bergen."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Make both ends alike. 2 to 4 play, each for themselves, with 6 tiles each, or 5 for "
             "four. The match goes to 15 points for two, and to 10 for more."),
    "line": help_line.LINE,
    "lead": ("Who leads", "0-0 leads every round by itself, or else the lowest double: that scores 2. With no "
             "double in any hand, the lowest tile leads, for nothing."),
    "points": ("Ends alike", "If both ends show the same number after your tile, you score 2; if one of them is "
               "a double, 3."),
    "draw": ("Drawing", "If nothing fits, you draw one tile only. If that fits, you play it, or else you pass. "
             "The last two tiles of the boneyard are never drawn."),
    "domino": ("The end of a round", "Going out scores 2. When nobody can play or draw, 2 go to who holds no "
               "double (of several, fewest pips), or if all hold doubles, to the lowest one. If level, nobody "
               "scores."),
    "keys": help_line.KEYS,
}
