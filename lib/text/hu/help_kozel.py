# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Kozel."""
from text.hu import help_line

PAGES = {
    "goal": ("A cél", "Ne te légy a kecske! A nálad maradt pötty büntetőpont. Ha valakié eléri a 101-et, az a "
             "kecske, akinek a legtöbb van. Négyen két pár játszik, ketten-hárman mindenki magáért."),
    "line": help_line.LINE,
    "lead": ("Ki kezd", "Mindenkinek 7 köve van. Az első kört az 1-1 kezdi, ennek híján 2-2, 3-3... 6-6, 0-0. "
             "Később az, aki végzett, bármivel; blokk után az utolsó lépő."),
    "draw": ("Húzás és passz", "Ha semmi sem illik, ketten vagy hárman húznak, amíg jó kő nem jön, és lerakják. "
             "Négyen nincs mit húzni: passz."),
    "domino": ("A kör vége", "A kör véget ér, ha valaki végez, vagy ha senki sem tud lépni és húzni. Mindenki "
                             "megkapja a nála maradt pöttyöket, a pár együtt. Ha holtverseny van a végén, jön "
                             "még egy kör."),
    "keys": help_line.KEYS,
}
