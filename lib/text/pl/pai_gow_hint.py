# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the reasons for a hint in Pai Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Nie ma wyboru",
    "equal": "Wszystko jedno",
    "high": "Wzmacnia wyższy układ",
    "low": "Wzmacnia niższy układ",
}
