# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: what is said in the person's turn in Tien Gow."""

LEAD_KEY = "ход"
BEAT_KEY = "бить"
DROP_KEY = "сброс"
PICK_KEY = "выбор"
CLEAR_KEY = "снять"
HELP_KEY = "ранги"

# What to do.
YOUR_LEAD = "Заход: кость или набор"
BEAT_OR_DROP = ("Бей или сбрось кость", "Бей или сбрось %d кости")  # one tile, and several
MUST_DROP = ("Не бьёшь: сбрось кость", "Не бьёшь: сбрось %d кости")
BARRED = "Без взяток: только сброс"

# What is picked.
LEADS = "%s: ход"
BEATS = "%s бьёт"
DROP = ("%s: сброс", "%d кости: сброс")  # one tile, and several
NO_LEAD = "Так нельзя: сними часть"
PICK = "Выбери %d кости"
PICK_MORE = "Выбери ещё %d"
TOO_MANY = "Лишних: %d"
THINKING = "Дай подумать..."
