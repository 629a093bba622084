# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The question whether to drop the match that is played for a new one."""

from __future__ import annotations

from drawings import HEAD, WHITE
from scenes.menu import Menu
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps

_GAP = 4  # px above the sentence and below it


class Scene:
    """A sentence with the score, and a menu: keep the match, or begin the new one, see App.wanted."""

    def __init__(self, app: App) -> None:
        self.app = app
        words, match = app.words, app.match
        self.group, page = app.page()
        prose = app.writer()
        prose.heading(page, words(names.NEW_MATCH))
        sentence = words.forms(names.GIVE_UP)[match.rounds > 0]  # whether it counts as lost
        own, *others = match.scores
        if len(others) > 2:  # they leave no room for the menu on the smallest page
            others = [max(others)]
        # Three scores need a place where the line can be wrapped.
        score = (":" if len(others) == 1 else ", ").join(map(str, [own] + others))
        y = prose.lines(page, WHITE, HEAD + _GAP, sentence % score)
        self.menu = Menu(prose, page, [words(names.KEEP_MATCH), words(names.NEW_MATCH)], y + _GAP)

    def run(self) -> Steps[str]:
        """See scenes."""
        app = self.app
        drops = yield from self.menu.run(app, back=0)
        begin, app.wanted = app.wanted, None
        if drops:
            begin(app)
        return app.match_scene()
