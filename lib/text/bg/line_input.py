# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what is said in the person's turn in a line game."""

DRAW_KEY = "тегли"
PASS_KEY = "пас"
PLAY_KEY = "играй"
BACK_KEY = "назад"
STOP_KEY = "стоп"

YOUR_LEAD = "Започни с коя да е"
MUST_LEAD = "Започни с %s"
MUST_DRAW = "Няма ход: Ⓐ тегли"
MUST_PASS = "Няма ход: Ⓐ пас"
DREW_IN_VAIN = "Теглиш %d: Ⓐ пас"
MAY_STOP = "Още или Ⓑ за стоп"
GAIN = "+%d"
THINKING = "Да помисля..."
HINT_STOP = "По-добре стоп: Ⓑ"
