# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Draw."""
from text.pl import help_line

PAGES = {
    "goal": ("Cel gry", "Pozbądź się klocków przed innymi. Gra od 2 do 4 osób, każdy za siebie; we dwoje po 7 "
                        "klocków, inaczej po 5. Mecz wygrywa ten, kto pierwszy ma 100 punktów (lub ile "
                        "wybierzesz)."),
    "line": help_line.LINE,
    "lead": ("Kto zaczyna", "Każdą rundę zaczyna najwyższy dubel: 6-6, a bez niego 5-5 i tak dalej. Gdy nikt nie "
                            "ma dubla, najwyższy klocek."),
    "draw": help_line.DRAW,
    "domino": ("Koniec rundy", "Kto skończy, dostaje oczka wszystkich innych. Gdy nikt nie może grać ani brać, "
                               "wygrywa ten, kto ma najmniej oczek: dostaje oczka innych minus swoje. Przy "
                               "remisie nikt."),
    "keys": help_line.KEYS,
}
