# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Najwyższe po lewej"
CIVIL_TILES = "Cywilne: Niebo, Ziemia, Ludzie, Ład"
MILITARY_TILES = "Wojskowe: każdy tylko raz"
GOES_TOGETHER = (
    "Para: takie same lub ta sama suma. Grupa, po 1 lub 2: Niebo z 9, Ziemia z 8, Ludzie z 7, Ład z 5. "
    "Wielka para: 4-2 i 2-1.")
