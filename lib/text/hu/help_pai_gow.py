# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Pai Gow."""

PAGES = {
    "goal": ("A cél", "Bontsd a négy követ felső és alsó kézre. Mindkettő verje meg a bankárét. Az alsó nem "
             "lehet erősebb a felsőnél."),
    "stake": ("A tét", "Te és a bankár 100 ponttal kezdtek. A tét 5, 10 vagy 25, de nem több, mint amennyi "
              "bármelyikteknek van. Ha valamelyikőtöké elfogy, vége a meccsnek."),
    "pairs": ("Párok", "Első a legfőbb pár: 4-2 és 2-1. Aztán két egyforma, 6-6-tól és 1-1-től lefelé, majd két "
              "azonos összegű: 9, 8, 7, 5."),
    "wong": ("Wong, Gong, pont", "A párok alatt a Wong: 6-6 vagy 1-1 kilencessel; a Gong nyolcassal. Különben "
             "az összeg utolsó jegye, 9 a legjobb. 4-2 és 2-1: 3 vagy 6, ami jobb."),
    "level": ("Egyenlő kezek", "Ha egyenlő, a nagyobb kő dönt, a párok sorrendje szerint. Ha az is egyenlő, vagy "
              "mindkét kéz 0, a bankáré a jobb."),
    "domino": ("Nyeremény", "Ha mindkét kezed jobb, megnyered a tétet. Ha mindkettő rosszabb, elveszted. Ha egy "
               "jobb és egy rosszabb, senki sem fizet."),
    "banker": ("A bankár módszere", "A bankár azt nézi, egy kéz hányat ver meg az összes közül, és úgy bont, hogy "
               "a kettő összege a legnagyobb legyen. Ha egyenlő, a jobb alsó kezet választja."),
}
