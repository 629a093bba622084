# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what is said of the moves in a line game."""

GAIN = "+%d"
TAKEN_BACK = "Lépés visszavéve"

# What the person did, and what another did.
DREW = ("Húzol %d követ", "%s húz %d követ")
PASSED = ("Passzolsz", "%s passzol")
STOPPED = ("Megállsz", "%s megáll")
PLAYED = ("Lépsz: %s", "%s lép: %s")
DREW_PLAYED = ("Húzol %d: %s", "%s húz %d: %s")
LED = ("Kezdesz: %s", "%s kezd: %s")
WENT_ON = ("Tovább: %s", "%s tovább: %s")
REASONS = {
    "lead": ("Kezdő dupla: +%d", "%s: dupla +%d"),
    "ends": ("Egyforma végek: +%d", "%s: egyforma +%d"),
    "double": ("Végek duplával: +%d", "%s: duplával +%d"),
}
