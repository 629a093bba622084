# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the result of a match."""

WON = ("Ты побеждаешь!", "%s побеждает")
GOAT = ("Козёл — ты!", "Козёл — %s")
GOATS = ("Козлы — вы двое!", "Козлы — %s")
BEST_PLAY = "Лучший ход"
BEST_ROUND = "Лучший раунд"
WORST_ROUND = "Худший раунд"  # the most penalties
LONGEST_RUN = "Побед подряд"  # the most rounds that the same side has won one after another
AVERAGE = "Средняя разница"  # points a round that one was ahead
POINT = ","  # in a number such as 1.5
REMATCH = "Ещё раз"
LOOK_BACK = "Разбор"
TITLE = "В меню"
