# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the summary of a round of Tien Gow."""

WON_ROUND = ("Ти печелиш кръга", "%s печели кръга")
ROUND = "Кръг %d/%d"
EXTRA_ROUND = "Кръг %d: допълнителен"
NEXT_BANKER = ("Следващият банкер си ти", "Следващият банкер е %s")
NOTE = "Плаща се 4 минус взятките, без взятки 5; с банкера двойно."
