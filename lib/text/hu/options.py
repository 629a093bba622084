# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the options."""

LANGUAGE = "Magyar"
OPTIONS = "Beállítások"
NAMES = {
    "language": "Nyelv", "sound": "Hang", "lights": "Fények", "speed": "Animáció",
    "hints": "Tippek", "undo": "Visszavétel", "guide": "Útmutató", "hand": "Kéz",
    "theme": "Színek", "numerals": "Kövek", "rules": "Házi szabályok",
}
SWITCH = ("be", "ki")
VALUES = {  # the default first
    "speed": ("normál", "gyors", "nincs"), "theme": ("zöld posztó", "erős kontraszt"),
    "numerals": ("pöttyök", "számok"),
    "hand": ("ahogy jön", "számok szerint"),
}
KEYS = "Nyilak: váltás, Ⓑ: vissza"
