# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the reasons for a hint in Pai Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Nincs más választás",
    "equal": "Mind egyformán jó",
    "high": "A legjobb felső kéz",
    "low": "A legjobb alsó kéz",
}
