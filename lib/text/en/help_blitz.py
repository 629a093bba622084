# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Blitz."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Get rid of your tiles first. Four to eight play, each for themselves: four get 7 tiles "
                         "each, five get 5, six or seven get 4, eight get 3. First to 100 points (or what you "
                         "chose) wins."),
    "line": help_line.LINE,
    "lead": ("Who leads", "In every round 0-0 is led, or else the tile with the fewest pips. Its owner may go "
                          "on at once with more tiles."),
    "turn": ("Many in a turn", "In a turn you may play as many tiles as fit, one after another, even all of "
                               "them. If you can play, you must play one; then stop when you like, with Ⓑ."),
    "draw": ("Drawing, passing", "If nothing fits, draw until a tile does: then you must play it. With none "
                                 "left to draw, as when four or seven play, you pass."),
    "domino": ("The end of a round", "Whoever goes out scores all pips that the others hold. When nobody can "
                                     "play or draw, the fewest pips win, and score the others' pips less their "
                                     "own. If level, nobody scores."),
    "keys": help_line.KEYS,
}
