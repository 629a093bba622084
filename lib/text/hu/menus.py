# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the title and the pause, and the names of games, levels and players."""

OTHERS = ("Ági", "Max", "Zoé", "Leó", "Mia", "Tas")
LEVELS = {"beginner": ("Kezdő", "Edi"), "greedy": ("Mohó", "Pál"), "skilled": ("Ügyes", "Vid"),
          "expert": ("Mester", "Éva")}
GAMES = {
    "all_fives": "Ötösök", "kurnik": "Kurnik", "draw": "Klasszikus", "kozel": "Kecske", "bergen": "Bergen",
    "blitz": "Villám", "tien_gow": "Tien Gow", "pai_gow": "Pai Gow",
}

CONTINUE = "Folytatás"
NEW_GAME = "Új játék"
OPTIONS = "Beállítások"
STATISTICS = "Statisztika"
PLAYERS = ("%d játékos",)

PAUSE = "Szünet"
GO_ON = "Folytatás"
HELP = "Súgó"
NEW_MATCH = "Új meccs"
QUIT = "Főmenü"
HINT_KEY = "%s, ha te jössz: tipp"
DEAL = "Osztás: %d"
