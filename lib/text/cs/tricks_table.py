# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what is said in Tien Gow."""
from text.cs.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "civilní"
MILITARY = "vojenské"
# One tile, and two: as figures, since the words would have to change with each sentence.
NUMBERS = {3: ("3",), 5: ("5", "5"), 6: ("6",), 7: ("7", "7"), 8: ("8", "8"), 9: ("9", "9")}
CIVIL_TILE = "Civilní %s"
MILITARY_TILE = "Vojenská %s"
PAIR = "Pár %s"
SUPREME = "Velký pár"
SET = "%s+%s"
TWO = "2× %s"

BANKER = ("Jsi bankéř a vynášíš", "Bankéř %s vynáší")
LAST_ROUND = "Poslední kolo!"

# What the person did, and what another did.
LED = ("Vynášíš", "%s vynáší")
BEAT = ("Přebíjíš", "%s přebíjí")
DROPPED = ("Odhazuješ %d", "%s odhazuje %d")
WON_TRICK = ("Bereš štych", "%s bere štych")
WON_TRICKS = ("Bereš %d štychy", "%s bere %d štychy")  # two to four
WINNING = "%s: %s"
