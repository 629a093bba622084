# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the reasons for a hint in Pai Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Jiná možnost není",
    "equal": "Vyjde to nastejno",
    "high": "Posílí vyšší dvojici",
    "low": "Posílí nižší dvojici",
}
