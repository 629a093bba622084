# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the summary of a round of Tien Gow."""

WON_ROUND = ("Ты выигрываешь раунд", "%s выигрывает раунд")
ROUND = "Раунд %d из %d"
EXTRA_ROUND = "Раунд %d: дополнительный"
NEXT_BANKER = ("Следующий банкир — ты", "Следующий банкир — %s")
NOTE = "Платят 4 минус взятки, без взяток 5; банкир платит и получает вдвое."
