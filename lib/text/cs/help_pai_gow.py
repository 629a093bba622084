# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the help on Pai Gow."""

PAGES = {
    "goal": ("Cíl hry", "Rozděl čtyři kameny na vyšší a nižší dvojici. Obě musí porazit bankéřovy. Nižší nesmí "
             "být silnější než vyšší."),
    "stake": ("Sázka", "Ty i bankéř začínáte se 100 body. Zvol sázku 5, 10 nebo 25, ale ne víc, než má "
                       "kterýkoli z vás. Zápas končí, když jeden nemá nic."),
    "pairs": ("Páry", "Nejvyšší je velký pár, 4-2 a 2-1. Pak dva stejné, od 6-6 a 1-1 dolů, a pak dva se "
                      "stejným součtem: 9, 8, 7, 5."),
    "wong": ("Wong, Gong, body", "Pod páry je Wong: 6-6 nebo 1-1 s 9; Gong je s 8. Jinak platí poslední číslice "
             "součtu, 9 je nejlepší. 4-2 a 2-1 platí 3 nebo 6, co je lepší."),
    "level": ("Shoda", "Při shodě rozhoduje vyšší kámen v pořadí párů. Jsou-li i ty shodné, nebo obě dvojice "
              "platí 0, je lepší bankéřova."),
    "domino": ("Výhra", "Jsou-li obě tvé dvojice lepší, vyhráváš sázku. Jsou-li obě horší, ztrácíš ji. Jedna "
               "lepší a jedna horší: nikdo nic neplatí."),
    "banker": ("Jak dělí bankéř", "Bankéř hodnotí dvojici podle toho, kolik ze všech dvojic porazí, a dělí "
                                  "tak, aby byl součet obou hodnot největší. Při shodě bere lepší nižší "
                                  "dvojici."),
}
