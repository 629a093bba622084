# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the statistics."""

NUMBERS = ("Победи", "Най-добър кръг", "Най-дълга серия", "Средна разлика")
KEYS = "Стрелки: виж, Ⓐ: изтрий"
CLEAR = "Да изтрия ли цялата статистика?"
ANSWERS = ("Не", "Да")
