# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the result of a match."""

WON = ("Ти печелиш!", "%s печели")
GOAT = ("Ти си козелът!", "Козелът е %s")
GOATS = ("Вие сте козлите!", "Козлите са %s")
ROUNDS = ("%d кръг", "%d кръга")
REMATCH = "Още веднъж"
LOOK_BACK = "Преглед"
TITLE = "Начало"
