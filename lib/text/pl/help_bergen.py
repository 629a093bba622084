# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Bergen."""
from text.pl import help_line

PAGES = {
    "goal": ("Cel gry", "Zrób równe końce. Gra od 2 do 4 osób, każdy za siebie, po 6 klocków, a we czworo po 5. "
             "We dwoje gra się do 15 punktów, inaczej do 10."),
    "line": help_line.LINE,
    "lead": ("Kto zaczyna", "Każdą rundę zaczyna 0-0 albo najniższy dubel: to 2 punkty. Gdy nikt nie ma dubla, "
                            "zaczyna najniższy klocek, bez punktów."),
    "points": ("Równe końce", "Gdy po twoim ruchu oba końce są równe, masz 2 punkty; a gdy jednym z nich jest "
               "dubel, 3."),
    "draw": ("Dobieranie", "Gdy nic nie pasuje, bierzesz tylko jeden klocek. Jeśli pasuje, dokładasz go, a jeśli "
             "nie, tracisz kolejkę. Dwóch ostatnich klocków się nie bierze."),
    "domino": ("Koniec rundy", "Za skończenie są 2 punkty. Przy blokadzie 2 ma ten, kto nie ma dubla (z kilku: "
                               "kto ma mniej oczek); gdy duble mają wszyscy, ten z najniższym. Przy remisie "
                               "nikt."),
    "keys": help_line.KEYS,
}
