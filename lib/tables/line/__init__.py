# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of the line games: tiles are joined to the ends of a line."""
from collections import namedtuple

ASK = "hint"  # what the person chooses instead of a move to ask for a hint

# What lies and stands on a table:
#   art     the Art that draws it
#   group   the Group to show
#   board   the line of play, a Board
#   hand    the person's Hand
#   status  what just happened, a Status
#   bar     what stands at the top, a BarForTwo or a BarForSeveral
Table = namedtuple("Table", ("art", "group", "board", "hand", "status", "bar"))
