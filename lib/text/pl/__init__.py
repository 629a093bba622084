# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what several scenes say."""

YOU = "Ty"
GOES_ON = "Mecz trwa dalej"
OUT = ("Kończysz rundę!", "%s kończy rundę!")
BLOCKED = "Blokada!"
NEXT_ROUND = "dalej"
RESULT = "wynik"
UNDO_KEY = "cofnij"
HOLD = "Trzymaj %s"
# The lines that are shown where nothing more can be loaded, of at most 23 letters.
STOPPED = "Gra się zatrzymała.", "Naciśnij przycisk,", "aby zacząć ponownie."


def plural(count):
    """Which of a sentence's forms goes with a count: that for 1, for 2 to 4, 22 to 24..., or for all others."""
    if count == 1:
        return 0
    return 1 if 2 <= count % 10 <= 4 and count % 100 // 10 != 1 else 2
