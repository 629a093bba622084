# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said of the moves in a line game."""

GAIN = "+%d"
TAKEN_BACK = "Taken back"

# What the person did, and what another did.
DREW = ("You drew %d", "%s drew %d")
PASSED = ("You passed", "%s passed")
STOPPED = ("You stopped", "%s stopped")
PLAYED = ("You played %s", "%s played %s")
DREW_PLAYED = ("You drew %d: %s", "%s drew %d: %s")
LED = ("You led %s", "%s led %s")
WENT_ON = ("You went on: %s", "%s went on: %s")
REASONS = {
    "lead": ("Led a double: +%d", "%s: led double +%d"),
    "ends": ("Ends alike: +%d", "%s: ends alike +%d"),
    "double": ("Double end: +%d", "%s: double end +%d"),
}
