# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Nejvyšší jsou vlevo"
CIVIL_TILES = "Civilní: Nebe Země Člověk Soulad"
MILITARY_TILES = "Vojenské: každý jednou"
GOES_TOGETHER = (
    "Pár: stejné nebo stejný součet.",
    "Skupina, 1 až 2 od každého:",
    "Nebe + 9, Země + 8,",
    "Člověk + 7, Soulad + 5.",
    "Velký pár: 4-2 a 2-1.",
)
