# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help pages that several line games share."""

LINE = ("Přikládání", "Ve svém tahu přilož kámen ke konci řady, na kterém je stejné číslo. Dublety leží napříč. "
        "Kdo může přiložit, musí.")
SUM = ("Součet", "Po každém kameni se konce sečtou; dubleta na konci se počítá celá. Je-li součet dělitelný "
                 "pěti, získáš ho. Vidíš ho nad stolem.")
SPINNER = ("První dubleta", "První dubleta kola má čtyři strany: když jsou obě její strany v řadě zakryté, "
           "přikládá se i nahoru a dolů. Pak už se nepočítá.")
DRAW = ("Lízání", "Když nic nesedí, lížeš z talonu po jednom, dokud nepřijde vhodný kámen: ten musíš přiložit. "
        "Když není co líznout, říkáš pas.")
KEYS = ("Ovládání", "Vlevo a vpravo volíš kámen, Ⓐ ho přiloží. Sedí-li na víc konců, přesouvají ho šipky. Nahoru "
        "a dolů prohlížíš dlouhou řadu. Ⓑ vrací zpět.")
