# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: sentences for saved data that couldn't be read or written, the worst last."""

FAULTS = (
    ("foreign", "Сохранений этой игры нет."),
    ("version", "Другие сохранения целы."),
    ("", "Часть данных потеряна."),
    ("choice", "Последний выбор потерян."),
    ("settings", "Настройки потеряны."),
    ("statistics", "Статистика потеряна."),
    ("round", "Раунд начинается заново."),
    ("match", "Матч не сохранился."),
)
NO_ROOM = (
    ("choice", "Нет места для выбора."),
    ("settings", "Нет места для настроек."),
    ("statistics", "Нет места для статистики."),
    ("round", "Нет места для раунда."),
    ("match", "Нет места для матча."),
)
