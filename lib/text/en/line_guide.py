# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the guide to the first match."""

NOTES = {
    "sum": "The open ends and their sum stand on top. If 5 divides the sum after your tile, you score it: beside "
           "your hand you see +5, +10...",
    "spinner": "The first double of the round lies there: the spinner. With tiles on both its sides, you can "
               "join others above and below it, too.",
    "draw": "None of your tiles fits an open end. Now you draw until one does: that one has to be played. If "
            "none is left to draw, you pass.",
    "end": "The round is over. The winner scores the pips that the other still holds, rounded down to a multiple "
           "of 5. See how on the next screen.",
}
ON_KEY = "go on"
NEVER_KEY = "no more notes"
