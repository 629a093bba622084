# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what is said in Pai Gow."""
from text.pl.chinese import NAMES as NAMES

BANKER = "Bank"

STAKE = "Wybierz stawkę"
RULES = ("Z czterech klocków ułóż", "wyższy i niższy układ.", "Oba muszą pobić układy banku.")
MAKE = "Ułóż dwa układy"
GOAL = "Oba muszą pobić układy banku."
THINKING = "Niech pomyślę..."
REVEAL = "Układy banku"
HANDS = ("Wyższy", "Niższy")

STAKE_KEY = "stawka"
SPLIT_KEY = "układ %d/%d"
DEAL_KEY = "rozdaj"
PLAY_KEY = "graj"
NEXT_KEY = "dalej"
RESULT_KEY = "wynik"
HINT_KEY = "%s: rada"
RANKING_KEY = "↑: ranking"

# What two tiles make, in two short lines.
SUPREME = "Wielka"
PAIR = "para"
PAIR_OF = "Para"
MILITARY = ("5+5", "7+7", "8+8", "9+9")
WONG = "Wong"
GONG = "Gong"

# Which of two hands is better, and why.
BETTER = ("Banku", "Twój")
HIGHER = "jest wyższy"
LEVEL = "bo remis"
NOTHING = "0 przeciw 0"

WON = "Wygrywasz %d punktów"
LOST = "Tracisz %d punktów"
PUSH = "Remis: nikt nie płaci"
GAIN = "+%d"
