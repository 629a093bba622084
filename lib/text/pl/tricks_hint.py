# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the reasons for a hint in Tien Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Nie ma wyboru",
    "equal": "Wszystko jedno",
    "trick": "Pewnie bierzesz lewę",
    "first": "Bierzesz pierwszą lewę",
    "last": "Bierzesz ostatnią lewę",
    "ready": "Reszta może wygrać",
    "high": "Oszczędza wysokie klocki",
    "sets": "Nie rozbija grup",
    "ranks": "Kosztuje cię najmniej",
}
