# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what is said in Tien Gow."""
from text.bg.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "граждански"
MILITARY = "военни"
NUMBERS = {3: ("тройка",), 5: ("петица", "петици"), 6: ("шестица",), 7: ("седмица", "седмици"),
           8: ("осмица", "осмици"), 9: ("деветка", "деветки")}  # one tile, and two
CIVIL_TILE = "Гражданска %s"
MILITARY_TILE = "Военна %s"
PAIR = "Чифт %s"
SUPREME = "Царски чифт"
SET = "%s+%s"
TWO = "2×%s"

BANKER = ("Ти си банкер: започни", "%s е банкер и започва")
LAST_ROUND = "Последен кръг!"

# What the person did, and what another did.
LED = ("Ти започваш", "%s започва")
BEAT = ("Ти биеш", "%s бие")
DROPPED = ("Ти чистиш %d", "%s чисти %d")
WON_TRICK = ("Ти печелиш взятка", "%s печели взятка")
WON_TRICKS = ("Ти печелиш %d взятки", "%s печели %d взятки")
WINNING = "%s: %s"
