# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Nejvyšší jsou vlevo"
CIVIL_TILES = "Civilní: Nebe, Země, Člověk, Soulad"
MILITARY_TILES = "Vojenské: každý jednou"
GOES_TOGETHER = (
    "Pár: stejné kameny nebo stejný součet. Skupina, po 1 až 2: Nebe s 9, Země s 8, Člověk se 7, Soulad s 5. "
    "Velký pár: 4-2 a 2-1.")
