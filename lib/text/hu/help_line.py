# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help pages that several line games share."""

LINE = ("Illesztés", "Ha te jössz, illessz egy követ a sor olyan végéhez, amelyen ugyanaz a szám áll. A duplák "
        "keresztben fekszenek. Ha tudsz lépni, muszáj.")
SUM = ("Az összeg", "Minden kő után összeadjuk a végeket; a szélső dupla mindkét fele számít. Ha az összeg "
       "osztható 5-tel, a tiéd. Az asztal fölött látod.")
SPINNER = ("Az első dupla", "A kör első duplája négyfelé nyílik: ha mindkét oldala fedett, fölé és alá is "
                            "rakhatsz. A dupla akkor már nem számít.")
DRAW = ("Húzás", "Ha semmi sem illik, egyesével húzol a talonból, amíg jó kő nem jön: azt le kell raknod. Ha "
        "nincs mit húzni, passzolsz.")
KEYS = ("Gombok", "A bal és a jobb követ választ, Ⓐ lerakja. Ha több véghez is illik, a nyilak viszik végről "
                  "végre. A fel és a le a hosszú sort mutatja. A Ⓑ visszalép.")
