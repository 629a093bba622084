# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the title and the pause, and the names of games, levels and players."""

OTHERS = ("Ala", "Max", "Kim", "Leo", "Mia", "Ben")
LEVELS = {"beginner": ("Nowicjusz", "Jaś"), "greedy": ("Chciwiec", "Tom"), "skilled": ("Znawca", "Iza"),
          "expert": ("Ekspert", "Ewa")}
GAMES = {
    "all_fives": "Piątki", "kurnik": "Kurnik", "draw": "Klasyczne", "kozel": "Kozioł", "bergen": "Bergen",
    "blitz": "Blitz", "tien_gow": "Tien Gow", "pai_gow": "Pai Gow",
}

CONTINUE = "Graj dalej"
NEW_GAME = "Nowa gra"
OPTIONS = "Ustawienia"
STATISTICS = "Statystyki"
PLAYERS = ("%d gracz", "%d graczy", "%d graczy")

PAUSE = "Pauza"
GO_ON = "Graj dalej"
HELP = "Pomoc"
NEW_MATCH = "Nowy mecz"
QUIT = "Menu główne"
HINT_KEY = "%s w swoim ruchu: rada"
DEAL = "Rozdanie %d"
