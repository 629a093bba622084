# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the summary of a round of Tien Gow, and its help."""

# The summary of a round.
WON_ROUND = ("Vyhráváš kolo", "%s vyhrává kolo")
ROUND = "Kolo %d z %d"
EXTRA_ROUND = "Kolo %d: rozhodující"
NEXT_BANKER = ("Příště jsi bankéř ty", "Příště je bankéř %s")
NOTE = "Každý platí 4 minus své štychy, bez štychu 5; bankéř platí a dostává dvojnásob."

# The help.
HELP = "Nejvyšší jsou vlevo"
CIVIL_TILES = "Civilní: Nebe Země Člověk Soulad"
MILITARY_TILES = "Vojenské: každý jednou"
GOES_TOGETHER = (
    "Pár: stejné nebo stejný součet.",
    "Skupina, 1 až 2 od každého:",
    "Nebe + 9, Země + 8,",
    "Člověk + 7, Soulad + 5.",
    "Vrchní pár: 4-2 a 2-1.",
)
