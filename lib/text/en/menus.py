# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the title and the pause, and the names of games, levels and players."""

OTHERS = ("Ivy", "Max", "Zoe", "Leo", "Mia", "Sam")
LEVELS = {"beginner": ("Beginner", "Pip"), "greedy": ("Greedy", "Gus"), "skilled": ("Skilled", "Sid"),
          "expert": ("Expert", "Eve")}
GAMES = {
    "all_fives": "All Fives", "kurnik": "Kurnik", "draw": "Draw", "kozel": "Kozel", "bergen": "Bergen",
    "blitz": "Blitz", "tien_gow": "Tien Gow", "pai_gow": "Pai Gow",
}

CONTINUE = "Continue"
NEW_GAME = "New game"
OPTIONS = "Options"
STATISTICS = "Statistics"
PLAYERS = ("%d player", "%d players")

PAUSE = "Pause"
GO_ON = "Resume"
HELP = "Help"
NEW_MATCH = "New match"
QUIT = "Quit to title"
HINT_KEY = "%s on your turn: a hint"
DEAL = "Deal %d"
