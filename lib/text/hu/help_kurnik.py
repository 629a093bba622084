# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Kurnik."""
from text.hu import help_line

PAGES = {
    "goal": ("A cél", "Legyen a végek összege 5, 10, 15...: annyi pontot kapsz. A cél 100, 250 vagy 500 pont. Az "
             "első kezdőt sorsoljuk, utána a győztes kezd bármivel."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": ("Két vég vagy négy", "A sornak két vége van. Ha négyet választasz, az első dupla két újat nyit: "
                "ha mindkét oldala fedett, fölé és alá is lehet rakni."),
    "draw": help_line.DRAW,
    "domino": ("A kör vége", "Aki végez, a másik pöttyeit kapja ötösre kerekítve: 12-ért 10, 13-ért 15. Blokknál a "
               "különbséget az kapja, akinek kevesebb pöttye van. Ha egyenlő, senki; az utolsó lépő kezd."),
    "keys": help_line.KEYS,
}
