# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what is said in Pai Gow."""
from text.hu.chinese import NAMES as NAMES

BANKER = "Bankár"

STAKE = "Válassz tétet"
RULES = ("Négy kőből rakj ki két kezet:", "egy felsőt és egy alsót.", "Mindkettő verje a bankárét.")
MAKE = "Rakj ki két kezet"
GOAL = "Mindkettő verje a bankárét."
THINKING = "Lássuk csak..."
REVEAL = "A bankár kezei"
HANDS = ("Felső kéz", "Alsó kéz")

STAKE_KEY = "tét"
SPLIT_KEY = "bontás %d/%d"
DEAL_KEY = "osztás"
PLAY_KEY = "mehet"
NEXT_KEY = "tovább"
RESULT_KEY = "vége"
HINT_KEY = "%s: tipp"
RANKING_KEY = "↑: rangsor"

# What two tiles make, in two short lines.
SUPREME = "Legfőbb"
PAIR = "pár"
PAIR_OF = "Pár"
MILITARY = ("5+5", "7+7", "8+8", "9+9")
WONG = "Wong"
GONG = "Gong"

# Which of two hands is better, and why.
BETTER = ("A bankáré", "A tiéd")
HIGHER = "erősebb"
LEVEL = "ha egyenlő"
NOTHING = "0 a 0 ellen"

WON = "Nyersz %d pontot"
LOST = "Vesztesz %d pontot"
PUSH = "Senki sem fizet"
GAIN = "+%d"
