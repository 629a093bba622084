# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what several scenes say."""

YOU = "Ти"
GOES_ON = "Играта продължава"
OUT = ("Ти приключваш!", "%s приключва!")
BLOCKED = "Блокирано!"
NEXT_ROUND = "нов кръг"
RESULT = "резултат"
UNDO_KEY = "върни"
HOLD = "Задръж %s"
# The lines that are shown where nothing more can be loaded, of at most 23 letters.
STOPPED = "Играта спря.", "Натисни бутон,", "за да започнеш отново."


def plural(count):
    """Which of a sentence's forms goes with a count."""
    return int(count != 1)
