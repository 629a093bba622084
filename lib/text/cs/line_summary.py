# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the summary of a round of a line game."""

WON_BLOCKED = ("Blok: vyhráváš", "Blok: vyhrává %s")
TIED = "Blok: nerozhodně"
ROUNDED = "Zaokrouhleno: %d"
NOTHING = "Není co bodovat"
TO = "do %d"
TO_GOAT = "kozel: %d"
RULES = {
    "points blocked": "Vyhrává víc bodů, pak méně kamenů, pak poslední tah.",
    "pips blocked": "Vyhrává méně teček, pak méně kamenů, pak poslední tah.",
    "kurnik blocked": "Vyhrává méně teček; při shodě nikdo neboduje.",
    "draw blocked": "Vyhrává nejméně teček; při shodě nikdo neboduje.",
    "blitz blocked": "Vyhrává nejméně teček; při shodě nikdo neboduje.",
    "kozel blocked": "Zbylé tečky jsou trestné body.",
    "kozel domino": "Zbylé tečky jsou trestné body.",
    "bergen domino": "Za dohrání jsou 2 body.",
    "bergen blocked": "Nejméně teček bez dublet, nebo nejnižší dubleta: 2 body.",
}
