# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Highest on the left"
CIVIL_TILES = "Civil: Heaven, Earth, Man, Harmony"
MILITARY_TILES = "Military: one of each"
GOES_TOGETHER = (
    "Pair: two of a kind or value. Set: 1 or 2 of each, Heaven with nines, Earth with eights, Man with "
    "sevens, Harmony with fives. Supreme pair: 4-2 with 2-1.")
