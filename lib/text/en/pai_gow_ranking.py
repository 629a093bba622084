# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the hands of Pai Gow, from the highest to the lowest."""

RANKING = "Hands, high to low"
SUPREME_PAIR = "Supreme pair"
CIVIL_PAIRS = "Pairs, left to right"
REST = (
    "Then: pairs that count 9, 8, 7, 5. Wong: 6-6 or 1-1 with a nine. Gong: with an eight. Last digit of the "
    "sum, 9 to 0; 4-2 and 2-1 count 3 or 6. Level: the higher tile, then the banker.")
