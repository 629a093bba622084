# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on All Fives."""
from text.pl import help_line

PAGES = {
    "goal": ("Cel gry", "Spraw, by końce dały razem 5, 10, 15...: dostajesz tyle punktów. Kto pierwszy "
                        "zdobędzie 100 (lub ile wybierzesz), od razu wygrywa, nawet w środku rundy."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": help_line.SPINNER,
    "lead": ("Kto zaczyna", "Każdy ma 7 klocków. Pierwszą rundę zaczyna najwyższy dubel, a bez dubli najwyższy "
                            "klocek. Potem zwycięzca rundy zaczyna, czym chce, chyba że wybierzesz zawsze "
                            "najwyższy."),
    "draw": help_line.DRAW,
    "domino": ("Koniec rundy", "Kto wyłoży ostatni klocek, kończy rundę. Dostaje oczka, które zostały "
                               "rywalowi, zaokrąglone w dół do 5: za 13 oczek 10 punktów."),
    "blocked": ("Blokada", "Gdy nikt nie może grać ani brać, decyduje: więcej punktów w meczu, mniej klocków, "
                "ostatni ruch. Zwycięzca dostaje oczka rywala (w dół do 5) minus swoje, nawet poniżej 0. Zasada "
                "domowa: mniej oczek."),
    "keys": help_line.KEYS,
}
