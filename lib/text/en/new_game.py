# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the choice of a new match."""

START = "Play!"
KEYS = "Arrows choose, Ⓐ starts."
HELP_KEY = "%s: how to play"
DONE = "Done"
RULES = "House rules"
NONE = "none"  # the value of the row House rules, if none of them is changed
NAMES = {
    "game": "Game", "players": "Players", "level": "Against", "target": "Play to", "lead": "Starts",
    "blocked": "Blocked", "ends": "Ends", "set": "Tiles", "rounds": "Rounds",
}
PARTNERS = "2 against 2"
VALUES = {
    "lead": {"winner": "last winner", "highest": "top tile"},
    "blocked": {"points": "more points", "pips": "fewer pips"},
    "set": {6: "up to 6-6", 9: "up to 9-9", 12: "up to 12-12"},
}
ABOUT = {  # each thing to choose, or each of its values
    "game": {
        "all_fives": "Make the ends add up to 5, 10, 15... and score the sum.",
        "kurnik": "Five-point dominoes on one plain line, or on four ends.",
        "draw": "Go out first, and score the pips that all others hold.",
        "kozel": "Pips left count against you. 101 of them make you the goat.",
        "bergen": "Make both ends alike: 2 points, or 3 with a double.",
        "blitz": "Play as many tiles in a turn as you like. Go out first.",
        "tien_gow": "Win the last trick: the others pay for the tricks they lack.",
        "pai_gow": "Make two hands of four tiles; both must beat the banker's.",
    },
    "players": {"alone": "Each plays for themselves.", "partners": "Ivy, opposite you, is your partner."},
    "level": {
        "beginner": "Pip and friends play whatever fits, and sometimes spot more.",
        "greedy": "Gus and friends take the best that they see at once.",
        "skilled": "Sid and friends think ahead, and remember what you lack.",
        "expert": "Eve and friends think every move through, again and again.",
    },
    "rules": "Rules that you can change, and how many differ from the usual ones.",
    "target": "First to this many points wins the match.",
    "lead": {
        "winner": "The winner of a round leads the next with any tile.",
        "highest": "The highest tile leads every round.",
    },
    "blocked": {
        "points": "A blocked round: more points win, then fewer tiles, then the last to play.",
        "pips": "A blocked round: fewer pips win, then fewer tiles, then the last to play.",
    },
    "ends": {2: "A plain line with two ends.", 4: "The first double opens two more ends."},
    "set": {6: "28 tiles, up to the double six.", 9: "55 tiles, up to the double nine.",
            12: "91 tiles, up to the double twelve."},
    "rounds": "Whoever has the most points after so many rounds wins the match.",
}
