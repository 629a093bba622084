# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what is said in Pai Gow."""
from text.ru.chinese import NAMES as NAMES

BANKER = "Банкир"

STAKE = "Выбери ставку"
RULES = ("Составь из четырёх костей", "две руки: старшую и младшую.", "Обе должны побить банкира.")
MAKE = "Составь две руки"
GOAL = "Обе должны побить банкира."
THINKING = "Дай подумать..."
REVEAL = "Руки банкира"
HANDS = ("Старшая", "Младшая")

STAKE_KEY = "ставка"
SPLIT_KEY = "руки %d/%d"
DEAL_KEY = "сдать"
PLAY_KEY = "играть"
NEXT_KEY = "дальше"
RESULT_KEY = "итог"
HINT_KEY = "%s: совет"
RANKING_KEY = "↑: ранг"

# What two tiles make, in two short lines.
SUPREME = "Высшая"
PAIR = "пара"
PAIR_OF = "Пара"
MILITARY = ("по 5", "по 7", "по 8", "по 9")
WONG = "Вонг"
GONG = "Гонг"

# Which of two hands is better, and why.
BETTER = ("Банкира", "Твоя")
HIGHER = "выше рангом"
LEVEL = "при ничьей"
NOTHING = "обе по нулю"

WON = "Ты выигрываешь %d"
LOST = "Ты проигрываешь %d"
PUSH = "Все при своих"
GAIN = "+%d"
