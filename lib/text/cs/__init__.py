# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what several scenes say."""

YOU = "Ty"
GOES_ON = "Zápas pokračuje"
OUT = ("Dohráváš!", "%s dohrává!")
BLOCKED = "Zablokováno!"
NEXT_ROUND = "další kolo"
RESULT = "výsledek"
UNDO_KEY = "vrať"
HOLD = "Podrž %s"
# The lines that are shown where nothing more can be loaded, of at most 23 letters.
STOPPED = "Hra se zastavila.", "Stiskni tlačítko", "a začni znovu."


def plural(count):
    """Which of a sentence's forms goes with a count: that for 1, for 2 to 4, or for all others."""
    return 0 if count == 1 else 1 if 2 <= count <= 4 else 2
