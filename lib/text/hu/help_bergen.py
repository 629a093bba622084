# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Bergen."""
from text.hu import help_line

PAGES = {
    "goal": ("A cél", "Legyen egyforma a két vég. 2-4 játékos, mindenki magáért, 6 kővel, négyen 5-tel. Ketten "
             "15 pontig, többen 10 pontig tart a meccs."),
    "line": help_line.LINE,
    "lead": ("Ki kezd", "Minden kört a 0-0 kezdi, vagy a legkisebb dupla: ez 2 pont. Ha senkinél sincs dupla, "
                        "a legkisebb kő, pont nélkül."),
    "points": ("Egyforma végek", "Ha a lépésed után a két vég egyforma, 2 pontot kapsz; ha az egyik dupla, "
               "3-at."),
    "draw": ("Húzás", "Ha semmi sem illik, csak egy követ húzol. Ha illik, lerakod, különben passzolsz. A talon "
             "két utolsó kövét nem húzzuk."),
    "domino": ("A kör vége", "Aki végez, 2 pontot kap. Blokknál az kap 2-t, akinél nincs dupla (több közül: "
                             "akinek kevesebb pöttye van); ha mindenkinél van, a legkisebb dupla. Ha egyenlő, "
                             "senki."),
    "keys": help_line.KEYS,
}
