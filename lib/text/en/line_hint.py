# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the reasons for a hint in a line game: what a move is good for, above all else that might be played.

One with a number can have a form for each plural."""

HINTS = {
    "only": "Nothing else fits",
    "equal": "As good as any",
    "points": "Scores %d",
    "wins": "Wins the match",
    "out": "You go out",
    "pips": ("Sheds %d pip", "Sheds %d pips"),
    "laid": ("Lays %d tile", "Lays %d tiles"),
    "doubles": "Sheds a double",
    "cover": "Covers their end",
    "reply": "Hard to answer",
    "stuck": "%s may be stuck",
    "partner": "Helps %s",
    "choice": "Keeps your options",
    "ends": "You fit both ends",
    "hold": "Keeps your number",
    "numbers": "Keeps many numbers",
    "orphans": "Saves your doubles",
    "next": "Sets up a score",
    "last": "Sets up going out",
    "danger": "Fewer pips at risk",
    "block": "A block would pay",
}
