# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what is said in Pai Gow."""
from text.bg.chinese import NAMES as NAMES

BANKER = "Банкер"

STAKE = "Избери залог"
RULES = ("От четири плочки направи", "две ръце: висока и ниска.", "И двете трябва да бият банкера.")
MAKE = "Направи две ръце"
GOAL = "И двете трябва да бият банкера."
THINKING = "Да помисля..."
REVEAL = "Ръцете на банкера"
HANDS = ("Висока", "Ниска")

STAKE_KEY = "залог"
SPLIT_KEY = "ръце %d/%d"
DEAL_KEY = "раздай"
PLAY_KEY = "играй"
NEXT_KEY = "напред"
RESULT_KEY = "край"
HINT_KEY = "%s: съвет"
RANKING_KEY = "↑: ранг"

# What two tiles make, in two short lines.
SUPREME = "Царски"
PAIR = "чифт"
PAIR_OF = "Чифт"
MILITARY = ("по 5", "по 7", "по 8", "по 9")
WONG = "Вонг"
GONG = "Гонг"

# Which of two hands is better, and why.
BETTER = ("На банкера", "Твоята")
HIGHER = "е по-силна"
LEVEL = "при равни"
NOTHING = "две нули"

WON = "Печелиш %d"
LOST = "Губиш %d"
PUSH = "Никой не печели"
GAIN = "+%d"
