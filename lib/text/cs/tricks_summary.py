# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the summary of a round of Tien Gow."""

WON_ROUND = ("Vyhráváš kolo", "%s vyhrává kolo")
ROUND = "Kolo %d/%d"
EXTRA_ROUND = "Kolo %d: rozhodující"
NEXT_BANKER = ("Příště jsi bankéř ty", "Příště je bankéř %s")
NOTE = "Platí se 4 minus štychy, bez štychu 5; s bankéřem dvojnásob."
