# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English."""

YOU = "You"
LEVELS = {"beginner": ("Beginner", "Pip"), "greedy": ("Greedy", "Gus")}
GAMES = {"all_fives": "All Fives", "kurnik": "Kurnik"}

CONTINUE = "Continue"
NEW_GAME = "New game"

GAME = "Game"
OPPONENT = "Against"
START = "Play!"
OPTIONS = {"target": "Up to", "lead": "Leads", "blocked": "Blocked", "ends": "Ends", "set": "Set"}
VALUES = {"winner": "winner", "highest": "best tile", "points": "by points", "pips": "by pips"}
ABOUT = {
    "all_fives": "Make the open ends add up to 5, 10, 15... and score them.",
    "kurnik": "Five-point dominoes on one plain line, or on four ends.",
    "beginner": "Pip lays what fits and likes doubles.",
    "greedy": "Gus takes all the points he sees.",
    "target": "Who first has so many points wins the match.",
    "winner": "The winner of a round leads the next with any tile.",
    "highest": "The highest tile leads every round.",
    "points": "More points win, then fewer tiles, then who played last.",
    "pips": "Fewer pips win, then fewer tiles, then who played last.",
    "blocked": "Fewer pips win; if level, nobody scores.",
    2: "A plain line with two ends.",
    4: "The first double opens two more ends.",
    "start": "A starts the match. Up and down choose, left and right change.",
}

DRAW_KEY = "draw"
PASS_KEY = "pass"
PLAY_KEY = "play"
BACK_KEY = "back"

GOES_ON = "The match goes on"
YOUR_LEAD = "Lead any tile"
MUST_DRAW = "None fits: A draws"
MUST_PASS = "None fits: A passes"
YOU_DREW = "You drew %d"
YOU_PASS = "You pass"
YOU_PLAYED = "You played %s"
THEY_DREW = "%s drew %d"
THEY_PASS = "%s passes"
THEY_PLAYED = "%s played %s"
THEY_DREW_PLAYED = "%s drew %d: %s"
GAIN = "+%d"
BLOCKED = "Blocked!"
HINT = "Try %s"

PAUSE = "Pause"
GO_ON = "Go on"
NEW_MATCH = "New match"
QUIT = "Quit to title"
DEAL = "Deal %d"

YOU_OUT = "You go out first"
THEY_OUT = "%s goes out first"
YOU_BLOCKED = "Blocked: you win"
THEY_BLOCKED = "Blocked: %s wins"
NOBODY_BLOCKED = "Blocked: a tie"
ROUNDED = " rounded %d"
NEXT_ROUND = "next round"
RESULT = "result"

WON = "You win!"
LOST = "%s wins"
ROUNDS = "%d rounds"
ONE_ROUND = "1 round"
REMATCH = "Rematch"
TITLE = "Title"
