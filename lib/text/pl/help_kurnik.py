# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Kurnik."""
from text.pl import help_line

PAGES = {
    "goal": ("Cel gry", "Spraw, by końce dały razem 5, 10, 15...: dostajesz tyle punktów. Gra się do 100, 250 "
                        "lub 500. Kto zaczyna pierwszy, decyduje los; potem zwycięzca, czym chce."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": ("Dwa albo cztery", "Są dwa końce. Przy czterech pierwszy dubel otwiera dwa nowe: gdy boki są "
                "zakryte, dokłada się też od góry i dołu."),
    "draw": help_line.DRAW,
    "domino": ("Koniec rundy", "Kto skończy, dostaje oczka rywala do najbliższej 5: 12 to 10, 13 to 15. Przy "
                               "blokadzie różnicę dostaje ten, kto ma mniej oczek. Przy remisie nikt; zaczyna "
                               "ten, kto grał ostatni."),
    "keys": help_line.KEYS,
}
