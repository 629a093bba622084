# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the result of a match."""

WON = ("Vyhráváš!", "Vyhrává %s")
GOAT = ("Jsi kozel!", "Kozel je %s")
GOATS = ("Jste kozli!", "Kozli jsou %s")
BEST_PLAY = "Nejlepší tah"
BEST_ROUND = "Nejlepší kolo"
WORST_ROUND = "Nejhorší kolo"  # the most penalties
LONGEST_RUN = "Výher v řadě"  # the most rounds that the same side has won one after another
AVERAGE = "Průměrný rozdíl"  # points a round that one was ahead
POINT = ","  # in a number such as 1.5
REMATCH = "Odveta"
LOOK_BACK = "Rozbor"
TITLE = "Hlavní menu"
