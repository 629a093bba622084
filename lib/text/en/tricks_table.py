# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said in Tien Gow."""
from text.en.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "civil"
MILITARY = "military"
NUMBERS = {3: ("three",), 5: ("five", "fives"), 6: ("six",), 7: ("seven", "sevens"), 8: ("eight", "eights"),
           9: ("nine", "nines")}  # one tile, and two
CIVIL_TILE = "Civil %s"
MILITARY_TILE = "Military %s"
PAIR = "Pair of %s"
SUPREME = "Supreme pair"
SET = "%s+%s"
TWO = "2 %s"

BANKER = ("You are the banker", "%s, the banker, leads")
LAST_ROUND = "The last round!"

# What the person did, and what another did.
LED = ("You lead", "%s leads")
BEAT = ("You beat it", "%s beats it")
DROPPED = ("You drop %d", "%s drops %d")
WON_TRICK = ("You win a trick", "%s wins a trick")
WON_TRICKS = ("You win %d tricks", "%s wins %d tricks")
WINNING = "%s: %s"
