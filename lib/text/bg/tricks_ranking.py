# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Най-високите са вляво"
CIVIL_TILES = "Граждански: Небе, Земя, Човек, Мир"
MILITARY_TILES = "Военни: по една от всяка"
GOES_TOGETHER = (
    "Чифт: същата плочка или сбор. Комплект, по 1 или 2: Небе с деветки, Земя с осмици, Човек със седмици, "
    "Мир с петици. Царски чифт: 4-2 с 2-1.")
