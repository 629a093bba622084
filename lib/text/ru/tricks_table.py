# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what is said in Tien Gow."""
from text.ru.chinese import NAMES as NAMES

# What tiles make.
CIVIL = "гражданские"
MILITARY = "военные"
NUMBERS = {3: ("тройка",), 5: ("пятёрка", "пятёрки"), 6: ("шестёрка",), 7: ("семёрка", "семёрки"),
           8: ("восьмёрка", "восьмёрки"), 9: ("девятка", "девятки")}  # one tile, and two
CIVIL_TILE = "Гражданская %s"
MILITARY_TILE = "Военная %s"
PAIR = "Пара — %s"
SUPREME = "Высшая пара"
SET = "%s+%s"
TWO = "2×%s"

BANKER = ("Ты банкир: заходи", "%s — банкир, заходит")
LAST_ROUND = "Последний раунд!"

# What the person did, and what another did.
LED = ("Ты заходишь", "%s заходит")
BEAT = ("Ты бьёшь", "%s бьёт")
DROPPED = ("Ты сбрасываешь %d", "%s сбрасывает %d")
WON_TRICK = ("Ты берёшь взятку", "%s берёт взятку")
WON_TRICKS = ("Ты берёшь %d взятки", "%s берёт %d взятки")
WINNING = "%s: %s"
