# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Kurnik."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Ať je součet konců 5, 10, 15...: získáš tolik bodů. Hraje se do 100, 250 nebo 500. "
                        "Kdo vynáší první, určí los; pak vynáší vítěz, co chce."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": ("Dva, nebo čtyři", "Řada má dva konce. Zvolíš-li čtyři, první dubleta otevře další dva: když má "
                "zakryté obě strany, přikládá se i nahoru a dolů."),
    "draw": help_line.DRAW,
    "domino": ("Konec kola", "Kdo dohraje, získá soupeřovy tečky na nejbližší 5: za 12 je 10, za 13 je 15. Při "
                             "bloku získá rozdíl ten, kdo má méně teček. Při shodě nikdo; vynáší ten, kdo hrál "
                             "poslední."),
    "keys": help_line.KEYS,
}
