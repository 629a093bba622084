# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: what is said in the person's turn in Tien Gow."""

LEAD_KEY = "почни"
BEAT_KEY = "бий"
DROP_KEY = "чисти"
PICK_KEY = "вземи"
CLEAR_KEY = "върни"
HELP_KEY = "помощ"

# What to do.
YOUR_LEAD = "Почни: плочка, комплект"
BEAT_OR_DROP = ("Бий или изчисти плочка", "Бий или изчисти %d плочки")  # one tile, and several
MUST_DROP = ("Не биеш: чисти плочка", "Не биеш: чисти %d плочки")
BARRED = "Без взятки: само чистене"

# What is picked.
LEADS = "%s: почни"
BEATS = "%s: бие"
DROP = ("%s: чисти", "%d плочки: чисти")  # one tile, and several
NO_LEAD = "Така не може: върни част"
PICK = "Вземи %d плочки"
PICK_MORE = "Вземи още %d"
TOO_MANY = "%d в повече"
THINKING = "Да помисля..."
