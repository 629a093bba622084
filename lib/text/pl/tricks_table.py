# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what is said in Tien Gow."""
from text.pl.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "cywilne"
MILITARY = "wojskowe"
# One tile, and two: as figures, since the words would be too long, and change with each sentence.
NUMBERS = {3: ("3",), 5: ("5", "5"), 6: ("6",), 7: ("7", "7"), 8: ("8", "8"), 9: ("9", "9")}
CIVIL_TILE = "Cywilny %s"
MILITARY_TILE = "Wojskowa %s"
PAIR = "Para %s"
SUPREME = "Wielka para"
SET = "%s+%s"
TWO = "2× %s"

BANKER = ("Masz bank i wychodzisz", "%s ma bank i wychodzi")
LAST_ROUND = "Ostatnia runda!"

# What the person did, and what another did.
LED = ("Wychodzisz", "%s wychodzi")
BEAT = ("Bijesz", "%s bije")
DROPPED = ("Zrzucasz %d", "%s zrzuca %d")
WON_TRICK = ("Bierzesz lewę", "%s bierze lewę")
WON_TRICKS = ("Bierzesz %d lewy", "%s bierze %d lewy")  # two to four
WINNING = "%s: %s"
