# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what is said of the moves in a line game."""

GAIN = "+%d"
TAKEN_BACK = "Ход отменён"

# What the person did, and what another did.
DREW = ("Ты берёшь %d", "%s берёт %d")
PASSED = ("Ты пасуешь", "%s пасует")
STOPPED = ("Ты: стоп", "%s: стоп")
PLAYED = ("Ты ставишь %s", "%s ставит %s")
DREW_PLAYED = ("Берёшь %d→%s", "%s берёт %d→%s")
LED = ("Заходишь %s", "%s заходит %s")
WENT_ON = ("Ты: ещё %s", "%s: ещё %s")
REASONS = {
    "lead": ("Заход с дубля: +%d", "%s: с дубля +%d"),
    "ends": ("Концы равны: +%d", "%s равняет: +%d"),
    "double": ("Равны, дубль: +%d", "%s: и дубль +%d"),
}
