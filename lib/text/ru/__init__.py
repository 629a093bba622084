# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what several scenes say."""

YOU = "Ты"
GOES_ON = "Матч продолжается"
OUT = ("Ты выходишь!", "%s выходит!")
BLOCKED = "Рыба!"
NEXT_ROUND = "дальше"
RESULT = "итог"
UNDO_KEY = "отмена"
HOLD = "Держи %s"
# The lines that are shown where nothing more can be loaded, of at most 23 letters.
STOPPED = "Игра остановилась.", "Нажми кнопку,", "чтобы начать снова."


def plural(count):
    """Which of a sentence's forms goes with a count: that for 1, 21, 31..., for 2 to 4, 22..., or for others."""
    if count % 100 // 10 == 1 or not 1 <= count % 10 <= 4:
        return 2
    return int(count % 10 > 1)
