# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the guide to the first match."""

NOTES = {
    "choose": "A világos kövek illenek. Balra-jobbra választasz, Ⓐ lerakja. Ha a kő több véghez is illik, a "
              "véget is így választod ki.",
    "sum": "Fent a végek összege áll. Ha lépés után osztható öttel, a tiéd. +5 vagy +10 alul: ennyit ér a kő.",
    "spinner": "Ez a kör első duplája. Fedd el mindkét oldalát, és fölé meg alá is rakhatsz.",
    "draw": "Egyik köved sem illik. Most húzol, amíg jó kő nem jön: azt le kell raknod. Ha nincs mit húzni, "
            "passzolsz.",
    "end": "Vége a körnek. A győztes megkapja az ellenfél maradék pöttyeit, lefelé kerekítve ötösre.",
}
ON_KEY = "tovább"
NEVER_KEY = "kihagyom"
