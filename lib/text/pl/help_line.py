# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help pages that several line games share."""

LINE = ("Dokładanie", "W swoim ruchu dołóż klocek do końca łańcucha, na którym jest taka sama liczba. Duble leżą "
        "w poprzek. Kto może, musi dołożyć.")
SUM = ("Suma", "Po każdym klocku sumuje się końce; dubel na końcu liczy się z obu stron. Sumę podzielną przez 5 "
       "dostajesz jako punkty. Widać ją nad stołem.")
SPINNER = ("Pierwszy dubel", "Pierwszy dubel rundy ma cztery strony: gdy boki są zakryte, dokłada się "
                             "też od góry i dołu. Potem już się nie liczy.")
DRAW = ("Dobieranie", "Gdy nic nie pasuje, bierzesz ze stosu po jednym, aż trafisz na pasujący klocek: musisz go "
        "dołożyć. Gdy nie ma co brać, tracisz kolejkę.")
KEYS = ("Przyciski", "Lewo i prawo wybierają klocek, Ⓐ go dokłada. Gdy pasuje do kilku końców, przesuwają go "
        "strzałki. Góra i dół przewijają długi łańcuch. Ⓑ cofa.")
