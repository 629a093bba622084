# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the guide to the first match."""

NOTES = {
    "choose": "Bright tiles fit. Choose one with left and right, Ⓐ plays it. If it fits several ends, choose "
              "the end the same way.",
    "sum": "The bar adds up the open ends: 5, 10, 15... score. +5 or +10 by your hand is what a tile earns.",
    "spinner": "The first double is the spinner. Cover both its sides, then you can build up and down too.",
    "draw": "None of your tiles fits. Draw until one does: then you must play it. If none is left to draw, you "
            "pass.",
    "end": "The round is over. The winner scores the loser's pips, rounded down to a multiple of 5.",
}
ON_KEY = "go on"
NEVER_KEY = "skip guide"
