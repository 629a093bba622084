# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the title and the pause, and the names of games, levels and players."""

OTHERS = ("Ida", "Max", "Zoe", "Leo", "Mia", "Dan")
LEVELS = {"beginner": ("Začátečník", "Ota"), "greedy": ("Chamtivec", "Vít"), "skilled": ("Znalec", "Jan"),
          "expert": ("Expert", "Eva")}
GAMES = {
    "all_fives": "Pětky", "kurnik": "Kurnik", "draw": "Klasika", "kozel": "Kozel", "bergen": "Bergen",
    "blitz": "Blitz", "tien_gow": "Tien Gow", "pai_gow": "Pai Gow",
}

CONTINUE = "Pokračovat"
NEW_GAME = "Nová hra"
OPTIONS = "Nastavení"
STATISTICS = "Statistiky"
PLAYERS = ("%d hráč", "%d hráči", "%d hráčů")

PAUSE = "Pauza"
GO_ON = "Pokračovat"
HELP = "Nápověda"
NEW_MATCH = "Nový zápas"
QUIT = "Hlavní menu"
HINT_KEY = "%s, když jsi na tahu: rada"
DEAL = "Rozdání %d"
