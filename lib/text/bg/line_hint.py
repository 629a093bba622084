# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the reasons for a hint in a line game: what a move is good for, above all that might be played."""

HINTS = {
    "only": "Няма друг ход",
    "equal": "Ходовете са равни",
    "points": ("Дава %d точка", "Дава %d точки"),
    "wins": "Печели играта",
    "out": "Ти приключваш",
    "pips": ("Минус %d точка", "Минус %d точки"),
    "laid": ("Слагаш %d плочка", "Слагаш %d плочки"),
    "doubles": "Маха дубъл",
    "cover": "Затваря им края",
    "reply": "Оставя им малко",
    "stuck": "%s може да пасува",
    "partner": "Помага на %s",
    "choice": "Пази избора ти",
    "ends": "Имаш за двата края",
    "hold": "Пази твоето число",
    "numbers": "Пази много числа",
    "orphans": "Пази дублите ти",
    "next": "Подготвя точки",
    "last": "Подготвя края",
    "danger": "По-малък риск",
    "block": "Блокът е изгоден",
}
