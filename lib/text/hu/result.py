# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the result of a match."""

WON = ("Nyertél!", "%s nyert")
GOAT = ("Te vagy a kecske!", "%s a kecske")
GOATS = ("Ti vagytok a kecskék!", "%s a kecskék")
BEST_PLAY = "Legjobb lépés"
BEST_ROUND = "Legjobb kör"
WORST_ROUND = "Legrosszabb kör"  # the most penalties
LONGEST_RUN = "Zsinórban nyert"  # the most rounds that the same side has won one after another
AVERAGE = "Átlagos különbség"  # points a round that one was ahead
POINT = ","  # in a number such as 1.5
REMATCH = "Visszavágó"
LOOK_BACK = "Elemzés"
TITLE = "Főmenü"
