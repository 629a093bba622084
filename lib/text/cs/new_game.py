# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: the choice of a new match."""

START = "Hrát!"
KEYS = "Šipky volí, Ⓐ spustí hru."
HELP_KEY = "%s: pravidla"
DONE = "Hotovo"
RULES = "Domácí pravidla"
NONE = "žádná"  # the value of the row House rules, if none of them is changed
NAMES = {
    "game": "Hra", "players": "Hráči", "level": "Soupeř", "target": "Hrát do", "lead": "Začíná",
    "blocked": "Blok", "ends": "Konce", "set": "Sada", "rounds": "Kola",
}
PARTNERS = "2 proti 2"
VALUES = {
    "lead": {"winner": "vítěz", "highest": "nejvyšší"},
    "blocked": {"points": "víc bodů", "pips": "méně teček"},
    "set": {6: "do 6-6", 9: "do 9-9", 12: "do 12-12"},
}
ABOUT = {  # each thing to choose, or each of its values
    "game": {
        "all_fives": "Když je součet konců 5, 10, 15..., získáš tolik bodů.",
        "kurnik": "Domino na pětky v jedné řadě, nebo se čtyřmi konci.",
        "draw": "Dohraj jako první a získej body za tečky ostatních.",
        "kozel": "Zbylé tečky jsou trestné. Kdo jich má 101, je kozel.",
        "bergen": "Stejná čísla na obou koncích dají 2 body, s dubletou 3.",
        "blitz": "V tahu vylož, kolik kamenů chceš. Dohraj jako první.",
        "tien_gow": "Vezmi poslední štych: ostatní platí za štychy, co jim chybí.",
        "pai_gow": "Dvě dvojice ze čtyř kamenů: obě musí porazit bankéře.",
    },
    "players": {"alone": "Každý hraje sám za sebe.", "partners": "Ida, která sedí naproti tobě, hraje s tebou."},
    "level": {
        "beginner": "Ota a přátelé přikládají, co přijde, a jen občas vidí víc.",
        "greedy": "Vít a přátelé berou to nejlepší, co hned vidí.",
        "skilled": "Jan a přátelé myslí dopředu a všímají si, co ti chybí.",
        "expert": "Eva a přátelé promýšlejí každý tah znovu a znovu.",
    },
    "rules": "Která pravidla můžeš změnit a kolik jich už je změněno.",
    "target": "Kdo má jako první tolik bodů, vyhrává zápas.",
    "lead": {
        "winner": "Vítěz kola vynáší v dalším kole libovolný kámen.",
        "highest": "V každém kole se vynáší nejvyšší kámen.",
    },
    "blocked": {
        "points": "Při bloku vyhrává ten, kdo má víc bodů, pak méně kamenů, pak poslední tah.",
        "pips": "Při bloku vyhrává ten, kdo má méně teček, pak méně kamenů, pak poslední tah.",
    },
    "ends": {2: "Jedna řada se dvěma konci.", 4: "První dubleta otevře další dva konce."},
    "set": {6: "28 kamenů, až po dvojitou šestku.", 9: "55 kamenů, až po dvojitou devítku.",
            12: "91 kamenů, až po dvojitou dvanáctku."},
    "rounds": "Po tolika kolech vyhrává ten, kdo má nejvíc bodů.",
}
