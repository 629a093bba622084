# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the choice of a new match."""

START = "Play!"
KEYS = "Arrows choose, Ⓐ starts."
HELP_KEY = "%s: how to play"
NAMES = {
    "game": "Game", "players": "Players", "level": "Against", "target": "Up to", "lead": "Leads",
    "blocked": "Blocked", "ends": "Ends", "set": "Set", "rounds": "Rounds",
}
PARTNERS = "2 against 2"
VALUES = {"winner": "winner", "highest": "best tile", "points": "by points", "pips": "by pips"}
ABOUT = {  # each thing to choose, or each of its values
    "game": {
        "all_fives": "Make the open ends add up to 5, 10, 15... and score them.",
        "kurnik": "Five-point dominoes on one plain line, or on four ends.",
        "draw": "Go out first, and score the pips that the others hold.",
        "kozel": "The pips left are penalties. 101 of them make you the goat.",
        "bergen": "Like ends score 2, or 3 with a double. To 15; 10 for 3 or 4.",
        "blitz": "Lay as many tiles in a turn as you like. Go out first.",
        "tien_gow": "Win the last trick: the others pay for the tricks they lack.",
        "pai_gow": "Make two hands of four tiles; both must beat the banker's.",
    },
    "players": {"alone": "Each plays for themselves.", "partners": "Ivy, opposite you, is your partner."},
    "level": {
        "beginner": "Pip and friends lay what comes, and now and then see more.",
        "greedy": "Gus and friends take the best that they see at once.",
        "skilled": "Sid and friends think ahead, and note what you lack.",
        "expert": "Eve and friends think every move through, again and again.",
    },
    "target": "Who first has so many points wins the match.",
    "lead": {
        "winner": "The winner of a round leads the next with any tile.",
        "highest": "The highest tile leads every round.",
    },
    "blocked": {
        "points": "More points win, then fewer tiles, then who played last.",
        "pips": "Fewer pips win, then fewer tiles, then who played last.",
    },
    "ends": {2: "A plain line with two ends.", 4: "The first double opens two more ends."},
    "set": {6: "28 tiles, up to the double six.", 9: "55 tiles, up to the double nine.",
            12: "91 tiles, up to the double twelve."},
    "rounds": "After so many rounds most points win the match.",
}
