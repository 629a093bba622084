# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: what is said in the person's turn in a line game."""

DRAW_KEY = "draw"
PASS_KEY = "pass"
PLAY_KEY = "play"
BACK_KEY = "back"
STOP_KEY = "stop"

YOUR_LEAD = "Lead any tile"
MUST_LEAD = "Must lead %s"
MUST_DRAW = "No fit: Ⓐ draws"
MUST_PASS = "No fit: Ⓐ passes"
DREW_IN_VAIN = "Drew %d: Ⓐ passes"
MAY_STOP = "Go on, or Ⓑ stops"
GAIN = "+%d"
THINKING = "Let me see..."
HINT_STOP = "Better stop: Ⓑ"
