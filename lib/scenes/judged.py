# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The judged matches, as the statistics show them."""
import displayio

from drawings import FELT_DARK, GREY, HEAD, WHITE
from handheld.buttons import LEFT, RIGHT, START, A, B
from saves import judged
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps
    from words.prose import Prose

_MARGIN = 3  # px


class Judged:
    """A page with a heading bar: what costs the person most, once that is known. A leads to such positions of
    theirs, as far as they are kept."""

    def __init__(self, app: "App", prose: "Prose", page: displayio.Group) -> None:
        self.app = app
        art, words = app.art, app.words
        kept = judged.load()
        prose.heading(page, words(names.JUDGED_MATCHES) % kept.matches)
        art.panel(page, FELT_DARK, 0, HEAD, art.page_width, art.page_height - HEAD)
        y = HEAD + _MARGIN
        cost = kept.costliest()
        if cost:
            y = prose.lines(page, WHITE, y, words(names.COSTS, cost))
            if kept.places(cost):
                prose.lines(page, GREY, y, words(names.PLAY_AGAIN))

    def run(self) -> "Steps[int]":
        """Wait for the button that leads elsewhere, and return it (generator). After A the App has a position to
        play again, if there is one."""
        while True:
            button = yield from self.app.press()
            if button == A:
                judged.begin(self.app)
            if button in (LEFT, RIGHT, START, B) or self.app.puzzle:
                return button
