# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Blitz."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Zbav se kamenů jako první. Hrají 4 až 8, každý sám; ve 4 po 7 kamenech, v 5 po 5, v 6 "
                        "a 7 po 4, v 8 po 3. Kdo má jako první 100 bodů (nebo kolik zvolíš), vyhrává."),
    "line": help_line.LINE,
    "lead": ("Kdo vynáší", "V každém kole se vynáší 0-0, jinak kámen s nejméně tečkami. Kdo ho měl, může hned "
                           "pokračovat."),
    "turn": ("Víc kamenů v tahu", "V tahu vylož po sobě, kolik kamenů sedí, třeba všechny. První musíš; pak "
             "můžeš skončit tlačítkem Ⓑ."),
    "draw": ("Lízání a pas", "Když nic nesedí, lížeš, dokud nepřijde vhodný kámen: ten musíš přiložit. Když není "
             "co líznout, jako ve čtyřech a v sedmi, říkáš pas."),
    "domino": ("Konec kola", "Kdo dohraje, získá tečky všech ostatních. Když nikdo nemůže hrát ani lízat, "
                             "vyhrává ten, kdo má nejméně teček: získá tečky ostatních minus své. Při shodě "
                             "nikdo."),
    "keys": help_line.KEYS,
}
