# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the help on Tien Gow."""

PAGES = {
    "goal": ("A cél", "Négyen, mindenki magáért, 8 kínai kővel. Aki az utolsó ütést viszi, megnyeri a kört: a "
             "többiek fizetnek a hiányzó ütésekért. A végén a legtöbb pont nyer."),
    "civil": ("Civil kövek", "Mindből kettő van. A legnagyobb az Ég, a Föld, az Ember és a Béke. Két egyforma: "
                             "civil pár."),
    "military": ("Katonai kövek", "Mindből egy van; a pöttyök összege számít, 9-től 3-ig. Kettő azonos "
                 "összeggel: pár. A legfőbb pár a 4-2 és 2-1: semmi sem üti, és nem üt semmit."),
    "lead": ("Hívás", "Hívj követ, párt vagy csoportot: 1-2 civil és 1-2 katonai egy családból: Ég kilencessel, "
             "Föld nyolcassal, Ember hetessel, Béke ötössel."),
    "beat": ("Ütés vagy dobás", "A többiek sorban ráütnek arra, ami épp visz, ugyanolyan és ugyanannyi, de "
                                "nagyobb kővel; vagy ugyanannyit dobnak lefordítva. Ütni nem kötelező. A "
                                "legnagyobb viszi, és ő hív."),
    "last": ("Az utolsó ütés", "A négy kőből álló ütés négynek számít. Akinek még nincs ütése, az utolsót egy "
             "kővel nem viheti el: dobnia kell."),
    "domino": ("Fizetés", "Az utolsó ütés győztesének mindenki 4-et fizet, ütésenként eggyel kevesebbet; akinek "
               "nincs, 5-öt. A bankár kétszer annyit fizet és kap. A győztes lesz a bankár; az elsőt sorsoljuk."),
}
