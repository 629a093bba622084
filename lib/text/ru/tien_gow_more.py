# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the summary of a round of Tien Gow, and its help."""

# The summary of a round.
WON_ROUND = ("Ты выигрываешь раунд", "%s выигрывает раунд")
ROUND = "Раунд %d из %d"
EXTRA_ROUND = "Раунд %d: дополнительный"
NEXT_BANKER = ("Следующий банкир — ты", "Следующий банкир — %s")
NOTE = "Платят 4 минус взятки, без взяток 5; банкир платит и получает вдвое."

# The help.
HELP = "Старшие слева"
CIVIL_TILES = "Гражд.: Небо Земля Человек Лад"
MILITARY_TILES = "Военные: каждой по одной"
GOES_TOGETHER = (
    "Пара: та же кость или сумма.",
    "Наборы, 1 или 2 каждых:",
    "Небо+девятки, Земля+восьмёрки,",
    "Человек+семёрки, Лад+пятёрки.",
    "Высшая пара: 4-2 и 2-1.",
)
