# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges one decision of the person on a badge (docs/judging.md): the one that the review has shown. Meanwhile the
review isn't in memory."""

import loader
from drawings import ABOVE, GOLD, GREY, HEAD, INK, WHITE
from seats import PERSON
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType
    from typing import Any

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.kinds import Thoughts
    from engine.match import Match
    from kinds import Steps

BUDGET = 76000  # thousands of Thumb-2 instructions for the deals, twice as many as the Expert takes for a move
_LASTS = 2000  # ms that the judging takes, about
_MARGIN = 4  # px beside the bar
_BAR = 4  # px
_GAP = 5  # px between two texts


class Scene:
    """A bar grows while the move is judged, and then the page tells the judgement. Any press leads back to the
    review, at the same place."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self._shown: "dict[str, Any]" = app.left_table  # type: ignore[assignment]  # the review has set it
        self.group, self._page = app.page()
        art = app.art
        self._wide = art.page_width - 2 * _MARGIN
        art.label(self._page, GOLD, art.page_width, 0, ABOVE, CENTRE, app.words(names.LOOK_BACK))
        y = (HEAD + art.page_height - _BAR) // 2
        self._bars = [art.panel(self._page, colour, _MARGIN, y, self._wide, _BAR) for colour in (INK, GOLD)]
        self._grow(0)

    def _grow(self, gone: int) -> None:
        """Show how much of the judging is done after some ms."""
        self.app.art.narrow(self._bars[1], min(gone * self._wide // _LASTS, self._wide))

    def run(self) -> "Steps[str]":
        """See scenes."""
        app = self.app
        app.forget_presses()
        yield
        with loader.guest():
            found = yield from app.think(_find(app.match, (self._shown["number"], self._shown["at"])))
        if found:
            place, made = found
            with loader.guest():
                _load(made)
                yield loader.COLLECT  # the playouts need large blocks
                judgement = yield from app.think(_judge(made, place), show=self._grow)
            if app.pressed() is None:
                yield from self._tell(made, judgement)
        yield from app.press()
        return "review"

    def _tell(self, made: "Decision", judgement: "Judgement | None") -> "Iterator[None]":
        """Write a judgement in place of the bars, and note it for the review (generator)."""
        app, page = self.app, self._page
        for bar in self._bars:
            page.remove(bar)
        with loader.guest():
            texts = _texts(app, made, judgement, self._shown)
        yield
        with loader.guest():
            prose = app.writer()
            y = HEAD + 2 * _GAP
            for colour, text in texts + [(GREY, app.words(names.ONLY_KNOWN))]:
                y = prose.lines(page, colour, y, text) + _GAP


def _find(match: "Match", shown: "tuple[int, int]") -> "Thoughts":
    """Find the decision that the review has shown: the number of its round, and that of its move. Yields None as a
    pause, and at the end its place among all decisions of the match, and the Decision."""
    found = None
    for place, made in enumerate(_decisions().decisions(match, PERSON)):
        if (made.round, made.move) > shown:  # in Blitz the review may show a later move of a turn
            break
        found = place, made
        yield None
    yield found


def _load(made: "Decision") -> None:
    """Load the modules that judge a decision."""
    from engine.judge import decision, families  # noqa: F401 (its generator only imports it again)

    families.of(made.view)


def _judge(made: "Decision", place: int) -> "Thoughts":
    """Judge a decision, see engine.judge.decision. The seed is the one that other hosts take."""
    from engine.judge import decision

    return decision.judge(made.view, made.played, place + 1, BUDGET)


def _texts(
    app: "App", made: "Decision", judgement: "Judgement | None", shown: "dict[str, Any]"
) -> "list[tuple[int, str]]":
    """Return a judgement as a list of texts, each with its colour, and note it for the review."""
    from engine.judge import families
    from engine.judge.decision import BANDS
    from tables import hint
    from tables import judgement as telling

    if not judgement:
        is_equal = len(families.of(made.view).candidates(made.view)) == 1
        return [(WHITE, hint.sentence(app, "equal", 0) if is_equal else app.words(names.TOO_LONG))]
    texts = [(telling.colour(judgement), telling.verdict(app.words, judgement, _fits))]
    better = telling.better(app.words, made, judgement)
    lost = int(judgement.loss * 100 + 0.5) if better else 0
    shown["judged"][shown["number"], shown["at"]] = BANDS.index(judgement.band), lost
    if better:
        texts += [(WHITE, app.words(names.BETTER_MOVE) % better), (WHITE, telling.why(app, made, judgement))]
    return [(colour, text) for colour, text in texts if text]


def _fits(text: str) -> bool:
    """Return that a text of any width fits: it is written in several lines."""
    return True


def _decisions() -> "ModuleType":
    from engine.judge import decisions

    return decisions
