# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: what is said in the person's turn in a line game."""

DRAW_KEY = "weź"
PASS_KEY = "pas"
PLAY_KEY = "graj"
BACK_KEY = "wróć"
STOP_KEY = "stop"

YOUR_LEAD = "Wyłóż, co chcesz"
MUST_LEAD = "Zacznij od %s"
MUST_DRAW = "Brak ruchu: Ⓐ weź"
MUST_PASS = "Brak ruchu: Ⓐ pas"
DREW_IN_VAIN = "Dobrane %d: Ⓐ pas"
MAY_STOP = "Dalej albo Ⓑ: stop"
GAIN = "+%d"
THINKING = "Niech pomyślę..."
HINT_STOP = "Lepszy stop: Ⓑ"
