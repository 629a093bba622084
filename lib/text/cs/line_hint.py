# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the reasons for a hint in a line game: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Nic jiného nesedí",
    "equal": "Vyjde to nastejno",
    "points": ("Přinese %d bod", "Přinese %d body", "Přinese %d bodů"),
    "wins": "Vyhraje zápas",
    "out": "Dohraješ kolo",
    "pips": ("Shodíš %d tečku", "Shodíš %d tečky", "Shodíš %d teček"),
    "laid": ("Vyložíš %d kámen", "Vyložíš %d kameny", "Vyložíš %d kamenů"),
    "doubles": "Zbaví tě dublety",
    "cover": "Zakryje cizí konec",
    "reply": "Ztíží odpověď",
    "stuck": "%s asi nemá čím",
    "partner": "%s z toho těží",
    "choice": "Nechá ti výběr",
    "ends": "Sedí ti oba konce",
    "hold": "Nechá tvé číslo",
    "numbers": "Nechá ti víc čísel",
    "orphans": "Chrání tvé dublety",
    "next": "Příště budou body",
    "last": "Připraví dohrání",
    "danger": "Menší riziko",
    "block": "Blok se vyplatí",
}
