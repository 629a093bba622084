# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Bergen."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Make both ends alike. Two to four play, each for themselves, with 6 tiles each, or 5 for "
             "four. The match goes to 15 points for two, and to 10 for more."),
    "line": help_line.LINE,
    "lead": ("Who leads", "In every round 0-0 is led, or else the lowest double: that scores 2. With no double "
                          "in any hand, the lowest tile is led and scores nothing."),
    "points": ("Ends alike", "If both ends show the same number after your tile, you score 2, or 3 if one of "
                             "them is a double."),
    "draw": ("Drawing", "If nothing fits, you draw just one tile. If it fits, you play it, or else you pass. "
                        "The last two tiles of the boneyard are never drawn."),
    "domino": ("The end of a round", "Going out scores 2. When nobody can play or draw, 2 go to whoever holds no "
               "double (if several, the fewest pips); if all hold one, to the lowest. If level, nobody scores."),
    "keys": help_line.KEYS,
}
