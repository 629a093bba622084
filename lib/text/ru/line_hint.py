# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the reasons for a hint in a line game: what a move is good for, above all else that might be played."""

HINTS = {
    "only": "Другого хода нет",
    "equal": "Все ходы равны",
    "points": ("Даёт %d очко", "Даёт %d очка", "Даёт %d очков"),
    "wins": "Выиграет матч",
    "out": "Ты выходишь",
    "pips": ("Минус %d точка", "Минус %d точки", "Минус %d точек"),
    "laid": ("Ставишь %d кость", "Ставишь %d кости", "Ставишь %d костей"),
    "doubles": "Избавит от дубля",
    "cover": "Закроет их конец",
    "reply": "Мало ходов другим",
    "stuck": "%s может пасовать",
    "partner": "%s сможет пойти",
    "choice": "Сохранит выбор",
    "ends": "Есть на оба конца",
    "hold": "Твоё число открыто",
    "numbers": "Много чисел в руке",
    "orphans": "Сбережёт дубли",
    "next": "Готовит очки",
    "last": "Готовит выход",
    "danger": "Меньше риска",
    "block": "Рыба выгодна",
}
