# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the options."""

LANGUAGE = "Čeština"
OPTIONS = "Nastavení"
NAMES = {
    "language": "Jazyk", "sound": "Zvuk", "lights": "Světla", "speed": "Animace",
    "hints": "Rady", "guide": "Průvodce", "theme": "Barvy",
    "numerals": "Kameny", "rules": "Domácí pravidla",
}
SWITCH = ("ano", "ne")
VALUES = {  # the default first
    "speed": ("normální", "rychlé", "žádné"), "theme": ("zelené sukno", "vysoký kontrast"),
    "numerals": ("tečky", "číslice"),
}
KEYS = "Šipky: změna, Ⓑ: zpět"
