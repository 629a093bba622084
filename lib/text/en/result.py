# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the result of a match."""

WON = ("You win!", "%s wins")
GOAT = ("You are the goat!", "%s is the goat")
GOATS = ("You are both goats!", "%s are the goats")
BEST_PLAY = "Best play"
BEST_ROUND = "Best round"
WORST_ROUND = "Worst round"  # the most penalties
LONGEST_RUN = "Wins in a row"  # the most rounds that the same side has won one after another
AVERAGE = "Average margin"  # points a round that one was ahead
POINT = "."  # in a number such as 1.5
REMATCH = "Rematch"
LOOK_BACK = "Review"
TITLE = "Title"
