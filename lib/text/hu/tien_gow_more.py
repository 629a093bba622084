# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the summary of a round of Tien Gow, and its help."""

# The summary of a round.
WON_ROUND = ("Te nyered a kört", "%s nyeri a kört")
ROUND = "Kör: %d/%d"
EXTRA_ROUND = "%d. kör: a döntő"
NEXT_BANKER = ("Te leszel a bankár", "%s lesz a bankár")
NOTE = "Fizetség: 4 mínusz az ütések, ütés nélkül 5; a bankárral kétszeres."

# The help.
HELP = "Bal oldalt a legnagyobb"
CIVIL_TILES = "Civil: Ég Föld Ember Béke"
MILITARY_TILES = "Katonai: mindből csak egy"
GOES_TOGETHER = (
    "Pár: azonos kő vagy érték.",
    "Csoport, 1 vagy 2 mindkettőből:",
    "Ég + kilences, Föld + nyolcas,",
    "Ember + hetes, Béke + ötös.",
    "Legfőbb pár: 4-2 és 2-1.",
)
