# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on All Fives."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Ať je součet konců 5, 10, 15...: získáš tolik bodů. Kdo má jako první 100 bodů (nebo "
                        "kolik zvolíš), hned vyhrává, i uprostřed kola."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": help_line.SPINNER,
    "lead": ("Kdo vynáší", "Každý má 7 kamenů. V prvním kole se vynáší nejvyšší dubleta, jinak nejvyšší kámen. "
                           "Pak vynáší vítěz kola, co chce, pokud nezvolíš vždy nejvyšší."),
    "draw": help_line.DRAW,
    "domino": ("Dohrání", "Kdo přiloží poslední kámen, ukončí kolo. Získá tečky, které soupeři zbyly, zaokrouhlené "
               "dolů na násobek 5: za 13 teček 10 bodů."),
    "blocked": ("Zablokované kolo", "Když nikdo nemůže hrát ani lízat, rozhoduje: víc bodů v zápase, méně "
                                    "kamenů, poslední tah. Vítěz získá soupeřovy tečky (dolů na násobek 5) "
                                    "minus své, třeba i pod 0. Domácí pravidlo: méně teček."),
    "keys": help_line.KEYS,
}
