# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Kurnik."""
from text.cs import help_line

PAGES = {
    "goal": ("Cíl hry", "Ať konce dají součet 5, 10, 15...: získáš tolik bodů. Hraje se do 100, 250 nebo 500. "
             "První kolo začíná losem, další vítěz, čím chce."),
    "line": help_line.LINE,
    "points": help_line.SUM,
    "spinner": ("Dva, nebo čtyři", "Řada má dva konce. Zvolíš-li čtyři, první dubleta otevře další dva: když má "
                "zakryté obě strany, přikládá se i nahoru a dolů."),
    "draw": help_line.DRAW,
    "domino": ("Konec kola", "Kdo dohraje, získá soupeřovy tečky na nejbližší 5: za 12 je 10, za 13 je 15. Při "
               "bloku vyhrává méně teček a získá rozdíl. Při shodě nikdo; vynáší, kdo hrál poslední."),
    "keys": help_line.KEYS,
}
