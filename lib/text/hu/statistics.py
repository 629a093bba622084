# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the statistics."""

NUMBERS = ("Győzelmek", "Legjobb kör", "Leghosszabb sorozat", "Átlagos különbség")
KEYS = "Nyilak: lapoz, Ⓐ: töröl"
CLEAR = "Törlöd az összes játék statisztikáját?"
ANSWERS = ("Nem", "Igen")
