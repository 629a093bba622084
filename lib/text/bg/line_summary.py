# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the summary of a round of a line game."""

WON_BLOCKED = ("Блок: печелиш", "Блок: печели %s")
TIED = "Блок: равенство"
ROUNDED = "закръглено: %d"
NOTHING = "Няма какво да се брои"
TO = "до %d"
TO_GOAT = "козел: %d"
RULES = {
    "points blocked": "Решават: резултат, по-малко плочки, последен ход.",
    "pips blocked": "Решават: по-малко точки, по-малко плочки, последен ход.",
    "kurnik blocked": "Печели този с по-малко точки; при равенство — никой.",
    "draw blocked": "Печели този с най-малко точки; при равенство — никой.",
    "blitz blocked": "Печели този с най-малко точки; при равенство — никой.",
    "kozel blocked": "Останалите точки са наказателни.",
    "kozel domino": "Останалите точки са наказателни.",
    "bergen domino": "За приключването: 2 точки.",
    "bergen blocked": "2 точки: най-малко без дубъл, иначе най-ниският дубъл.",
}
