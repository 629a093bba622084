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
HIGHER = "is higher"
LEVEL = "when level"
NOTHING = "both are 0"

WON = "You win %d"
LOST = "You lose %d"
PUSH = "Push: nobody pays"
GAIN = "+%d"
