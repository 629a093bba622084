# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the player has to know in Tien Gow: the tiles by their rank, and which go together."""
from engine import chinese
from tables.ranking import Ranking
from words import names


class Scene(Ranking):
    """The civil tiles and the military ones, and what makes a pair or a set."""

    def __init__(self, app):
        words = app.words
        rows = (words(names.CIVIL_TILES), chinese.CIVIL), (words(names.MILITARY_TILES), chinese.MILITARY)
        super().__init__(app, words(names.TRICKS_RANKING), rows, words(names.GOES_TOGETHER))
