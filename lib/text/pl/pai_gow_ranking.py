# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the hands of Pai Gow, from the highest to the lowest."""

RANKING = "Układy od najwyższego"
SUPREME_PAIR = "Wielka para"
CIVIL_PAIRS = "Pary, od lewej do prawej"
REST = (
    "Potem pary o wartości 9, 8, 7, 5. Wong: 6-6 lub 1-1 z dziewiątką. Gong: z ósemką. Ostatnia cyfra sumy, "
    "od 9 do 0; 4-2 i 2-1 to 3 albo 6. Remis: wyższy klocek, potem bank.")
