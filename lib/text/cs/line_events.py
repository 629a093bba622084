# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what is said of the moves in a line game."""

GAIN = "+%d"
TAKEN_BACK = "Tah vrácen"

# What the person did, and what another did.
DREW = ("Lížeš %d", "%s líže %d")
PASSED = ("Říkáš pas", "%s: pas")
STOPPED = ("Končíš tah", "%s končí tah")
PLAYED = ("Přikládáš %s", "%s přikládá %s")
DREW_PLAYED = ("Lížeš %d: %s", "%s líže %d: %s")
LED = ("Vynášíš %s", "%s vynáší %s")
WENT_ON = ("Přidáváš %s", "%s přidává %s")
REASONS = {
    "lead": ("Výnos dublety: +%d", "%s: dubleta +%d"),
    "ends": ("Shoda konců: +%d", "%s: shoda +%d"),
    "double": ("S dubletou: +%d", "%s: s dubletou +%d"),
}
