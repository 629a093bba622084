# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Kozel."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Nebuď kozel! Tečky, které ti zbudou, jsou trestné. Jakmile jich má někdo 101, je "
             "kozlem ten, kdo jich má nejvíc. Ve čtyřech hrají dvojice proti sobě, jinak každý sám."),
    "line": help_line.LINE,
    "lead": ("Kdo vynáší", "Každý má 7 kamenů. V prvním kole se vynáší 1-1, jinak 2-2, 3-3... 6-6, 0-0. Pak "
                           "vynáší ten, kdo dohrál, co chce; po bloku ten, kdo hrál poslední."),
    "draw": ("Lízání a pas", "Když nic nesedí, dva nebo tři hráči lížou, dokud nepřijde vhodný kámen, a přiloží "
             "ho. Ve čtyřech není co lízat: pas."),
    "domino": ("Konec kola", "Kolo končí, když někdo dohraje nebo když nikdo nemůže hrát ani lízat. Každé straně "
               "se přičtou zbylé tečky, dvojici dohromady. Při shodě nejhorších se hraje ještě kolo."),
    "keys": help_line.KEYS,
}
