# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the summary of a round of a line game."""

WON_BLOCKED = ("Blocked: you win", "Blocked: %s wins")
TIED = "Blocked: a tie"
ROUNDED = "Rounded: %d"
NOTHING = "Nothing to score"
TO = "up to %d"
TO_GOAT = "goat at %d"
RULES = {
    "points blocked": "More points win, then fewer tiles, then who played last.",
    "pips blocked": "Fewer pips win, then fewer tiles, then who played last.",
    "kurnik blocked": "Fewer pips win; if level, nobody scores.",
    "draw blocked": "Fewest pips win; if level, nobody scores.",
    "blitz blocked": "Fewest pips win; if level, nobody scores.",
    "kozel blocked": "The pips left are penalties.",
    "kozel domino": "The pips left are penalties.",
    "bergen domino": "Going out scores 2.",
    "bergen blocked": "Fewest pips with no double, or else the lowest double: 2.",
}
