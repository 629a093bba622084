# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Blitz."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Get rid of your tiles first. 4 to 8 play, each for themselves, with 7 tiles each for "
             "four, 5 for five, 4 for six or seven, 3 for eight. Who first has 100 points (or what you chose) "
             "wins."),
    "line": help_line.LINE,
    "lead": ("Who leads", "0-0 leads every round by itself, or else the tile with the fewest pips. Its owner may "
             "go on at once with more tiles."),
    "turn": ("Many in a turn", "In a turn you may lay as many tiles as fit, one after another: even all of them. "
             "The first is a must; then stop when you like, with Ⓑ."),
    "draw": ("Drawing, passing", "If nothing fits, draw until a tile does; that one has to be played. With none "
             "left to draw, as for four and for seven, you pass."),
    "domino": ("The end of a round", "Who goes out scores all pips that the others hold. When nobody can play or "
               "draw, fewest pips win, and score the others' pips less their own. If level, nobody scores."),
    "keys": help_line.KEYS,
}
