# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: what is said in the person's turn in a line game."""

DRAW_KEY = "húzz"
PASS_KEY = "passz"
PLAY_KEY = "lépj"
BACK_KEY = "vissza"
STOP_KEY = "elég"

YOUR_LEAD = "Kezdj bármivel"
MUST_LEAD = "A kezdőkő: %s"
MUST_DRAW = "Nincs jó kő: Ⓐ húz"
MUST_PASS = "Nincs jó: Ⓐ passz"
DREW_IN_VAIN = "Húztál %d: Ⓐ passz"
MAY_STOP = "Tovább vagy Ⓑ elég"
GAIN = "+%d"
THINKING = "Lássuk csak..."
HINT_STOP = "Jobb megállni: Ⓑ"
