# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Blitz."""
from text.pl import help_line

PAGES = {
    "goal": ("Cel gry", "Pozbądź się klocków przed innymi. Gra od 4 do 8 osób: przy 4 po 7 klocków, przy 5 po "
                        "5, przy 6 i 7 po 4, przy 8 po 3. Wygrywa ten, kto pierwszy ma 100 punktów (lub ile "
                        "wybierzesz)."),
    "line": help_line.LINE,
    "lead": ("Kto zaczyna", "Każdą rundę zaczyna 0-0 albo klocek, który ma najmniej oczek. Jego właściciel "
                            "może od razu grać dalej."),
    "turn": ("Wiele w ruchu", "W ruchu wykładasz po kolei, ile klocków pasuje, choćby wszystkie. Pierwszy jest "
                              "obowiązkowy; potem możesz przestać, wciskając Ⓑ."),
    "draw": ("Dobieranie i pas", "Gdy nic nie pasuje, bierzesz, aż trafisz na pasujący klocek: musisz go "
             "dołożyć. Gdy nie ma co brać, jak przy 4 i 7 osobach, tracisz kolejkę."),
    "domino": ("Koniec rundy", "Kto skończy, dostaje oczka wszystkich innych. Gdy nikt nie może grać ani brać, "
                               "wygrywa ten, kto ma najmniej oczek: dostaje oczka innych minus swoje. Przy "
                               "remisie nikt."),
    "keys": help_line.KEYS,
}
