# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the guide to the first match."""

NOTES = {
    "sum": "Fent látod a végeket és az összegüket. Ha a lépésed után osztható 5-tel, a tiéd: a köveid mellett "
           "ezt látod: +5, +10...",
    "spinner": "Itt fekszik a kör első duplája. Ha a sorban mindkét oldala fedett, fölé és alá is rakhatsz.",
    "draw": "Egy köved sem illik. Most húzol, amíg jó kő nem jön: azt le kell raknod. Ha nincs mit húzni, "
            "passzolsz.",
    "end": "Vége a körnek. A győztes megkapja az ellenfél maradék pöttyeit, lefelé kerekítve ötösre. Mindjárt "
           "látod, hogyan.",
}
ON_KEY = "tovább"
NEVER_KEY = "soha többet"
