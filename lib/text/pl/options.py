# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the options."""

LANGUAGE = "Polski"
OPTIONS = "Ustawienia"
NAMES = {
    "language": "Język", "sound": "Dźwięk", "lights": "Światła", "speed": "Animacje",
    "hints": "Podpowiedzi", "undo": "Cofanie ruchu", "guide": "Samouczek", "hand": "Ręka",
    "theme": "Kolory", "numerals": "Klocki", "rules": "Zasady domowe",
}
SWITCH = ("wł.", "wył.")
VALUES = {  # the default first
    "speed": ("zwykłe", "szybkie", "brak"), "theme": ("zielone sukno", "duży kontrast"),
    "numerals": ("oczka", "cyfry"),
    "hand": ("jak przyjdzie", "według liczb"),
}
KEYS = "Strzałki: zmiana, Ⓑ: wróć"
