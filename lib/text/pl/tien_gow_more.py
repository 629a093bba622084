# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the summary of a round of Tien Gow, and its help."""

# The summary of a round.
WON_ROUND = ("Wygrywasz rundę", "%s wygrywa rundę")
ROUND = "Runda %d z %d"
EXTRA_ROUND = "Runda %d: dogrywka"
NEXT_BANKER = ("Następny bank masz ty", "Następny bank ma %s")
NOTE = "Każdy płaci 4 minus swoje lewy, bez lew 5; bankowi i od banku podwójnie."

# The help.
HELP = "Najwyższe po lewej"
CIVIL_TILES = "Cywilne: Niebo Ziemia Ludzie Ład"
MILITARY_TILES = "Wojskowe: każdy tylko raz"
GOES_TOGETHER = (
    "Para: te same lub ta sama suma.",
    "Grupa, po 1 lub 2 z każdych:",
    "Niebo + 9, Ziemia + 8,",
    "Ludzie + 7, Ład + 5.",
    "Wielka para: 4-2 i 2-1.",
)
