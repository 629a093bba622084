# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the statistics."""

NUMBERS = ("Wygrane", "Najlepsza runda", "Najdłuższa seria", "Średnia różnica")
KEYS = "Strzałki: wybór, Ⓐ: usuń"
CLEAR = "Usunąć statystyki wszystkich gier?"
ANSWERS = ("Nie", "Tak")
