# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Draw."""
from text.hu import help_line

PAGES = {
    "goal": ("A cél", "Fogyjanak el elsőnek a köveid. 2-4 játékos, mindenki magáért; ketten 7 kővel, többen "
                      "5-tel. Akinek előbb lesz 100 pontja (vagy amennyit választasz), nyer."),
    "line": help_line.LINE,
    "lead": ("Ki kezd", "Minden kört a legnagyobb dupla kezdi: 6-6, ennek híján 5-5 és így tovább. Ha senkinél "
                        "sincs dupla, a legnagyobb kő kezd."),
    "draw": help_line.DRAW,
    "domino": ("A kör vége", "Aki végez, a többiek pöttyeit kapja. Ha már senki sem léphet, az nyer, akinek a "
               "legkevesebb pöttye van: a többiekét kapja, mínusz a sajátját. Ha egyenlő, senki."),
    "keys": help_line.KEYS,
}
