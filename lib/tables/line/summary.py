# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: the tiles left in the hands, and the points that they make. The table has counted them,
see ending."""

from __future__ import annotations

import loader
from drawings import GOLD, GREY, HEAD, ICON, RED_LIGHT, STAR, WHITE
from handheld.buttons import A, B
from tables.line import summary_scores
from tables.line.account import Sum, acts, counted, heading
from tables.line.hands_left import HandsLeft
from tables.summary import FOOT, show_foot, wait
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from kinds import Steps
    from tables.line import LineApp
    from words.prose import Prose

_TOP = HEAD + 3  # px
_MARGIN = 3
_AIR = 2  # px above the scores
_ABOVE = 2  # px at the top of a line of prose that may overlap the line above
_SCORE, _LOW_SCORE = 15, 11  # px from one of two scores to the next, with bars and without
_ROW = 10  # px of a row of a hand, at least
_MANY = 4  # seats; with more there is no space for bars


class Scene:
    """A heading, the tiles left in each hand, the sum, the rule that scores the round if that needs explaining, and
    the scores."""

    def __init__(self, app: LineApp) -> None:
        self.app = app
        app.back = "summary"
        self.words = app.words
        self.match = match = app.match
        self.ended = match.ended
        self.art = art = app.art
        self.two_sides = len(match.scores) == 2
        self._seats = counted(match)
        self._acts = acts(app, self._seats)
        self.group, self.page = art.headed_page()
        prose = app.writer()
        prose.heading(self.page, heading(app, match))
        self._show_hands(prose)
        self._show_scores()
        to = self.words(names.TO_GOAT if match.penalties else names.TO)
        show_foot(app, prose, self.page, to % match.target())
        loader.unload(loader.PROSE)  # nothing changes from now on

    def _show_hands(self, prose: Prose) -> None:
        """Show the hands, the sum and, if it fits, the reason below them."""
        match = self.match
        reason = self._fit(prose)
        y = self.hands.show(self.page, _TOP)
        y = self.sum.show(self.page, RED_LIGHT if match.penalties else GOLD, _MARGIN, y)
        self.sum.go_on(self._pieces)
        for line in reason:
            prose.write(self.page, GREY, _MARGIN, y - _ABOVE, line)
            y += prose.pitch

    def _fit(self, prose: Prose) -> list[str]:
        """Choose the size of the tiles and whether the scores have bars. Return the lines of the reason, a list,
        which is empty if they don't fit."""
        told = self._acts
        while True:
            self._pieces = [piece for seat, pieces in told for piece in pieces]
            self.sum = Sum(self.art, self.art.page_width - 2 * _MARGIN, self._pieces)
            for self._bars, reason in self._layouts(self._reason(prose)):
                self.hands = self._make_hands()
                high = self._scores_top() - _AIR - _TOP - self.sum.high - len(reason) * prose.pitch
                if self.hands.fit(high):
                    return reason
            if not told:
                return reason
            # First without the sentence on who wins a blocked round, which the table has said; then without the sum.
            told = told[1:] if told is self._acts and told[0][0] is None else []

    def _scores_top(self) -> int:
        """Return the top of the scores of two sides, or of the foot if each score is beside a hand, in px."""
        return self.art.page_height - FOOT - 2 * self._pitch() * self.two_sides

    def _pitch(self) -> int:
        return _SCORE if self._bars else _LOW_SCORE

    def _layouts(self, reason: list[str]) -> list[tuple[bool, list[str]]]:
        """Return the possible layouts as a list, the best first: whether there are bars, and the lines of the
        reason."""
        bars = self.two_sides or len(self._seats) <= _MANY
        return [(bars, reason), (False, reason), (self.two_sides, []), (False, [])]

    def _make_hands(self) -> HandsLeft:
        """Return the HandsLeft."""
        left, least = _MARGIN, _ROW
        rights = dict.fromkeys(self._seats, self.art.page_width)
        if not self.two_sides:
            left += ICON  # of a star
            for seat in self._seats:
                across, least = summary_scores.room(self.match, seat, self._bars)
                rights[seat] -= across
        return HandsLeft(self.app, rights, left, least)

    def _reason(self, prose: Prose) -> list[str]:
        """Return the rule that scores the round as a list of lines, empty if the sum tells enough."""
        if not self.match.penalties:
            return []
        said = self.words(names.SCORING, "%s.%s" % (self.match.game, self.ended.how))
        return prose.wrap_evenly(said, self.art.page_width - 2 * _MARGIN)

    def _show_scores(self) -> None:
        """Show the scores: of two sides at the bottom, of several beside their hands."""
        art, match = self.art, self.match
        for side in range(len(match.scores)):
            if self.two_sides:
                x, y = _MARGIN, self._scores_top() + side * self._pitch()
                name = self.app.side_name(side)
                art.label(self.page, WHITE, art.font.width(name), x + ICON + 2, y, text=name)
            else:
                x, y = 1, self.hands.tops[side]
            if side == self.ended.side and side != match.loser:
                art.icon(self.page, STAR, x, y - 1)
            summary_scores.show(self.app, self.page, side, y, self._bars)

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.forget_presses((A, B))  # they only cut short what the table showed
        return (yield from wait(self.app))
