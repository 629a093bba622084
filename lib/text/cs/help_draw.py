# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Draw."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Zbav se kamenů jako první. Hrají 2 až 4, každý sám za sebe; ve dvou po 7 kamenech, "
                        "jinak po 5. Kdo má jako první 100 bodů (nebo kolik zvolíš), vyhrává zápas."),
    "line": help_line.LINE,
    "lead": ("Kdo vynáší", "V každém kole se vynáší nejvyšší dubleta: 6-6, jinak 5-5 a tak dále. Nemá-li nikdo "
                           "dubletu, nejvyšší kámen."),
    "draw": help_line.DRAW,
    "domino": ("Konec kola", "Kdo dohraje, získá tečky všech ostatních. Když nikdo nemůže hrát ani lízat, "
                             "vyhrává ten, kdo má nejméně teček: získá tečky ostatních minus své. Při shodě "
                             "nikdo."),
    "keys": help_line.KEYS,
}
