# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the options."""

LANGUAGE = "Български"
OPTIONS = "Настройки"
NAMES = {
    "language": "Език", "sound": "Звук", "lights": "Светлини", "speed": "Анимации",
    "hints": "Съвети", "undo": "Връщане на ход", "guide": "Обучение", "hand": "Ръка",
    "theme": "Цветове", "numerals": "Плочки", "rules": "Домашни правила",
}
SWITCH = ("вкл", "изкл")
VALUES = {  # the default first
    "speed": ("нормални", "бързи", "без"), "theme": ("зелено сукно", "силен контраст"),
    "numerals": ("точки", "цифри"),
    "hand": ("както дойде", "по числа"),
}
KEYS = "Стрелки: смени, Ⓑ: назад"
