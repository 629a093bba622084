# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round of Tien Gow: the tricks of each seat, and its payment for them."""

from __future__ import annotations

import loader
from drawings import BANKER, CROWN, FELT_DARK, GOLD, GREY, HEAD, ICON, RED_LIGHT, TRICK, WHITE
from tables.round import beat
from tables.summary import grow, show_foot, wait, was_seen
from words import names
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.games.tien_gow import Game
    from kinds import Steps
    from words.label import Label

    class TricksApp(App):
        """The App while its match is one of Tien Gow."""

        match: Game


_TOP = HEAD + 4  # px from the top of the first row
_ROW, _LOW_ROW = 13, 11  # px from row to row, on a page and on a low one
# In px, at most: a row, a name, the number of tricks, the sum, the gap between them, the gain and the score.
_WIDTH, _NAME, _TRICKS, _SUM, _GAP, _GAIN, _SCORE = 158, 19, 6, 42, 2, 18, 22

# In ms; a press cuts each short.
_BEGIN = 250
_PAY = 350  # to look at a seat's payment


class Scene:
    """A heading, and a row for each seat with the sum that makes its payment."""

    def __init__(self, app: TricksApp) -> None:
        self.app = app
        app.back = "summary"
        self.art = art = app.art
        self.words = words = app.words
        self.match = match = app.match
        self.group, self.page = art.headed_page()
        prose = app.writer()
        prose.heading(self.page, app.sentence(match.ended.side, names.WON_ROUND))
        pitch = _LOW_ROW if art.is_low else _ROW
        # For each seat the labels of its sum, its gain and its score.
        self._rows: list[tuple[Label, Label, Label]] = []
        for seat in range(match.seats):
            self._show_seat(seat, _TOP + seat * pitch, pitch)
        played, wanted = match.rounds, match.options["rounds"]
        y = prose.lines(
            self.page,
            GREY,
            _TOP + match.seats * pitch - 2,
            words(names.NOTE) if played <= wanted else words(names.EXTRA_ROUND) % played,
        )
        if match.result is None:
            prose.lines(self.page, WHITE, y, app.sentence(match.next_leader, names.NEXT_BANKER))
        show_foot(app, prose, self.page, words(names.TRICKS_ROUND) % (min(played, wanted), wanted))
        loader.unload(loader.PROSE)  # only numbers change from now on

    def _show_seat(self, seat: int, y: int, pitch: int) -> None:
        """Show a seat's name, its tricks and its score before the payments. Leave the labels of its sum and its
        gain empty."""
        art, match, group = self.art, self.match, self.page
        wide = min(_WIDTH, art.page_width)
        left = (art.page_width - wide) // 2
        gap = min(_GAP, left + 1)
        if seat == match.ended.side:
            art.panel(group, FELT_DARK, left, y - 2, wide, pitch - 1)
            if not art.is_narrow or seat != match.leader:
                art.icon(group, CROWN, left, y - 1)
        x = left + ICON + gap
        art.label(group, WHITE, _NAME, x, y - 1, text=self.app.names[seat])
        x += _NAME
        if seat == match.leader:
            art.icon(group, BANKER, left if art.is_narrow else x, y - 1)
        if not art.is_narrow:  # else there is no space for the tricks, which the sum counts
            x += ICON + gap
            art.icon(group, TRICK, x, y - 1)
            art.label(group, WHITE, _TRICKS, x + ICON + 1, y - 1, text=str(match.tricks[seat]), digits=True)
        gain = match.ended.points[seat]
        colour = GOLD if gain > 0 else RED_LIGHT if gain < 0 else GREY
        # At the right, so that the sum isn't read as one with the number of tricks.
        right = left + wide - _SCORE
        score = art.label(group, WHITE, _SCORE, right, y - 1, AT_RIGHT, str(match.scores[seat] - gain), digits=True)
        right -= _GAIN + gap
        gained = art.label(group, colour, _GAIN, right, y - 1, AT_RIGHT, digits=True)
        right -= _SUM + _GAP
        self._rows.append((art.label(group, GREY, _SUM, right, y - 1, AT_RIGHT), gained, score))

    def sum_of(self, seat: int) -> str:
        """Return the sum that makes a seat's payment; for the winner, the payments of the others."""
        match = self.match
        winner = match.ended.side
        paid: list[int] | str
        if seat == winner:
            paid = [-points for other, points in enumerate(match.ended.points) if other != winner]
            return "".join(["%+d" % points for points in paid])[paid[0] >= 0 :]
        tricks = match.tricks[seat]
        paid = "4-%d" % tricks if tricks else "5"
        if match.leader in (seat, winner):
            paid = "2×(%s)" % paid if tricks else "2×5"
        return paid

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.forget_presses()
        seats = list(range(self.match.seats))
        if was_seen(self.app):
            for seat in seats:
                self._pay(seat)
            self._show_scores(1, 1)
        else:
            yield from beat(self.app, _BEGIN)
            for seat in sorted(seats, key=lambda seat: seat == self.match.ended.side):  # the winner last
                self._pay(seat)
                if not self.app.hurries():
                    self.app.play_sound("tick")
                yield
                yield from beat(self.app, _PAY)
            yield from grow(self.app, self.match.ended.points, self._show_scores)
        return (yield from wait(self.app))

    def _pay(self, seat: int) -> None:
        """Show the points that a seat pays or gets."""
        points = self.match.ended.points[seat]
        self._rows[seat][0].show(self.sum_of(seat))
        self._rows[seat][1].show("%+d" % points if points else "0")

    def _show_scores(self, step: int, steps: int) -> None:
        """Show the scores after `step` of `steps` equal steps."""
        for row, score, gain in zip(self._rows, self.match.scores, self.match.ended.points):
            row[2].show(str(score - gain + gain * step // steps))
