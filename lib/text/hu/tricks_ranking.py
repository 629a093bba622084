# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the tiles of Tien Gow by their rank, and what goes together."""

HELP = "Balra a legnagyobb"
CIVIL_TILES = "Civil: Ég, Föld, Ember, Béke"
MILITARY_TILES = "Katonai: mindből csak egy"
GOES_TOGETHER = (
    "Pár: azonos kő vagy érték. Csoport, 1-2 mindkettőből: Ég kilencessel, Föld nyolcassal, Ember hetessel, "
    "Béke ötössel. Legfőbb pár: 4-2 és 2-1.")
