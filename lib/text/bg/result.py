# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the result of a match."""

WON = ("Ти печелиш!", "%s печели")
GOAT = ("Ти си козелът!", "Козелът е %s")
GOATS = ("Вие сте козлите!", "Козлите са %s")
BEST_PLAY = "Най-добър ход"
BEST_ROUND = "Най-добър кръг"
WORST_ROUND = "Най-лош кръг"  # the most penalties
LONGEST_RUN = "Победи подред"  # the most rounds that the same side has won one after another
AVERAGE = "Средна разлика"  # points a round that one was ahead
POINT = ","  # in a number such as 1.5
REMATCH = "Още веднъж"
LOOK_BACK = "Анализ"
TITLE = "Начало"
