# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the result of a match."""

WON = ("Wygrywasz!", "Wygrywa %s")
GOAT = ("Jesteś kozłem!", "Kozłem jest %s")
GOATS = ("Jesteście kozłami!", "Kozłami są %s")
BEST_PLAY = "Najlepszy ruch"
BEST_ROUND = "Najlepsza runda"
WORST_ROUND = "Najwięcej kar"  # the most penalties
LONGEST_RUN = "Seria wygranych"  # the most rounds that the same side has won one after another
AVERAGE = "Średnia różnica"  # points a round that one was ahead
POINT = ","  # in a number such as 1.5
REMATCH = "Rewanż"
LOOK_BACK = "Analiza"
TITLE = "Menu główne"
