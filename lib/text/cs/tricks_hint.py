# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the reasons for a hint in Tien Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Jiná možnost není",
    "equal": "Vyjde to nastejno",
    "trick": "Nejspíš bereš štych",
    "first": "Bereš první štych",
    "last": "Bereš poslední štych",
    "ready": "Zbytek může vyhrát",
    "high": "Šetří vysoké kameny",
    "sets": "Nerozbije skupiny",
    "ranks": "Stojí tě to nejméně",
}
