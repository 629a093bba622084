# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the reasons for a hint in Tien Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "There is no choice",
    "equal": "As good as any",
    "trick": "Likely to win the trick",
    "first": "Wins you a first trick",
    "last": "Wins the last trick",
    "ready": "What is left can win",
    "high": "Keeps your high tiles",
    "sets": "Keeps your sets together",
    "ranks": "Costs you the least",
}
