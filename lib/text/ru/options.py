# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: the options."""

LANGUAGE = "Русский"
OPTIONS = "Настройки"
NAMES = {
    "language": "Язык", "sound": "Звук", "lights": "Огоньки", "speed": "Анимация",
    "hints": "Советы", "undo": "Отмена хода", "guide": "Обучение", "hand": "Рука",
    "theme": "Цвета", "numerals": "Кости", "rules": "Свои правила",
}
SWITCH = ("вкл", "выкл")
VALUES = {  # the default first
    "speed": ("обычная", "быстрая", "нет"), "theme": ("зелёное сукно", "высокий контраст"),
    "numerals": ("точки", "цифры"),
    "hand": ("как пришли", "по числам"),
}
KEYS = "Стрелки: смена, Ⓑ: назад"
