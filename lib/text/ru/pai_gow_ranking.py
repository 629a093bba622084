# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the hands of Pai Gow, from the highest to the lowest."""

RANKING = "Руки по старшинству"
SUPREME_PAIR = "Высшая пара"
CIVIL_PAIRS = "Пары, слева направо"
REST = (
    "Затем пары по 9, 8, 7 и 5. Вонг: 6-6 или 1-1 с девяткой. Гонг: с восьмёркой. Последняя цифра суммы, 9–0;"
    " 4-2 и 2-1 — это 3 или 6. Равны: старшая кость, потом банкир.")
