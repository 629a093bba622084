# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what has stopped the game, and what to do."""

FILE = "A file of the game is missing or damaged: put the game on the badge once more."
MEMORY = "The memory was used up (%s)."
OTHER = "The game had to stop: %s: %s"
AGAIN = "If that happens again, put the game on the badge once more."
KEPT = "Your match is kept."
PRESS = "Press a button to start again."
