# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: the tiles left in the hands, and step by step the points that they make."""
import loader
from drawings import ABOVE, GOLD, GREY, HEAD, ICON, RED_LIGHT, STAR, WHITE
from engine import tiles
from engine.line_match import DOMINO
from seats import PERSON
from tables import sounds
from tables.line import summary_scores
from tables.line.account import acts
from tables.line.hands_left import HandsLeft
from tables.round import beat, slide
from tables.summary import FOOT, grow, show_foot, wait, was_seen
from words import names
from words.lines import flow

_TOP = HEAD + 3  # px
_MARGIN = 3
_AIR = 2  # px above the scores
_ABOVE = 2  # px at the top of a line of prose that may overlap the line above
_SCORE, _LOW_SCORE = 15, 11  # px from one of two scores to the next, with bars and without
_ROW = 11  # px from line to line of the sum
_MANY = 4  # seats; with more there is no space for bars

# In ms; a press cuts everything short.
_BEGIN = 250
_TILE = 200  # to count a tile, at most
_TILES = 1500  # to count all of them, at most
_BEATS = 30  # steps in which they are counted, at most
_IN_A_HURRY = 6  # tiles that are counted in a frame once the counting is cut short
_STEP = 350  # to look at a step of the sum
_FLY = 250  # from the sum to the score


class Scene:
    """A heading, the tiles left in each hand, the sum, the rule that scores the round if that needs explaining, and
    the scores. The tiles, the sum and the scores are counted one after another."""

    def __init__(self, app):
        self.app = app
        app.back = "summary"
        self.words = app.words
        self.match = match = app.match
        self.ended = match.ended
        self.art = art = app.art
        self.two_sides = len(match.scores) == 2
        self._seats = [seat for seat, hand in enumerate(match.hands) if hand or match.seats > 2]
        self.acts = acts(app, self.words, self._seats)
        self.group, self.page = art.headed_page()
        prose = app.writer()
        prose.heading(self.page, self._heading())
        self._show_hands(prose)
        self._show_scores()
        to = self.words(names.TO_GOAT if match.penalties else names.TO)
        show_foot(app, prose, self.page, to % match.target())
        loader.unload(loader.PROSE)  # only numbers change from now on

    def _heading(self):
        if self.ended.how == DOMINO:
            return self.app.sentence(self.match.last_player, names.OUT)
        if self.match.penalties:
            return self.app.words(names.BLOCKED)
        if self.ended.side is None:
            return self.words(names.TIED)
        return self.app.sentence(self.ended.side, names.WON_BLOCKED)

    # The page.

    def _show_hands(self, prose):
        """Show the hands, the empty rows of the sum and, if it fits, the reason below them."""
        match = self.match
        reason = self._fit(prose)
        y = self.hands.show(self.page, _TOP)
        for seat in self._seats:
            if seat not in [counted for counted, pieces in self.acts]:
                self.hands.count(seat, match.pips(seat))
        y = self.sum.show(self.page, RED_LIGHT if match.penalties else GOLD, y)
        for line in reason:
            prose.write(self.page, GREY, _MARGIN, y - _ABOVE, line)
            y += prose.pitch

    def _fit(self, prose):
        """Choose the size of the tiles and whether the scores have bars. Return the lines of the reason, a list,
        which is empty if they don't fit."""
        self.sum = Sum(self.art, [piece for seat, more in self.acts for piece in more])
        for self._bars, reason in self._layouts(self._reason(prose)):
            self.hands = self._make_hands()
            high = self._scores_top() - _AIR - _TOP - self.sum.high - len(reason) * prose.pitch
            if self.hands.fit(high):
                break
        return reason

    def _scores_top(self):
        """Return the top of the scores of two sides, or of the foot if each score is beside a hand, in px."""
        return self.art.page_height - FOOT - 2 * self._pitch() * self.two_sides

    def _pitch(self):
        return _SCORE if self._bars else _LOW_SCORE

    def _layouts(self, reason):
        """Return the possible layouts as a list, the best first: whether there are bars, and the lines of the
        reason."""
        bars = self.two_sides or len(self._seats) <= _MANY
        return [(bars, reason), (False, reason), (self.two_sides, []), (False, [])]

    def _make_hands(self):
        """Return the HandsLeft."""
        left, least = _MARGIN, _ROW - 1
        rights = {seat: self.art.page_width for seat in self._seats}
        if not self.two_sides:
            left += ICON  # of a star
            for seat in self._seats:
                across, least = summary_scores.room(self.match, seat, self._bars)
                rights[seat] -= across
        return HandsLeft(self.app, rights, left, least)

    def _reason(self, prose):
        """Return the rule that scores the round as a list of lines, empty if it needs no explaining."""
        rule = self.match.options.get("blocked", self.match.name) + "." + self.ended.how
        said = self.words(names.SCORING, rule)
        return prose.wrap_evenly(said, self.art.page_width - 2 * _MARGIN) if said else []

    def _show_scores(self):
        """Show the scores: of two sides at the bottom, of several beside their hands."""
        art, match = self.art, self.match
        self._scores = []
        for side in range(len(match.scores)):
            x, y = 1, self.hands.tops.get(side)
            if self.two_sides:
                x, y = _MARGIN, self._scores_top() + side * self._pitch()
                name = self.app.side_name(side)
                art.label(self.page, WHITE, art.font.width(name), x + ICON + 2, y, text=name)
            if side == self.ended.side:
                art.icon(self.page, STAR, x, y - 1)
            self._scores.append(summary_scores.Score(self.app, self.page, side, y, self._bars))

    # The counting.

    def run(self):
        """See scenes."""
        self.app.forget_presses()
        if was_seen(self.app):
            self._show_counted()
        else:
            yield from beat(self.app, _BEGIN)
            yield from self._count()
            yield from self._land()
        return (yield from wait(self.app))

    def _show_counted(self):
        """Show the result of `_count` and `_land` at once."""
        for seat, pieces in self.acts:
            if seat is not None:
                self.hands.count(seat, tiles.pips(self.match.hands[seat]))
            self.sum.go_on(pieces)
        for score in self._scores:
            score.show_gain()
            score.show(1, 1)

    def _count(self):
        """Count the tiles and the sum, one after another."""
        hands = [self.match.hands[seat] for seat, pieces in self.acts if seat is not None]
        count = max(1, sum(map(len, hands)))
        together = -(-count // _BEATS)
        duration = min(_TILE, _TILES * together // count)
        for seat, pieces in self.acts:
            if seat is None:
                self.sum.go_on(pieces)
                yield from beat(self.app, _STEP)
            else:
                yield from self._count_hand(seat, pieces, together, duration)
            yield  # even cut short, each step takes a frame
        self.hands.light()

    def _count_hand(self, seat, pieces, together, duration):
        """Count the tiles of a seat, `together` at a time, each time in `duration` ms."""
        hand = self.match.hands[seat]
        self.hands.count(seat, 0)
        of_tiles = len(pieces) == len(hand)
        first = 0
        while first < len(hand):
            hurried = self.app.hurries()
            last = first + (_IN_A_HURRY if hurried else together)
            self.hands.count(seat, tiles.pips(hand[:last]))
            if of_tiles:
                self.sum.go_on(pieces[first:last])
            if not hurried:
                self.hands.light(seat, first, last)
                self.app.play_sound("tick")
                yield from beat(self.app, duration)
            elif last < len(hand):
                yield
            first = last
        if not of_tiles:
            self.sum.go_on(pieces)

    def _land(self):
        """Let the sides' gains fly to their scores, and let the scores grow."""
        gaining = [score for score in self._scores if score.gained]
        if not gaining:
            return
        for score in gaining:
            score.show_gain()
        if self.match.penalties:
            yield from beat(self.app, _STEP)
        else:
            if gaining[0].gained > 0:
                ours = self.ended.side == self.match.side(PERSON)
                sounds.points(self.app.handheld, gaining[0].gained, ours)
            grid = gaining[0].gain.grid  # it flies from the sum to the score
            yield from slide(self.app, grid, self.sum.end(), (grid.x, grid.y), _FLY)

        def show(step, steps):
            for score in gaining:
                score.show(step, steps)

        yield from grow(self.app, [score.gained for score in gaining], show)


class Sum:
    """The sum that makes the points, written piece by piece in rows; `high` is its height, in px."""

    def __init__(self, art, pieces):
        """Make the sum of `pieces`, all its texts; a line may break between them."""
        self.art = art
        self._wide = art.page_width - 2 * _MARGIN
        self._count = len(self._lines(pieces)) if pieces else 0
        self.high = self._count * _ROW
        self._rows = []
        self._said = []

    def _lines(self, pieces):
        return flow(self.art.font, pieces, self._wide)

    def show(self, group, colour, y):
        """Put the rows of the sum into a group from `y` px down, still empty. Return where they end, in px."""
        self._top = y
        for i in range(self._count):
            self._rows.append(self.art.label(group, colour, self._wide, _MARGIN, y + i * _ROW))
        return y + self.high

    def go_on(self, pieces):
        """Write some more pieces."""
        self._said += pieces
        for row, line in zip(self._rows, self._lines(self._said)):
            row.show(line)

    def end(self):
        """Return where the written part ends: x and y in px."""
        lines = self._lines(self._said)
        return _MARGIN + self.art.font.width(lines[-1]), self._top + (len(lines) - 1) * _ROW - ABOVE
