# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the summary of a round of a line game."""

WON_BLOCKED = ("Blok: vyhráváš", "Blok: vyhrává %s")
TIED = "Blok: nerozhodně"
ROUNDED = "zaokrouhleno: %d"
NOTHING = "Není co bodovat"
TO = "do %d"
TO_GOAT = "kozel: %d"
RULES = {
    "points blocked": "Rozhoduje: víc bodů, méně kamenů, poslední tah.",
    "pips blocked": "Rozhoduje: méně teček, méně kamenů, poslední tah.",
    "kurnik blocked": "Vyhrává ten, kdo má méně teček; při shodě nikdo.",
    "draw blocked": "Vyhrává ten, kdo má nejméně teček; při shodě nikdo.",
    "blitz blocked": "Vyhrává ten, kdo má nejméně teček; při shodě nikdo.",
    "kozel blocked": "Zbylé tečky jsou trestné body.",
    "kozel domino": "Zbylé tečky jsou trestné body.",
    "bergen domino": "Za dohrání jsou 2 body.",
    "bergen blocked": "Nejméně teček bez dublet, nebo nejnižší dubleta: 2 body.",
}
