# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the options."""

LANGUAGE = "Čeština"
OPTIONS = "Nastavení"
NAMES = {
    "language": "Jazyk", "sound": "Zvuk", "lights": "Světla", "speed": "Animace",
    "hints": "Rady", "undo": "Vrácení tahu", "guide": "Průvodce", "hand": "Ruka",
    "theme": "Barvy", "numerals": "Kameny", "rules": "Domácí pravidla",
}
SWITCH = ("zap.", "vyp.")
VALUES = {  # the default first
    "speed": ("normální", "rychlé", "žádné"), "theme": ("zelené sukno", "vysoký kontrast"),
    "numerals": ("tečky", "číslice"),
    "hand": ("jak přijde", "podle čísel"),
}
KEYS = "Šipky: změna, Ⓑ: zpět"
