# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on All Fives."""
from text.hu import help_line

PAGES = {
    "goal": ("A cél", "Legyen a végek összege 5, 10, 15...: annyi pontot kapsz. Akinek előbb lesz 100 pontja "
                      "(vagy amennyit választasz), rögtön nyer, akár kör közben is."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": help_line.SPINNER,
    "lead": ("Ki kezd", "Mindenkinek 7 köve van. Az első kört a legnagyobb dupla kezdi, ha nincs, a legnagyobb kő. "
             "Később a kör győztese kezd bármivel; házi szabállyal mindig a legnagyobb kő."),
    "draw": help_line.DRAW,
    "domino": ("Befejezés", "Aki az utolsó kövét lerakja, végzett, és vége a körnek. Megkapja az ellenfél maradék "
               "pöttyeit, lefelé kerekítve: 13 pöttyért 10 pont jár."),
    "blocked": ("Blokkolt kör", "Ha senki sem tud lépni vagy húzni, a több pont dönt, majd a kevesebb kő, majd az "
                "utolsó lépés. A győztes az ellenfél pöttyeit kapja lefelé kerekítve, mínusz a sajátjait. Házi "
                "szabállyal a kevesebb pötty dönt."),
    "keys": help_line.KEYS,
}
