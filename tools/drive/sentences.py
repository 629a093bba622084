# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What can go wrong with a drive, in sentences, which name the drive or a file on it; on MicroPython, too."""

AGAIN = "start this again: it goes on where it stopped"

GONE = "the drive {} is gone; connect the badge, and " + AGAIN + "."
ROOM = "the drive {} has {:,} bytes left, and {:,} are needed; delete what you don't need there, and start this again."
FULL = "the drive {} is full; delete what you don't need there, and " + AGAIN + "."
READ_ONLY = (
    "the drive {} can't be written; see that it isn't mounted read-only and that no boot.py on it makes it"
    " so, press RESET on the badge, and " + AGAIN + "."
)
FAILED = "the drive {} failed ({}); press RESET on the badge, and " + AGAIN + "."
IN_THE_WAY = "{} is in the way of the game's files; move it away, and " + AGAIN + "."
CHANGED = "{} was changed meanwhile by somebody else; " + AGAIN + "."
WORN_OUT = "{} doesn't read as it was written; start this again, and if that stays so, the drive is worn out."
OBSTACLE = "{} is in the way of the game's files; move it away, and start this again."
HIDES = "{} would hide {} from the game; move it away, and start this again."
