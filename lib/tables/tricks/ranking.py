# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the player has to know in Tien Gow: the tiles by their rank, and which go together."""
from engine import chinese
from tables.ranking import Ranking


class Scene(Ranking):
    """The civil tiles and the military ones, and what makes a pair or a set."""

    def __init__(self, app):
        words = app.words("tricks_ranking")
        rows = (words.CIVIL_TILES, chinese.CIVIL), (words.MILITARY_TILES, chinese.MILITARY)
        super().__init__(app, words.HELP, rows, words.GOES_TOGETHER)
