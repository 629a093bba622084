# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the result of a match."""

WON = ("Wygrywasz!", "Wygrywa %s")
GOAT = ("Jesteś kozłem!", "Kozłem jest %s")
GOATS = ("Jesteście kozłami!", "Kozłami są %s")
ROUNDS = ("%d runda", "%d rundy", "%d rund")
REMATCH = "Rewanż"
LOOK_BACK = "Powtórka"
TITLE = "Menu główne"
