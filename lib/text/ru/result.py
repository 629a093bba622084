# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the result of a match."""

WON = ("Ты побеждаешь!", "%s побеждает")
GOAT = ("Козёл — ты!", "Козёл — %s")
GOATS = ("Козлы — вы двое!", "Козлы — %s")
ROUNDS = ("%d раунд", "%d раунда", "%d раундов")
REMATCH = "Ещё раз"
LOOK_BACK = "Просмотр"
TITLE = "В меню"
