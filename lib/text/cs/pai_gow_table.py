# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what is said in Pai Gow."""
from text.cs.chinese import NAMES as NAMES

BANKER = "Bankéř"

STAKE = "Zvol sázku"
RULES = ("Ze čtyř kamenů slož dvojice:", "vyšší a nižší.", "Obě musí porazit bankéřovy.")
MAKE = "Slož dvě dvojice"
GOAL = "Obě musí porazit bankéřovy."
THINKING = "Přemýšlím..."
REVEAL = "Bankéřovy dvojice"
HANDS = ("Vyšší", "Nižší")

STAKE_KEY = "sázka"
SPLIT_KEY = "dělení %d/%d"
DEAL_KEY = "rozdej"
PLAY_KEY = "hraj"
NEXT_KEY = "dál"
RESULT_KEY = "konec"
HINT_KEY = "%s: rada"
RANKING_KEY = "↑: pořadí"

# What two tiles make, in two short lines.
SUPREME = "Velký"
PAIR = "pár"
PAIR_OF = "Pár"
MILITARY = ("5+5", "7+7", "8+8", "9+9")
WONG = "Wong"
GONG = "Gong"

# Which of two hands is better, and why.
BETTER = ("Bankéřova", "Tvoje")
HIGHER = "je vyšší"
LEVEL = "při shodě"
NOTHING = "0 proti 0"

WON = "Vyhráváš %d bodů"
LOST = "Ztrácíš %d bodů"
PUSH = "Nikdo nic neplatí"
GAIN = "+%d"
