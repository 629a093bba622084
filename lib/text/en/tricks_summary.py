# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the summary of a round of Tien Gow."""

WON_ROUND = ("You win the round", "%s wins the round")
ROUND = "Round %d/%d"
EXTRA_ROUND = "Round %d: a tie-break"
NEXT_BANKER = ("You are the next banker", "%s is the next banker")
NOTE = "Pay 4 less your tricks, 5 with none; double to or from the banker."
