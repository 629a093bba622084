# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help pages that several line games share."""

LINE = ("Joining tiles", "In your turn, join a tile to an open end of the line that shows the same number. "
        "Doubles lie across the line. If you can play, you must.")
SUM = ("The sum", "After each tile the open ends are added up; a double at an end counts both halves. If the sum "
       "can be divided by 5, it is your score. It stands on top of the table.")
SPINNER = ("The spinner", "The first double of a round is the spinner. Once both its sides are covered, tiles "
           "can join above and below, too, and it counts no more.")
DRAW = ("Drawing", "If nothing fits, draw from the boneyard, one tile at a time, until one fits: that one has to "
        "be played. If none is left to draw, you pass.")
KEYS = ("Keys", "Left and right choose a tile, Ⓐ plays it. Where it fits several ends, the arrows move it from "
        "end to end. Up and down look along a long line. Ⓑ goes back.")
