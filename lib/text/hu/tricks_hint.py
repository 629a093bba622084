# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the reasons for a hint in Tien Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Nincs más választás",
    "equal": "Mind egyformán jó",
    "trick": "Jó eséllyel ütést visz",
    "first": "Meglesz az első ütésed",
    "last": "Viszi az utolsó ütést",
    "ready": "A maradék nyerhet",
    "high": "Megőrzi a nagy köveidet",
    "sets": "Nem bontja a csoportokat",
    "ranks": "Ez kerül a legkevesebbe",
}
