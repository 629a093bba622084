# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges the person's decisions on a badge (docs/judging.md): the one that the review has shown, or those that follow,
up to the next slip. Meanwhile the review isn't in memory. It tells the judgement, since it shows the table."""

from __future__ import annotations

import loader
from drawings import ABOVE, GOLD, GREY, HEAD, INK, WHITE
from seats import PERSON
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.kinds import Thoughts
    from engine.match import Match
    from kinds import Steps
    from tables.review import Noted

BUDGET = 76000  # thousands of Thumb-2 instructions for the deals, twice as many as the Expert takes for a move
_LASTS = 2000  # ms that the judging of a decision takes, about
_MARGIN = 4  # px beside the bar
_BAR = 4  # px
_END = 1 << 16  # as the number of a round or a move: the end of the match


class Scene:
    """A bar grows while a decision is judged. Any press leads back to the review, at that decision.

    App.left_table has the place that the review has shown, a round `number` and the number `at` of its move; what was
    `judged`; and None, or the place `after` which the next slip is looked for, which are replaced by where that leads.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self._shown = app.left_table
        self.group, page = app.page()
        art, words = app.art, app.words
        self._wide = art.page_width - 2 * _MARGIN
        art.label(page, GOLD, art.page_width, 0, ABOVE, CENTRE, words(names.LOOK_BACK))
        y = (HEAD + art.page_height - _BAR) // 2
        known = art.label(page, GREY, self._wide, _MARGIN, y - HEAD, CENTRE)
        text = words(names.ONLY_KNOWN)
        known.show(text if known.fits(text) else "")
        art.panel(page, INK, _MARGIN, y, self._wide, _BAR)
        self._bar = art.panel(page, GOLD, _MARGIN, y, self._wide, _BAR)
        self._grow(0)

    def _grow(self, gone: int) -> None:
        """Show how much of the judging is done after some ms."""
        self.app.art.narrow(self._bar, min(gone * self._wide // _LASTS, self._wide))

    def run(self) -> Steps[str]:
        """See scenes."""
        app = self.app
        app.forget_presses()
        yield
        is_told = False
        while not is_told and app.pressed() is None:
            is_told = yield from self._judge_next()
        app.forget_presses()
        return "review"

    def _judge_next(self) -> Steps[bool]:
        """Judge the decision that the review has shown, or the next one (generator), if that isn't done already. Return
        whether the review is to tell it, or shows the end since no other follows."""
        app, shown = self.app, self._shown
        after = shown["after"]
        with loader.guest():
            found = yield from app.think(_find(app.match, after or (shown["number"], shown["at"]), bool(after)))
        if not found:
            if app.pressed() is None:
                shown["number"] = shown["at"] = _END
            return True
        place, made = found
        here = shown["number"], shown["at"] = made.round, made.move
        if here not in shown["judged"]:
            self._grow(0)
            with loader.guest():
                _load(made)
                yield loader.COLLECT  # the playouts need large blocks
                judgement = yield from app.think(_judge(made, place), show=self._grow)
            if app.pressed() is not None:
                return True
            with loader.guest():
                shown["judged"][here] = _noted(app, made, judgement)
        if after:
            shown["after"] = here
        return not after or shown["judged"][here][1] != WHITE


def _find(match: Match, shown: tuple[int, int], follows: bool) -> Thoughts:
    """Find the decision that is shown, or the first one that `follows`. Yields None as a pause, and at the end its
    place among all decisions of the match, and the Decision; None if there is none."""
    found = None
    for place, made in enumerate(_decisions().decisions(match, PERSON)):
        if (made.round, made.move) > shown:  # in Blitz the review may show a later move of a turn
            if follows:
                found = place, made
            break
        if not follows:
            found = place, made
        yield None
    yield found


def _load(made: Decision) -> None:
    """Load the modules that judge a decision."""
    from engine.judge import decision, families  # noqa: F401 (its generator only imports it again)

    families.of(made.view)


def _judge(made: Decision, place: int) -> Thoughts:
    """Judge a decision, see engine.judge.decision. The seed is the one that other hosts take."""
    from engine.judge import decision

    return decision.judge(made.view, made.played, place + 1, BUDGET)


def _noted(app: App, made: Decision, judgement: Judgement | None) -> Noted:
    """Return what is noted of a decision, see tables.judgement."""
    from engine.judge import families
    from tables import hint
    from tables.judgement import noted

    if judgement:
        return noted(app, made, judgement)
    is_equal = len(families.of(made.view).candidates(made.view)) == 1
    return hint.sentence(app, "equal", 0) if is_equal else app.words(names.TOO_LONG), WHITE, (), 0, ""


def _decisions() -> ModuleType:
    from engine.judge import decisions

    return decisions
