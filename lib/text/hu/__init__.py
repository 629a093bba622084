# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what several scenes say."""

YOU = "Te"
GOES_ON = "Folytatjuk!"
OUT = ("Végeztél!", "%s végzett!")
BLOCKED = "Blokk!"
NEXT_ROUND = "új kör"
RESULT = "eredmény"
UNDO_KEY = "vissza"
HOLD = "%s hosszan"
# The lines that are shown where nothing more can be loaded, of at most 23 letters.
STOPPED = "A játék leállt.", "Az újraindításhoz", "nyomj meg egy gombot."


def plural(count):
    """Which of a sentence's forms goes with a count: there is only one."""
    return 0
