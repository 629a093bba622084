# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page to look up during Tien Gow: the tiles by rank, and the tiles that go together."""

from __future__ import annotations

from engine import chinese
from tables.ranking import Ranking
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App


class Scene(Ranking):
    """Shows the civil tiles, the military tiles, and a sentence about pairs and sets."""

    def __init__(self, app: App) -> None:
        words = app.words
        rows = (words(names.CIVIL_TILES), chinese.CIVIL), (words(names.MILITARY_TILES), chinese.MILITARY)
        super().__init__(app, words(names.TRICKS_RANKING), rows, words(names.GOES_TOGETHER))
