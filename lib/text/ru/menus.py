# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the title and the pause, and the names of games, levels and players."""

OTHERS = ("Ира", "Лев", "Зоя", "Ким", "Мия", "Яша")
LEVELS = {"beginner": ("Новичок", "Пип"), "greedy": ("Жадина", "Гас"), "skilled": ("Знаток", "Сид"),
          "expert": ("Эксперт", "Ева")}
GAMES = {
    "all_fives": "Все пятёрки", "kurnik": "Курник", "draw": "Классика", "kozel": "Козёл", "bergen": "Берген",
    "blitz": "Блиц", "tien_gow": "Тяньцзю", "pai_gow": "Пай Гоу",
}

CONTINUE = "Продолжить"
NEW_GAME = "Новая игра"
OPTIONS = "Настройки"
STATISTICS = "Статистика"
PLAYERS = ("%d игрок", "%d игрока", "%d игроков")

PAUSE = "Пауза"
GO_ON = "Играть дальше"
HELP = "Справка"
NEW_MATCH = "Новая игра"
QUIT = "В меню"
HINT_KEY = "%s в свой ход: совет"
DEAL = "Раздача %d"
