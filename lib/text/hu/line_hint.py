# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: the reasons for a hint in a line game: what a move is good for, above all else that might be
played."""

HINTS = {
    "only": "Csak ez illik",
    "equal": "Mind egyformán jó",
    "points": "%d pontot ér",
    "wins": "Megnyeri a meccset",
    "out": "Ezzel végzel",
    "pips": "Leadsz %d pöttyöt",
    "laid": "Leraksz %d követ",
    "doubles": "Leadsz egy duplát",
    "cover": "Elzárja az útjukat",
    "reply": "Kevés választ hagy",
    "stuck": "%s elakadhat",
    "partner": "%s jól jár vele",
    "choice": "Marad választásod",
    "ends": "Mindkét vég jó",
    "hold": "A te számod marad",
    "numbers": "Több számod marad",
    "orphans": "Védi a dupláidat",
    "next": "Később pontot hoz",
    "last": "Közelebb a véghez",
    "danger": "Kisebb kockázat",
    "block": "Megérné a blokk",
}
