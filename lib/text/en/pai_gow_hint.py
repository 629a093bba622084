# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the reasons for a hint in Pai Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "There is no choice",
    "equal": "As good as any",
    "high": "Best high hand",
    "low": "Best low hand",
}
