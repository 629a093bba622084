# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the summary of a round of a line game."""

WON_BLOCKED = ("Blokada: wygrywasz", "Blokada: wygrywa %s")
TIED = "Blokada: remis"
ROUNDED = "Zaokrąglone: %d"
NOTHING = "Nie ma czego liczyć"
TO = "do %d"
TO_GOAT = "kozioł: %d"
RULES = {
    "points blocked": "Wygrywa więcej punktów, potem mniej klocków, ostatni ruch.",
    "pips blocked": "Wygrywa mniej oczek, potem mniej klocków, ostatni ruch.",
    "kurnik blocked": "Wygrywa mniej oczek; przy remisie nikt nie punktuje.",
    "draw blocked": "Wygrywa najmniej oczek; przy remisie nikt nie punktuje.",
    "blitz blocked": "Wygrywa najmniej oczek; przy remisie nikt nie punktuje.",
    "kozel blocked": "Pozostałe oczka są karne.",
    "kozel domino": "Pozostałe oczka są karne.",
    "bergen domino": "Za zakończenie rundy 2 punkty.",
    "bergen blocked": "Najmniej oczek bez dubli albo najniższy dubel: 2 punkty.",
}
