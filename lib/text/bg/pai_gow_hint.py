# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the reasons for a hint in Pai Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Няма избор",
    "equal": "Все едно е",
    "high": "Най-добра висока ръка",
    "low": "Най-добра ниска ръка",
}
