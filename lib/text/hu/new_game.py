# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the choice of a new match."""

START = "Játék!"
KEYS = "Nyilak: váltás, Ⓐ: indul."
HELP_KEY = "%s: szabályok"
DONE = "Kész"
RULES = "Házi szabályok"
NONE = "nincs"  # the value of the row House rules, if none of them is changed
NAMES = {
    "game": "Játék", "players": "Játékos", "level": "Ellenfél", "target": "Cél", "lead": "Kezd",
    "blocked": "Blokknál", "ends": "Végek", "set": "Készlet", "rounds": "Körök",
}
PARTNERS = "2 a 2 ellen"
VALUES = {
    "lead": {"winner": "a győztes", "highest": "legnagyobb"},
    "blocked": {"points": "több pont", "pips": "kevés pötty"},
    "set": {6: "6-6-ig", 9: "9-9-ig", 12: "12-12-ig"},
}
ABOUT = {  # each thing to choose, or each of its values
    "game": {
        "all_fives": "Ha a végek összege 5, 10, 15..., annyi pontot kapsz.",
        "kurnik": "Ötösdominó egy sima sorban, vagy négy véggel.",
        "draw": "Végezz elsőnek, és tiéd a többiek minden pöttye.",
        "kozel": "A maradék pötty büntetőpont: 101-nél te vagy a kecske.",
        "bergen": "Ha a két vég egyforma, 2 pontot kapsz, duplával 3-at.",
        "blitz": "Rakj le egyszerre akárhány követ. Végezz elsőnek.",
        "tien_gow": "Vidd az utolsó ütést: a többi fizet a hiányzó ütésekért.",
        "pai_gow": "Négy kőből két kéz: mindkettő verje meg a bankárét.",
    },
    "players": {"alone": "Mindenki magáért játszik.", "partners": "Ági, aki veled szemben ül, a társad."},
    "level": {
        "beginner": "Edi és barátai azt rakják, ami jön, és csak néha látnak többet.",
        "greedy": "Pál és barátai azt lépik, ami elsőre a legjobb.",
        "skilled": "Vid és barátai előre gondolkodnak, és figyelik, mi nincs nálad.",
        "expert": "Éva és barátai minden lépést újra meg újra végiggondolnak.",
    },
    "rules": "Amit a szabályokon változtathatsz, és hogy hány tér el a szokásostól.",
    "target": "Aki elsőként ér el ennyi pontot, megnyeri a meccset.",
    "lead": {
        "winner": "A kör győztese kezdi a következőt, bármelyik kővel.",
        "highest": "Minden kört a legnagyobb kő kezd.",
    },
    "blocked": {
        "points": "Blokknál a több pont nyer, majd a kevesebb kő, majd az utolsó lépés.",
        "pips": "Blokknál a kevesebb pötty nyer, majd a kevesebb kő, majd az utolsó lépés.",
    },
    "ends": {2: "Sima sor két véggel.", 4: "Az első dupla két új véget nyit."},
    "set": {6: "28 kő, a dupla hatosig.", 9: "55 kő, a dupla kilencesig.",
            12: "91 kő, a dupla tizenkettesig."},
    "rounds": "Ennyi kör után az nyer, akinek a legtöbb pontja van.",
}
