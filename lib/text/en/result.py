# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the result of a match."""

WON = ("You win!", "%s wins")
GOAT = ("You are the goat!", "%s is the goat")
GOATS = ("You are both goats!", "%s are the goats")
ROUNDS = ("%d round", "%d rounds")
REMATCH = "Rematch"
LOOK_BACK = "Review"
TITLE = "Title"
