# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the summary of a round of a line game."""

WON_BLOCKED = ("Blocked: you win", "Blocked: %s wins")
TIED = "Blocked: a tie"
ROUNDED = "rounded: %d"
NOTHING = "Nothing to score"
TO = "first to %d"
TO_GOAT = "goat at %d"
RULES = {
    "points blocked": "More points win, then fewer tiles, then the last to play.",
    "pips blocked": "Fewer pips win, then fewer tiles, then the last to play.",
    "kurnik blocked": "Fewer pips win; if level, nobody scores.",
    "draw blocked": "The fewest pips win; if level, nobody scores.",
    "blitz blocked": "The fewest pips win; if level, nobody scores.",
    "kozel blocked": "The pips left are penalties.",
    "kozel domino": "The pips left are penalties.",
    "bergen domino": "Going out scores 2.",
    "bergen blocked": "2 points: fewest pips and no double, or else lowest double.",
}
