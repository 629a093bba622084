# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the hands of Pai Gow, from the highest to the lowest."""

RANKING = "Dvojice od nejvyšší"
SUPREME_PAIR = "Velký pár"
CIVIL_PAIRS = "Páry, zleva doprava"
REST = (
    "Potom páry s hodnotou 9, 8, 7, 5. Wong: 6-6 nebo 1-1 s devítkou. Gong: s osmičkou. Poslední číslice "
    "součtu, 9 až 0; 4-2 a 2-1 platí 3 nebo 6. Shoda: vyšší kámen, pak bankéř.")
