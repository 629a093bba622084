# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what several scenes say."""

YOU = "You"
GOES_ON = "Match resumed"
OUT = ("You go out!", "%s goes out!")
BLOCKED = "Blocked!"
NEXT_ROUND = "next round"
RESULT = "result"
UNDO_KEY = "undo"
HOLD = "Hold %s"
# The lines that are shown where nothing more can be loaded, of at most 23 letters.
STOPPED = "The game had to stop.", "Press a button", "to start again."


def plural(count):
    """Which of a sentence's forms goes with a count."""
    return int(count != 1)
