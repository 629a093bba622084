# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Tien Gow."""

PAGES = {
    "goal": ("Cel gry", "Gra czworo, każdy za siebie, po 8 chińskich klocków. Kto weźmie ostatnią lewę, "
                        "wygrywa rundę: inni płacą za lewy, których im brak. Mecz wygrywa ten, kto ma "
                        "najwięcej punktów."),
    "civil": ("Cywilne", "Każdy jest tu dwa razy. Najwyższe są Niebo, Ziemia, Ludzie i Ład. Dwa takie same to "
              "para cywilna."),
    "military": ("Wojskowe", "Każdy jest tylko raz; liczy się suma, od 9 do 3. Dwa o tej samej sumie to para. "
                 "4-2 i 2-1 to wielka para: nic jej nie bije i ona nie bije niczego."),
    "lead": ("Wyjście", "Wyjdź klockiem, parą lub grupą: 1 lub 2 cywilne i 1 lub 2 wojskowe z jednej rodziny: "
             "Niebo z 9, Ziemia z 8, Ludzie z 7, Ład z 5."),
    "beat": ("Bij albo zrzuć", "Inni po kolei biją to, co prowadzi, tyloma wyższymi klockami tego rodzaju albo "
             "zrzucają tyle samo zakrytych. Bić nie trzeba. Najwyższe biorą lewę i wychodzą."),
    "last": ("Ostatnia lewa", "Lewa z czterech klocków liczy się za cztery. Kto nie ma lewy, nie może wziąć "
             "ostatniej, jeśli jest z jednego klocka: musi zrzucić."),
    "domino": ("Płacenie", "Kto weźmie ostatnią lewę, dostaje od każdego 4 minus jego lewy, a 5 od tego, kto nie "
               "ma żadnej. Bank płaci i dostaje podwójnie. Następny bank ma zwycięzca; o pierwszym decyduje los."),
}
