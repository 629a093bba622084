# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Kozel."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Don't become the goat! Pips left in your hand are penalties, and whoever has the "
                         "most when a side reaches 101 is the goat. Four play two against two, partners "
                         "opposite; two or three play alone."),
    "line": help_line.LINE,
    "lead": ("Who leads", "You get 7 tiles each. In the first round 1-1 is led, or else 2-2, 3-3... 6-6, 0-0. "
                          "Later whoever went out leads any tile; after a block, whoever played last."),
    "draw": ("Drawing, passing", "If nothing fits, two or three players draw from the boneyard until a tile "
             "fits, and play it. Four have nothing to draw: they pass."),
    "domino": ("The end of a round", "A round ends when somebody goes out, or when nobody can play or draw. "
                                     "Each side adds the pips in its hands, partners theirs together. If the "
                                     "worst sides are level, one more round is played."),
    "keys": help_line.KEYS,
}
