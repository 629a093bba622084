# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the summary of a round of a line game."""

WON_BLOCKED = ("Blokk: nyertél", "Blokk: %s nyert")
TIED = "Blokk: döntetlen"
ROUNDED = "kerekítve: %d"
NOTHING = "Nincs mit számolni"
TO = "%d pontig"
TO_GOAT = "kecske: %d"
RULES = {
    "points blocked": "Több pont, majd kevesebb kő, majd az utolsó lépés nyer.",
    "pips blocked": "Kevesebb pötty, majd kevesebb kő, majd az utolsó lépés nyer.",
    "kurnik blocked": "Az nyer, akinek kevesebb pöttye van; ha egyenlő, senki.",
    "draw blocked": "A legkevesebb pötty nyer; ha egyenlő, senki sem kap pontot.",
    "blitz blocked": "A legkevesebb pötty nyer; ha egyenlő, senki sem kap pontot.",
    "kozel blocked": "A maradék pötty büntetőpont.",
    "kozel domino": "A maradék pötty büntetőpont.",
    "bergen domino": "Aki végez, 2 pontot kap.",
    "bergen blocked": "Dupla nélkül kevesebb pötty, különben kisebb dupla: 2 pont.",
}
