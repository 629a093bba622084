# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the guide to the first match."""

NOTES = {
    "choose": "Jasne klocki pasują. Wybierasz w lewo i w prawo, Ⓐ dokłada. Kilka możliwych końców wybiera się tak "
              "samo.",
    "sum": "U góry jest suma końców. Podzielną przez 5 dostajesz. +5 lub +10 obok ręki: tyle da klocek.",
    "spinner": "To pierwszy dubel rundy. Zakryj oba jego boki, a potem dokładaj też od góry i od dołu.",
    "draw": "Żaden klocek nie pasuje. Teraz bierzesz, aż trafisz na pasujący: musisz go dołożyć. Gdy nie ma co "
            "brać, tracisz kolejkę.",
    "end": "Runda skończona. Zwycięzca dostaje oczka, które zostały rywalowi, zaokrąglone w dół do 5.",
}
ON_KEY = "dalej"
NEVER_KEY = "bez samouczka"
