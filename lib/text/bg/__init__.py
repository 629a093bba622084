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


def plural(count):
    """Which of a sentence's forms goes with a count."""
    return int(count != 1)
