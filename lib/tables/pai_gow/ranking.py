# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow, from the highest to the lowest."""

from __future__ import annotations

from engine import chinese
from tables.ranking import Ranking
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App


class Scene(Ranking):
    """The pairs with their tiles, and the rest in words."""

    def __init__(self, app: App) -> None:
        words = app.words
        rows = (words(names.SUPREME_PAIR), chinese.SUPREME), (words(names.CIVIL_PAIRS), chinese.CIVIL)
        super().__init__(app, words(names.RANKING), rows, words(names.REST))
