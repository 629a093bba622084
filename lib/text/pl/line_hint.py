# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the reasons for a hint in a line game: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Tylko to pasuje",
    "equal": "Wszystko jedno",
    "points": ("Daje %d punkt", "Daje %d punkty", "Daje %d punktów"),
    "wins": "Wygrywa mecz",
    "out": "Kończysz rundę",
    "pips": ("Zrzucasz %d oczko", "Zrzucasz %d oczka", "Zrzucasz %d oczek"),
    "laid": ("%d klocek naraz", "%d klocki naraz", "%d klocków naraz"),
    "doubles": "Zrzucasz dubel",
    "cover": "Zakrywa ich koniec",
    "reply": "Utrudnia odpowiedź",
    "stuck": "%s może spasować",
    "partner": "%s na tym zyska",
    "choice": "Zostawia ci wybór",
    "ends": "Masz na oba końce",
    "hold": "Koniec pod ciebie",
    "numbers": "Masz różne liczby",
    "orphans": "Chroni twoje duble",
    "next": "Potem będą punkty",
    "last": "Zbliża do końca",
    "danger": "Mniejsze ryzyko",
    "block": "Blokada się opłaca",
}
