# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the help on Pai Gow."""

PAGES = {
    "goal": ("Cel gry", "Podziel cztery klocki na wyższy i niższy układ. Oba muszą pobić układy banku. Niższy "
             "nie może być lepszy od wyższego."),
    "stake": ("Stawka", "Ty i bank macie na start po 100 punktów. Wybierz stawkę 5, 10 lub 25, ale nie więcej, "
                        "niż ma którekolwiek z was. Mecz się kończy, gdy ktoś ma zero."),
    "pairs": ("Pary", "Najwyższa jest wielka para, 4-2 i 2-1. Potem dwa takie same, od 6-6 i 1-1 w dół, a dalej "
              "dwa o tej samej sumie: 9, 8, 7, 5."),
    "wong": ("Wong, Gong, sumy", "Pod parami jest Wong: 6-6 lub 1-1 z 9; Gong jest z 8. Inaczej liczy się ostatnia "
             "cyfra sumy, 9 najlepsza. 4-2 i 2-1 to 3 lub 6, jak lepiej."),
    "level": ("Remis", "Przy remisie decyduje wyższy klocek w kolejności par. Gdy i one są równe albo oba układy "
              "mają 0, lepszy jest układ banku."),
    "domino": ("Wygrana", "Gdy oba twoje układy są lepsze, wygrywasz stawkę. Gdy oba są gorsze, tracisz ją. "
               "Jeden lepszy i jeden gorszy: nikt nie płaci."),
    "banker": ("Jak dzieli bank", "Bank ocenia układ po tym, ile ze wszystkich układów bije, i dzieli tak, by suma "
               "obu ocen była największa. Przy remisie bierze lepszy niższy układ."),
}
