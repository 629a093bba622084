# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what is said of the moves in a line game."""

GAIN = "+%d"
TAKEN_BACK = "Ruch cofnięty"

# What the person did, and what another did.
DREW = ("Bierzesz %d", "%s bierze %d")
PASSED = ("Tracisz kolejkę", "%s traci kolejkę")
STOPPED = ("Kończysz ruch", "%s kończy ruch")
PLAYED = ("Dokładasz %s", "%s dokłada %s")
DREW_PLAYED = ("Bierzesz %d: %s", "%s po %d: %s")
LED = ("Wykładasz %s", "%s wykłada %s")
WENT_ON = ("Jeszcze %s", "%s jeszcze %s")
REASONS = {
    "lead": ("Dubel na start: +%d", "%s: dubel +%d"),
    "ends": ("Równe końce: +%d", "%s: końce +%d"),
    "double": ("Końce z dublem: +%d", "%s: z dublem +%d"),
}
