# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""An App that judges the person's moves from when the result or the review of a match is shown, whenever a scene
waits for a press. Only hosts with memory for it load this module: the page in a browser and the window on a PC. The
scenes don't know it."""

from __future__ import annotations

import loader
from drawings import GOLD, RED_LIGHT
from handheld.buttons import DOWN, RIGHT, SELECT
from pointer import PointedApp
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.kinds import MaybeNone
    from engine.match import Match
    from handheld import Handheld
    from kinds import Scene, Steps
    from tables.review import Review
    from teller import Teller

_SCENES = "result", "review", "judgement"  # when one of these waits for a press, the judging begins


class JudgedApp(PointedApp):
    """An App that judges the person's moves.

    judges  whether it does
    greeted whether the review that is shown has said where its judgement is
    teller  the Teller of the match that is shown, or was last; None before a result or a review is shown
    kept    what the record of the match that is shown has kept of its judgements (engine.judge.kept), or None
    """

    judges = True
    greeted = False
    teller: Teller | MaybeNone
    kept: Any = None

    def __init__(self, handheld: Handheld) -> None:
        self.teller = None
        super().__init__(handheld)

    @property
    def is_judging(self) -> bool:
        """Whether something is left to judge, and the scene leaves time for it."""
        return self.waits and self.teller is not None and not self.teller.is_done

    def press(self, idle: Callable[[], bool | None] | None = None) -> Steps[int]:
        """See App."""
        if self.judges and self.scene in _SCENES:
            if not _can_be_judged(self.match):
                return (yield from super().press(idle))
            if not self.teller or self.teller.match is not self.match:
                from teller import Teller  # only now, since it loads the judge

                self.teller = Teller(self, self.kept)
            if self.scene == "review":
                return (yield from self.press_in(self.shown, idle))
        return (yield from super().press(lambda: self._idle(idle)))

    def _idle(self, idle: Callable[[], bool | None] | None) -> bool | None:
        """Do what a scene does while it waits, judge a little, and tell what is judged. Return whether the screen has
        changed."""
        changed, teller = idle() if idle else False, self.teller
        if not self.judges or not teller:
            return changed
        if self.scene == "review":
            teller.look(self.shown)
            teller.tell(self.shown)
        if not teller.is_done:
            teller.judge()
        elif self.scene == "result" and self.shown.said and teller.worst_slip() not in ("", self.shown.said):
            self.shown.say(teller.worst_slip(), RED_LIGHT)
            return True
        return changed

    def make(self, name: str) -> Scene:
        """See App."""
        if name != "judgement":
            return super().make(name)
        from judgement import Scene  # only now, like the Teller

        return self.made(name, Scene(self))

    def play(self, name: str) -> Steps[str]:
        """See App."""
        if name != "judgement":  # it is shown over the review
            self.greeted = False
        return super().play(name)

    def press_in(self, review: Review, idle: Callable[[], bool | None] | None) -> Steps[int]:
        """Wait for a press in a review, take it and return its button (generator), but for those that lead to a
        judgement."""
        teller = self.teller
        if not self.greeted:
            self.greeted = True
            review.shown.say(self.words(names.JUDGED_KEYS), GOLD)
        while True:
            button = yield from super().press(lambda: self._idle(idle))
            if button == SELECT:
                teller.go_on(review)
            elif button in (RIGHT, DOWN) and is_at_end(review):
                loader.collect()
                chosen = yield from self.play("judgement")
                self.scene = "review"
                if chosen:
                    teller.show(review, int(chosen))
                self.handheld.screen.show(review.group)
            else:
                return button


def _can_be_judged(match: Match) -> bool:
    from engine.judge import chances  # only now, like the Teller

    return chances.are_known(match)


def is_at_end(review: Review) -> bool:
    """Return whether a review shows the end of the match."""
    return review.number == review.count - 1 and review.at == review.lengths[-1]
