# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the summary of a round of a line game."""

WON_BLOCKED = ("Рыба: ты побеждаешь", "Рыба: %s побеждает")
TIED = "Рыба: ничья"
ROUNDED = "округлено: %d"
NOTHING = "Начислять нечего"
TO = "до %d"
TO_GOAT = "козёл: %d"
RULES = {
    "points blocked": "Решают: больше очков, меньше костей, последний ход.",
    "pips blocked": "Решают: меньше точек, меньше костей, последний ход.",
    "kurnik blocked": "Побеждает тот, у кого меньше точек; поровну — никто.",
    "draw blocked": "Побеждает тот, у кого меньше точек; поровну — никто.",
    "blitz blocked": "Побеждает тот, у кого меньше точек; поровну — никто.",
    "kozel blocked": "Точки на руках — штраф.",
    "kozel domino": "Точки на руках — штраф.",
    "bergen domino": "Кто вышел, получает 2 очка.",
    "bergen blocked": "2 очка: меньше точек без дублей, иначе младший дубль.",
}
