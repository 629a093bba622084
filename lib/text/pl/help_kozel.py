# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Kozel."""
from text.pl import help_line

PAGES = {
    "goal": ("Cel gry", "Nie zostań kozłem! Oczka, które ci zostaną, są karne. Gdy ktoś ma ich 101, kozłem jest "
             "ten, kto ma najwięcej. We czworo gra się parami, we dwoje i troje każdy za siebie."),
    "line": help_line.LINE,
    "lead": ("Kto zaczyna", "Każdy ma 7 klocków. Pierwszą rundę zaczyna 1-1, a bez niego 2-2, 3-3... 6-6, 0-0. "
             "Dalej zaczyna ten, kto skończył, czym chce; po blokadzie ten, kto grał ostatni."),
    "draw": ("Dobieranie i pas", "Gdy nic nie pasuje, dwoje lub troje bierze, aż trafi na pasujący klocek, i go "
             "dokłada. We czworo nie ma co brać: pas."),
    "domino": ("Koniec rundy", "Runda kończy się, gdy ktoś skończy albo nikt nie może grać ani brać. Każda "
               "strona dolicza swoje oczka, para razem. Gdy najgorsi mają po równo, gra się jeszcze rundę."),
    "keys": help_line.KEYS,
}
