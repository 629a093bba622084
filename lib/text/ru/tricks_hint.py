# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the reasons for a hint in Tien Gow: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Выбора нет",
    "equal": "Все ходы равны",
    "trick": "Вероятно, взятка твоя",
    "first": "Даст первую взятку",
    "last": "Даст последнюю взятку",
    "ready": "Остаток может выиграть",
    "high": "Сбережёт старшие кости",
    "sets": "Сбережёт твои наборы",
    "ranks": "Обойдётся дешевле всего",
}
