# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the title and the pause, and the names of games, levels and players."""

OTHERS = ("Ния", "Лео", "Зоя", "Иво", "Мая", "Дан")
LEVELS = {"beginner": ("Начинаещ", "Пип"), "greedy": ("Лакомник", "Гас"), "skilled": ("Познавач", "Сид"),
          "expert": ("Експерт", "Ева")}
GAMES = {
    "all_fives": "Петици", "kurnik": "Курник", "draw": "Класическо", "kozel": "Козел", "bergen": "Берген",
    "blitz": "Блиц", "tien_gow": "Тиен Гоу", "pai_gow": "Пай Гоу",
}

CONTINUE = "Продължи"
NEW_GAME = "Нова игра"
OPTIONS = "Настройки"
STATISTICS = "Статистика"
PLAYERS = ("%d играч", "%d играчи")

PAUSE = "Пауза"
GO_ON = "Продължи"
HELP = "Помощ"
NEW_MATCH = "Нова игра"
QUIT = "Към началото"
HINT_KEY = "%s на твой ход: съвет"
DEAL = "Раздаване %d"
