# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the summary of a round of Tien Gow."""

WON_ROUND = ("Megnyerted a kört", "%s nyerte a kört")
ROUND = "Kör: %d/%d"
EXTRA_ROUND = "%d. kör: a döntő"
NEXT_BANKER = ("Te leszel a bankár", "%s lesz a bankár")
NOTE = "Fizetség: 4 mínusz az ütések, ütés nélkül 5; a bankárnál dupla."
