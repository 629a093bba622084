# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the hands of Pai Gow, from the highest to the lowest."""

RANKING = "Kezek a legerősebbtől"
SUPREME_PAIR = "Legfőbb pár"
CIVIL_PAIRS = "Párok, balról jobbra"
REST = (
    "Aztán a 9, 8, 7, 5 értékű párok. Wong: 6-6 vagy 1-1 kilencessel. Gong: nyolcassal. Az összeg utolsó "
    "jegye, 9-től 0-ig; 4-2 és 2-1: 3 vagy 6. Ha egyenlő: nagyobb kő, aztán a bankár.")
