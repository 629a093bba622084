# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the statistics."""

NUMBERS = ("Výhry", "Nejlepší kolo", "Nejdelší série", "Rozdíl v průměru")
KEYS = "Šipky: výběr, Ⓐ: smazat"
CLEAR = "Smazat statistiky všech her?"
ANSWERS = ("Ne", "Ano")
