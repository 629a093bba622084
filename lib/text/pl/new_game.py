# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the choice of a new match."""

START = "Graj!"
KEYS = "Strzałki: wybór, Ⓐ: gra."
HELP_KEY = "%s: zasady gry"
DONE = "Gotowe"
RULES = "Zasady domowe"
NONE = "brak"  # the value of the row House rules, if none of them is changed
NAMES = {
    "game": "Gra", "players": "Gracze", "level": "Rywal", "target": "Gra do", "lead": "Zaczyna",
    "blocked": "Blokada", "ends": "Końce", "set": "Zestaw", "rounds": "Rundy",
}
PARTNERS = "2 na 2"
VALUES = {
    "lead": {"winner": "zwycięzca", "highest": "najwyższy"},
    "blocked": {"points": "więcej pkt", "pips": "mniej oczek"},
    "set": {6: "do 6-6", 9: "do 9-9", 12: "do 12-12"},
}
ABOUT = {  # each thing to choose, or each of its values
    "game": {
        "all_fives": "Gdy końce dają razem 5, 10, 15..., dostajesz tyle punktów.",
        "kurnik": "Domino na piątki: zwykły łańcuch albo cztery końce.",
        "draw": "Skończ przed innymi, a ich oczka to twoje punkty.",
        "kozel": "Pozostałe oczka są karne. Kto zbierze 101, jest kozłem.",
        "bergen": "Gdy oba końce są równe, masz 2 punkty, a z dublem 3.",
        "blitz": "W ruchu wykładasz, ile chcesz. Skończ przed innymi.",
        "tien_gow": "Weź ostatnią lewę: inni płacą za lewy, których im brak.",
        "pai_gow": "Z czterech klocków ułóż dwa układy; oba muszą pobić bank.",
    },
    "players": {"alone": "Każdy gra za siebie.", "partners": "Ala, naprzeciw ciebie, jest twoją partnerką."},
    "level": {
        "beginner": "Jaś i znajomi kładą, co popadnie, a czasem widzą więcej.",
        "greedy": "Tom i znajomi biorą to, co od razu wygląda najlepiej.",
        "skilled": "Iza i znajomi myślą naprzód i pamiętają, czego ci brak.",
        "expert": "Ewa i znajomi rozważają każdy ruch raz za razem.",
    },
    "rules": "Zasady, które możesz zmienić, i ile z nich różni się od zwykłych.",
    "target": "Mecz wygrywa ten, kto pierwszy zbierze tyle punktów.",
    "lead": {
        "winner": "Zwycięzca rundy zaczyna następną dowolnym klockiem.",
        "highest": "Każdą rundę zaczyna najwyższy klocek.",
    },
    "blocked": {
        "points": "Przy blokadzie decyduje więcej punktów, potem mniej klocków, potem ostatni ruch.",
        "pips": "Przy blokadzie decyduje mniej oczek, potem mniej klocków, potem ostatni ruch.",
    },
    "ends": {2: "Zwykły łańcuch z dwoma końcami.", 4: "Pierwszy dubel otwiera dwa dodatkowe końce."},
    "set": {6: "28 klocków, do podwójnej szóstki.", 9: "55 klocków, do podwójnej dziewiątki.",
            12: "91 klocków, do podwójnej dwunastki."},
    "rounds": "Po tylu rundach wygrywa ten, kto ma najwięcej punktów.",
}
