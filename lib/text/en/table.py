# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said on the table."""

DRAW_KEY = "draw"
PASS_KEY = "pass"
PLAY_KEY = "play"
BACK_KEY = "back"
STOP_KEY = "stop"

GOES_ON = "The match goes on"
YOUR_LEAD = "Lead any tile"
MUST_LEAD = "%s has to lead"
MUST_DRAW = "None fit: A draws"
MUST_PASS = "None fit: A passes"
DREW_IN_VAIN = "Drew %d: A passes"
MAY_STOP = "Go on, or B stops"
GAIN = "+%d"
HINT = "Try %s"
HINT_STOP = "Try to stop: B"

# What the person did, and what another did.
DREW = ("You drew %d", "%s drew %d")
PASSED = ("You pass", "%s passes")
STOPPED = ("You stop", "%s stops")
PLAYED = ("You played %s", "%s played %s")
DREW_PLAYED = ("You drew %d: %s", "%s drew %d: %s")
LED = ("You lead %s", "%s leads %s")
WENT_ON = ("You go on: %s", "%s goes on: %s")
REASONS = {
    "lead": ("Led a double: +%d", "%s: led double +%d"),
    "ends": ("Ends alike: +%d", "%s: ends alike +%d"),
    "double": ("Alike, double: +%d", "%s: and double +%d"),
}
