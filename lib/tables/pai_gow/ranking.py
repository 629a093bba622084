# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The hands of Pai Gow, from the highest to the lowest."""
from engine import chinese
from tables.ranking import Ranking


class Scene(Ranking):
    """The pairs with their tiles, and the rest in words."""

    def __init__(self, app):
        words = app.words("pai_gow_ranking")
        rows = (words.SUPREME_PAIR, chinese.SUPREME), (words.CIVIL_PAIRS, chinese.CIVIL)
        super().__init__(app, words.RANKING, rows, words.REST)
