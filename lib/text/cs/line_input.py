# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: what is said in the person's turn in a line game."""

DRAW_KEY = "lízni"
PASS_KEY = "pas"
PLAY_KEY = "hraj"
BACK_KEY = "zpět"
STOP_KEY = "dost"

YOUR_LEAD = "Vynes, co chceš"
MUST_LEAD = "Musíš vynést %s"
MUST_DRAW = "Nemáš čím: Ⓐ líže"
MUST_PASS = "Nemáš čím: Ⓐ pas"
DREW_IN_VAIN = "Líznuto %d: Ⓐ pas"
MAY_STOP = "Dál, nebo Ⓑ: dost"
GAIN = "+%d"
THINKING = "Přemýšlím..."
HINT_STOP = "Radši skonči: Ⓑ"
