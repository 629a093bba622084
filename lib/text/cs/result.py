# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the result of a match."""

WON = ("Vyhráváš!", "Vyhrává %s")
GOAT = ("Jsi kozel!", "Kozel je %s")
GOATS = ("Jste kozli!", "Kozli jsou %s")
ROUNDS = ("%d kolo", "%d kola", "%d kol")
REMATCH = "Odveta"
LOOK_BACK = "Ohlédnutí"
TITLE = "Hlavní menu"
