# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what is said of the moves in a line game."""

GAIN = "+%d"
TAKEN_BACK = "Ходът е върнат"

# What the person did, and what another did.
DREW = ("Ти теглиш %d", "%s тегли %d")
PASSED = ("Ти пасуваш", "%s пасува")
STOPPED = ("Ти спираш", "%s спира")
PLAYED = ("Ти играеш %s", "%s играе %s")
DREW_PLAYED = ("Теглиш %d→%s", "%s тегли %d→%s")
LED = ("Започваш: %s", "%s започва: %s")
WENT_ON = ("Още: %s", "%s, още: %s")
REASONS = {
    "lead": ("Старт с дубъл: +%d", "%s: с дубъл +%d"),
    "ends": ("Равни краища: +%d", "%s изравнява: +%d"),
    "double": ("Равни с дубъл: +%d", "%s: и дубъл +%d"),
}
