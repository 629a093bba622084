# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what is said in the person's turn in a line game."""

DRAW_KEY = "взять"
PASS_KEY = "пас"
PLAY_KEY = "ход"
BACK_KEY = "назад"
STOP_KEY = "стоп"

YOUR_LEAD = "Заходи с любой"
MUST_LEAD = "Надо зайти с %s"
MUST_DRAW = "Хода нет: Ⓐ взять"
MUST_PASS = "Хода нет: Ⓐ пас"
DREW_IN_VAIN = "Взято %d: Ⓐ пас"
MAY_STOP = "Ещё ход или Ⓑ стоп"
GAIN = "+%d"
THINKING = "Дай подумать..."
HINT_STOP = "Лучше стоп: Ⓑ"
