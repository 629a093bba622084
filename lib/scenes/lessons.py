# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The first lessons: five positions on each game whose rules a match alone hardly teaches."""

from __future__ import annotations

from scenes.help_pages import HAND
from words import names

# For each game its positions, each with a topic, a picture, the choices, and the place of the right one. The language
# has a question and a reason for each topic. A picture is as in scenes.help_pages, or "" where the choices show it
# all. A choice is a number, tiles, a move that lays a tile on the picture's line, or the name of a sentence.
LESSONS: dict[str, tuple[tuple[str, str, tuple[str | int, ...], int], ...]] = {
    "all_fives": (
        ("double", "6-4, 6-6 left, 4-3 right", ("9", "15", "19"), 1),
        ("score", "6-3", ("6-1 left", "3-3 right", "4-3 right"), 2),
        ("spinner", "4-4, 4-1 left, 6-4 right", ("7", "11", "15"), 0),
        ("arm", "4-4, 4-1 left, 6-4 right", ("6-5 right", "4-3 up", "4-2 down"), 1),
        ("out", HAND + "5-3 4-1", ("10", "13", "15"), 0),
    ),
    "tien_gow": (
        ("civil", "6-5", ("6-3", "6-4", "3-3"), 2),
        ("pair", "6-2 5-3", ("6-6 6-6", "6-3 5-4", "4-2 2-1"), 1),
        ("set", "4-4 5-2", ("1-1 6-2", "3-1 4-1", "5-5 4-3"), 0),
        ("count", "6-6 6-3 5-4", ("1", "2", "3"), 2),
        ("pay", "?", ("3", "4", "5"), 0),
    ),
    "pai_gow": (
        ("pair", "", ("6-6 6-6", "4-2 2-1", "6-3 5-4"), 1),
        ("digit", "6-5 2-1", ("4", "7", "14"), 1),
        ("gong", "", ("6-6 6-3", "5-5 6-2", "6-6 4-4"), 2),
        ("level", "6-5 3-1, 6-5 3-1", (names.YOU, names.BANKER), 1),
        ("push", "1-1 6-2, 6-5 2-2 / 6-6 6-3, 6-1 5-1", ("+10", "0", "-10"), 1),
    ),
}
