# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Bergen."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Ať jsou oba konce stejné. Hrají dva až čtyři, každý sám za sebe, po 6 kamenech, ve "
             "čtyřech po 5. Ve dvou se hraje do 15 bodů, jinak do 10."),
    "line": help_line.LINE,
    "lead": ("Kdo vynáší", "V každém kole se vynáší 0-0, jinak nejnižší dubleta: za to jsou 2 body. Nemá-li "
                           "nikdo dubletu, nejnižší kámen, bez bodů."),
    "points": ("Stejné konce", "Když jsou po tvém tahu oba konce stejné, máš 2 body; je-li jeden z nich dubleta, "
               "3."),
    "draw": ("Lízání", "Když nic nesedí, lízneš jen jeden kámen. Hodí-li se, přiložíš ho, jinak říkáš pas. "
             "Poslední dva kameny talonu se nelížou."),
    "domino": ("Konec kola", "Za dohrání jsou 2 body. Při bloku je má ten, kdo nemá dubletu (je-li jich víc, ten "
               "s nejméně tečkami); mají-li dubletu všichni, ten s nejnižší. Při shodě nikdo."),
    "keys": help_line.KEYS,
}
