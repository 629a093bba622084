# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the summary of a round of Tien Gow, and its help."""

# The summary of a round.
WON_ROUND = ("Ти печелиш кръга", "%s печели кръга")
ROUND = "Кръг %d от %d"
EXTRA_ROUND = "Кръг %d: допълнителен"
NEXT_BANKER = ("Следващият банкер си ти", "Следващият банкер е %s")
NOTE = "Плаща се 4 минус взятките, без взятки 5; банкерът плаща и получава двойно."

# The help.
HELP = "Най-високите са вляво"
CIVIL_TILES = "Граждански: Небе Земя Човек Мир"
MILITARY_TILES = "Военни: по една от всяка"
GOES_TOGETHER = (
    "Чифт: същата плочка или сбор.",
    "Комплект: по 1 или 2 от двете:",
    "Небе+деветки, Земя+осмици,",
    "Човек+седмици, Мир+петици.",
    "Висш чифт: 4-2 с 2-1.",
)
