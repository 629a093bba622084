# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the summary of a round of Tien Gow."""

WON_ROUND = ("Ты берёшь раунд", "%s берёт раунд")
ROUND = "Раунд %d/%d"
EXTRA_ROUND = "Раунд %d: дополнительный"
NEXT_BANKER = ("Дальше банкуешь ты", "Дальше банкует %s")
NOTE = "Платят 4 минус взятки, без взяток 5; с банкиром вдвое."
