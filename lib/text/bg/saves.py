# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: sentences for saved data that couldn't be read or written, the worst last."""

FAULTS = (
    ("foreign", "Няма записи на играта."),
    ("version", "Другите записи остават."),
    ("", "Изгубени са записи."),
    ("choice", "Изборът е изгубен."),
    ("settings", "Настройките са изгубени."),
    ("statistics", "Статистиката е изгубена."),
    ("round", "Кръгът започва отначало."),
    ("match", "Записаната игра липсва."),
)
NO_ROOM = (
    ("choice", "Няма място за избора."),
    ("settings", "Няма място за настройки."),
    ("statistics", "Няма място за статистика."),
    ("round", "Няма място за кръга."),
    ("match", "Няма място за играта."),
)
