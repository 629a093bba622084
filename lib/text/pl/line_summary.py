# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the summary of a round of a line game."""

WON_BLOCKED = ("Blokada: wygrywasz", "Blokada: wygrywa %s")
TIED = "Blokada: remis"
ROUNDED = "zaokrąglone: %d"
NOTHING = "Nie ma czego liczyć"
TO = "do %d"
TO_GOAT = "kozioł: %d"
RULES = {
    "points blocked": "Decyduje: więcej punktów, mniej klocków, ostatni ruch.",
    "pips blocked": "Decyduje: mniej oczek, mniej klocków, ostatni ruch.",
    "kurnik blocked": "Wygrywa ten, kto ma mniej oczek; przy remisie nikt.",
    "draw blocked": "Wygrywa ten, kto ma najmniej oczek; przy remisie nikt.",
    "blitz blocked": "Wygrywa ten, kto ma najmniej oczek; przy remisie nikt.",
    "kozel blocked": "Pozostałe oczka są karne.",
    "kozel domino": "Pozostałe oczka są karne.",
    "bergen domino": "Za skończenie rundy 2 punkty.",
    "bergen blocked": "Najmniej oczek bez dubli albo najniższy dubel: 2 punkty.",
}
