# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said in Tien Gow."""
from text.en.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "civil"
MILITARY = "military"
NUMBERS = {3: ("three",), 5: ("five", "fives"), 6: ("six",), 7: ("seven", "sevens"), 8: ("eight", "eights"),
           9: ("nine", "nines")}  # one tile, and two
CIVIL_TILE = "Civil %s"
MILITARY_TILE = "Military %s"
PAIR = "Pair of %s"
SUPREME = "Supreme pair"
SET = "%s + %s"
TWO = "2 %s"

LEAD_KEY = "lead"
BEAT_KEY = "beat"
DROP_KEY = "drop"
PICK_KEY = "pick"
CLEAR_KEY = "clear"
HELP_KEY = "help"

# What to do.
YOUR_LEAD = "Your lead: any tile or set"
BEAT_OR_DROP = ("Beat it, or drop a tile", "Beat it, or drop %d tiles")  # one tile, and several
MUST_DROP = ("Can't beat: drop a tile", "Can't beat: drop %d tiles")
BARRED = "Without a trick: must drop"
HINT = "Try this"
GOES_ON = "The match goes on"
BANKER = ("You are the banker", "%s, the banker, leads")

# What is picked.
LEADS = "%s: leads"
BEATS = "%s: beats"
DROP = ("%s: drop", "%d tiles: drop")  # one tile, and several
NO_LEAD = "No lead: unpick some"
PICK = "Pick %d tiles"
PICK_MORE = "Pick %d more"
TOO_MANY = "%d too many"

# What the person did, and what another did.
LED = ("You lead", "%s leads")
BEAT = ("You beat it", "%s beats it")
DROPPED = ("You drop %d", "%s drops %d")
WON_TRICK = ("You win a trick", "%s wins a trick")
WON_TRICKS = ("You win %d tricks", "%s wins %d tricks")
WINNING = "%s: %s"

# The summary of a round.
WON_ROUND = ("You win the round", "%s wins the round")
ROUND = "Round %d of %d"
EXTRA_ROUND = "Round %d: a tie-break"
NEXT_BANKER = ("You are the next banker", "%s is the next banker")
NOTE = "Each pays 4 less their tricks, or 5 without any; to or from the banker, twice that."

# The help.
HELP = "Highest on the left"
CIVIL_TILES = "Civil: Heaven Earth Man Harmony"
MILITARY_TILES = "Military: only one of each"
GOES_TOGETHER = (
    "Pair: two of a kind or value",
    "Sets have 1 or 2 of each:",
    "Heaven+nines, Earth+eights,",
    "Man+sevens, Harmony+fives",
    "Supreme pair: 4-2 with 2-1",
)
