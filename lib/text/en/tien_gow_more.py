# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the summary of a round of Tien Gow, and its help."""

# The summary of a round.
WON_ROUND = ("You win the round", "%s wins the round")
ROUND = "Round %d of %d"
EXTRA_ROUND = "Round %d: a tie-break"
NEXT_BANKER = ("You are the next banker", "%s is the next banker")
NOTE = "Each pays 4 less their tricks, or 5 without any; to or from the banker, twice that."

# The help.
HELP = "Highest on the left"
CIVIL_TILES = "Civil: Heaven Earth Man Harmony"
MILITARY_TILES = "Military: one of each"
GOES_TOGETHER = (
    "Pair: two of a kind or value.",
    "Sets have 1 or 2 of each:",
    "Heaven+nines, Earth+eights,",
    "Man+sevens, Harmony+fives.",
    "Supreme pair: 4-2 with 2-1.",
)
