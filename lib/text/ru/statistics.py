# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the statistics."""

NUMBERS = ("Победы", "Лучший раунд", "Лучшая серия", "Средняя разница")
KEYS = "Стрелки: обзор, Ⓐ: сброс"
CLEAR = "Стереть статистику всех игр?"
ANSWERS = ("Нет", "Да")
