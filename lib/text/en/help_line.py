# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help pages that several line games share."""

LINE = ("Joining tiles", "On your turn, join a tile to an open end of the line that shows the same number. "
                         "Doubles lie across the line. If you can play, you must.")
SUM = ("The sum", "After each tile the open ends are added up; a double at an end counts both halves. Multiples "
                  "of 5 score. The bar on top shows the sum.")
SPINNER = ("The spinner", "The first double of a round is the spinner. Once both its sides are covered, you "
                          "can build up and down too, and it no longer counts.")
DRAW = ("Drawing", "If nothing fits, draw from the boneyard, one tile at a time, until one fits: then you must "
                   "play it. If none is left to draw, you pass.")
KEYS = ("Keys", "Left and right choose a tile, Ⓐ plays it. If it fits several ends, the arrows move it from "
                "end to end. Up and down scroll a long line. Ⓑ goes back.")
