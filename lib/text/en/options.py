# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the options."""

LANGUAGE = "English"
OPTIONS = "Options"
NAMES = {
    "language": "Language", "sound": "Sound", "lights": "Lights", "speed": "Animations",
    "hints": "Hints", "undo": "Undo", "guide": "Guide", "hand": "Hand",
    "theme": "Colours", "numerals": "Tiles", "rules": "House rules",
}
SWITCH = ("on", "off")
VALUES = {  # the default first
    "speed": ("normal", "fast", "off"), "theme": ("green felt", "high contrast"), "numerals": ("pips", "numerals"),
    "hand": ("as drawn", "by suit"),
}
KEYS = "Arrows: change, Ⓑ: back"
