# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Hungarian: sentences for saved data that couldn't be read or written, the worst last."""

FAULTS = (
    ("foreign", "Nincs játékmentés."),
    ("version", "Más verzió mentése marad."),
    ("", "Néhány mentés elveszett."),
    ("choice", "A választás elveszett."),
    ("settings", "A beállítások elvesztek."),
    ("statistics", "A statisztika elveszett."),
    ("round", "A kör elölről kezdődik."),
    ("match", "A meccsmentés elveszett."),
)
NO_ROOM = (
    ("choice", "Nincs hely: választás."),
    ("settings", "Nincs hely: beállítások."),
    ("statistics", "Nincs hely: statisztika."),
    ("round", "Nincs hely: kör."),
    ("match", "Nincs hely: meccs."),
)
