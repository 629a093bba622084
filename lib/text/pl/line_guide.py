# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: the guide to the first match."""

NOTES = {
    "sum": "U góry widać końce i ich sumę. Jeśli po twoim klocku dzieli się przez 5, dostajesz ją: obok klocków "
           "zobaczysz +5, +10...",
    "spinner": "Tu leży pierwszy dubel rundy. Gdy oba jego boki będą zakryte, możesz dokładać też od góry i od "
               "dołu.",
    "draw": "Żaden klocek nie pasuje. Teraz bierzesz, aż trafisz na pasujący: musisz go dołożyć. Gdy nie ma co "
            "brać, tracisz kolejkę.",
    "end": "Runda skończona. Zwycięzca dostaje oczka, które zostały rywalowi, w dół do wielokrotności 5. Zaraz "
           "zobaczysz, jak.",
}
ON_KEY = "dalej"
NEVER_KEY = "bez wskazówek"
