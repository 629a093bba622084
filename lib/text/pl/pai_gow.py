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
LEVEL = "przy remisie"
NOTHING = "0 przeciw 0"

WON = "Wygrywasz %d punktów"
LOST = "Tracisz %d punktów"
PUSH = "Remis: nikt nie płaci"
GAIN = "+%d"

RANKING = "Układy od najwyższego"
SUPREME_PAIR = "Wielka para"
CIVIL_PAIRS = "Pary, od lewej do prawej"
REST = (
    "Pary o wartości 9, 8, 7, 5",
    "Wong: 6-6 lub 1-1 z dziewiątką",
    "Gong: 6-6 lub 1-1 z ósemką",
    "Ostatnia cyfra sumy, od 9 do 0",
    "(4-2 i 2-1 to 3 albo 6)",
    "Remis: wyższy klocek, bank",
)
