# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Старшие слева"
CIVIL_TILES = "Гражданские: Небо, Земля, Человек, Лад"
MILITARY_TILES = "Военные: каждой по одной"
GOES_TOGETHER = (
    "Пара: та же кость или сумма. Набор, по 1 или 2: Небо с девятками, Земля с восьмёрками, Человек с "
    "семёрками, Лад с пятёрками. Высшая пара: 4-2 и 2-1.")
