# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Kozel."""
from text.en import help_line

PAGES = {
    "goal": ("The goal", "Don't become the goat! Pips left in your hand are penalties, and who has most of them "
             "when a side has 101 is the goat. Four play two against two, partners opposite; two or three play "
             "alone."),
    "line": help_line.LINE,
    "lead": ("Who leads", "All have 7 tiles. In the first round 1-1 leads, or else 2-2, 3-3... 6-6, 0-0. Later "
             "who went out leads any tile; after a block, who played last."),
    "draw": ("Drawing, passing", "If nothing fits, two or three players draw from the boneyard until a tile "
             "fits, and play it. Four have nothing to draw: they pass."),
    "domino": ("The end of a round", "A round ends when somebody goes out, or when nobody can play or draw. Each "
               "side adds the pips in its hands, both partners' together. If the worst are level, there is one "
               "more round."),
    "keys": help_line.KEYS,
}
