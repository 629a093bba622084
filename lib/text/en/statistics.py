# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the statistics."""

NUMBERS = ("Matches won", "Best round", "Longest win streak", "Average margin")
KEYS = "Arrows: look, Ⓐ: clear"
CLEAR = "Clear the statistics of all games?"
ANSWERS = ("No", "Yes")
