# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the tiles of Tien Gow by their rank, and what goes together."""

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
