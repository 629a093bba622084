# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Blitz."""
from text.hu import help_line

PAGES = {
    "goal": ("A cél", "Fogyjanak el elsőnek a köveid. 4-8 játékos, mindenki magáért: négyen 7 kővel, öten "
                      "5-tel, hatan-heten 4-gyel, nyolcan 3-mal. Az nyer, aki előbb ér el 100 pontot (vagy "
                      "amennyit választasz)."),
    "line": help_line.LINE,
    "lead": ("Ki kezd", "Minden kört a 0-0 kezdi, vagy a legkevesebb pöttyű kő. A gazdája rögtön folytathatja."),
    "turn": ("Egyszerre több", "Ha te jössz, egymás után annyi követ raksz le, ahány illik, akár mindet. Az első "
             "kötelező; utána a Ⓑ gombbal megállhatsz."),
    "draw": ("Húzás és passz", "Ha semmi sem illik, húzol, amíg jó kő nem jön: azt le kell raknod. Ha nincs mit "
             "húzni (négyen és heten soha nincs), passzolsz."),
    "domino": ("A kör vége", "Aki végez, a többiek pöttyeit kapja. Ha már senki sem léphet, az nyer, akinek a "
               "legkevesebb pöttye van: a többiekét kapja, mínusz a sajátját. Ha egyenlő, senki."),
    "keys": help_line.KEYS,
}
