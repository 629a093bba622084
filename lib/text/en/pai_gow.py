# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said in Pai Gow."""
from text.en.chinese import NAMES as NAMES

BANKER = "Banker"

STAKE = "Choose your stake"
RULES = ("You get four tiles: make two", "hands of two, high and low.", "Both must beat the banker's.")
MAKE = "Make two hands"
GOAL = "Both must beat the banker's."
THINKING = "Let me see..."
REVEAL = "The banker's hands"
HANDS = ("High hand", "Low hand")

STAKE_KEY = "stake"
SPLIT_KEY = "split %d/%d"
DEAL_KEY = "deal"
PLAY_KEY = "play"
NEXT_KEY = "next"
RESULT_KEY = "result"
HINT_KEY = "%s: hint"
RANKING_KEY = "↑: ranking"

# What two tiles make, in two short lines.
SUPREME = "Supreme"
PAIR = "pair"
PAIR_OF = "Pair of"
MILITARY = ("fives", "sevens", "eights", "nines")
WONG = "Wong"
GONG = "Gong"

# Which of two hands is better, and why.
BETTER = ("Banker's", "Yours")
HIGHER = "ranks higher"
LEVEL = "when level"
NOTHING = "both are 0"

WON = "You win %d"
LOST = "You lose %d"
PUSH = "Nothing changes hands"
GAIN = "+%d"

RANKING = "Hands, high to low"
SUPREME_PAIR = "Supreme pair"
CIVIL_PAIRS = "Pairs, from left to right"
REST = (
    "Pairs that count 9, 8, 7, 5",
    "Wong: 6-6 or 1-1 with a nine",
    "Gong: 6-6 or 1-1 with an eight",
    "Last digit of the sum, 9 to 0",
    "(4-2 and 2-1 count 3 or 6)",
    "Level: higher tile, then banker",
)
