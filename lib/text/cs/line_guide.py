# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the guide to the first match."""

NOTES = {
    "choose": "Světlé kameny sedí. Vlevo a vpravo vybíráš, Ⓐ přiloží. Když kámen sedí na víc konců, stejně "
              "vybereš i konec.",
    "sum": "Nahoře je součet konců: násobek pěti získáš. +5 nebo +10 u ruky: tolik kámen přinese.",
    "spinner": "Tohle je první dubleta kola. Zakryj obě její strany a můžeš přikládat i nahoru a dolů.",
    "draw": "Žádný kámen nesedí. Teď lížeš, dokud nepřijde vhodný: ten musíš přiložit. Když není co líznout, "
            "říkáš pas.",
    "end": "Kolo skončilo. Vítěz získá tečky, které soupeři zbyly, zaokrouhlené dolů na násobek 5.",
}
ON_KEY = "dál"
NEVER_KEY = "bez průvodce"
