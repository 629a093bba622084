# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Polish: sentences for saved data that couldn't be read or written, the worst last."""

FAULTS = (
    ("foreign", "Nie ma zapisów tej gry."),
    ("version", "Nieznane zapisy zostają."),
    ("", "Część zapisów przepadła."),
    ("choice", "Ostatni wybór przepadł."),
    ("settings", "Ustawienia przepadły."),
    ("statistics", "Statystyki przepadły."),
    ("round", "Runda startuje od nowa."),
    ("match", "Zapisany mecz przepadł."),
)
NO_ROOM = (
    ("choice", "Brak miejsca: wybór."),
    ("settings", "Brak miejsca: ustawienia."),
    ("statistics", "Brak miejsca: statystyki."),
    ("round", "Brak miejsca: runda."),
    ("match", "Brak miejsca: mecz."),
)
