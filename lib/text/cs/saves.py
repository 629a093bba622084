# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Czech: sentences for saved data that couldn't be read or written, the worst last."""

FAULTS = (
    ("foreign", "Data nejsou z této hry."),
    ("version", "Neznámá data zůstávají."),
    ("", "Část dat se ztratila."),
    ("choice", "Volba se ztratila."),
    ("settings", "Nastavení se ztratilo."),
    ("statistics", "Statistiky se ztratily."),
    ("round", "Kolo začíná znovu."),
    ("match", "Uložený zápas se ztratil."),
)
NO_ROOM = (
    ("choice", "Není místo na volbu."),
    ("settings", "Není místo na nastavení."),
    ("statistics", "Není místo na statistiky."),
    ("round", "Není místo na kolo."),
    ("match", "Není místo na zápas."),
)
