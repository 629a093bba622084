# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the reasons for a hint in Pai Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Выбора нет",
    "equal": "Разницы нет",
    "high": "Лучшая старшая рука",
    "low": "Лучшая младшая рука",
}
