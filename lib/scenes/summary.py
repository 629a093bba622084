# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: what was left in the hands, and how the points were made of it."""
from app import PERSON
from art import BLUE, BUTTON_A, FELT_DARK, GOLD, GREY, ICON, INK, IVORY, STAR, WHITE, show_tile
from engine import tiles
from engine.match import BLOCKED, DOMINO, OWN, PIPS, ROUNDED
from handheld.buttons import START, A
from text.label import CENTRE, RIGHT, flow, wrap

_HEAD = 15  # px
_NAME = 7  # characters of a name with its pips
_MARGIN = 3  # px
_SCORES = 43  # px from the first score to the bottom
_GROW = 400  # ms


class Scene:
    """A heading, the tiles left in each hand, the sum, and both scores with a bar towards the target."""

    def __init__(self, app):
        self.app = app
        self.say = app.say
        self.match = app.match
        self.ended = app.match.round
        self.art = art = app.art
        self.group = art.felt()
        art.panel(self.group, INK, 0, 0, art.width, _HEAD)
        columns = art.width // art.large.width
        x = (art.width - columns * art.large.width) // 2
        art.label(self.group, art.large, GOLD, columns, x, 1, CENTRE, self._heading())
        y = self._show_hands(_HEAD + 4)
        y = self._show_workings(y)
        if self.ended.how == BLOCKED:
            self._show_reason(y)
        self._bars = [self._show_score(side) for side in range(len(self.match.scores))]
        following = self.say.NEXT_ROUND if self.match.result is None else self.say.RESULT
        key_x = art.width - len(following) * art.small.width - ICON - 5
        art.icon(self.group, BUTTON_A, key_x, art.height - 11)
        art.label(self.group, art.small, WHITE, len(following), key_x + ICON + 2, art.height - 11, text=following)

    def _heading(self):
        side, say = self.ended.side, self.say
        if side is None:
            return say.NOBODY_BLOCKED
        yours, theirs = ((say.YOU_OUT, say.THEY_OUT) if self.ended.how == DOMINO
                         else (say.YOU_BLOCKED, say.THEY_BLOCKED))
        return yours if side == PERSON else theirs % self.app.opponent

    def _show_hands(self, y):
        """Show the tiles that are left; returns where the next thing goes, in px."""
        left = [seat for seat, hand in enumerate(self.match.hands) if hand]
        room = self.art.width - _MARGIN - _NAME * self.art.small.width
        half = 9 if len(left) == 1 and 9 * len(self.match.hands[left[0]]) < room else 7
        for seat in left:
            self._show_hand(seat, half, y)
            y += 2 * half + 2
        return y

    def _show_hand(self, seat, half, y):
        art = self.art
        text = "%s %d" % (self.app.names()[seat], self.match.pips(seat))
        art.label(self.group, art.small, IVORY, _NAME, _MARGIN, y + half - 4, text=text)
        x = _MARGIN + _NAME * art.small.width
        hand = self.match.hands[seat]
        pitch = min(half + 1, (art.width - x - half) // max(len(hand) - 1, 1))
        for i, tile in enumerate(hand):
            grid = art.tile(half)
            self.group.append(grid)
            grid.x = x + i * pitch
            grid.y = y
            show_tile(grid, tile, True)

    def _show_workings(self, y):
        """Show the sum; returns where the next thing goes, in px."""
        art = self.art
        columns = (art.width - 2 * _MARGIN) // art.small.width
        for line in flow(self._workings(), columns):
            art.label(self.group, art.small, GOLD, columns, _MARGIN, y, text=line)
            y += art.small.height
        return y

    def _show_reason(self, y):
        """Show the rule of blocked rounds, unless a long sum has left no room for it."""
        art = self.art
        columns = (art.width - 2 * _MARGIN) // art.tiny.width
        lines = wrap(self.say.ABOUT[self.match.options.get("blocked", "blocked")], columns)
        if y + len(lines) * art.tiny.height > art.height - _SCORES:
            return
        for line in lines:
            art.label(self.group, art.tiny, GREY, columns, _MARGIN, y, text=line)
            y += art.tiny.height

    def _workings(self):
        """The sum of the round, in pieces between which a line may end."""
        if self.ended.side is None:
            return []
        pieces = []
        total = 0
        for what, number in self.match.workings(self.ended):
            if what == PIPS:
                pieces = self._addends()
                total = number
            elif what == OWN and number:
                total -= number
                pieces += [" - %d" % number, " = %d" % total]
            elif what == ROUNDED and number != total:
                total = number
                pieces.append(self.say.ROUNDED % number)
        return pieces

    def _addends(self):
        """The values of the tiles that the points are made of, and their sum if they are several."""
        values = []
        for seat, hand in enumerate(self.match.hands):
            if self.match.side(seat) != self.ended.side:
                values += [str(tiles.value(tile)) for tile in hand]
        if len(values) > 1:
            values = values[:1] + ["+" + value for value in values[1:]]
            values.append("=%d" % self.match.pips_against(self.match.winning_seat(self.ended)))
        return values

    def _show_score(self, side):
        """Show a side's score, with what the round's end added to it; returns its bar."""
        art = self.art
        y = art.height - _SCORES + side * 16
        gained = self.ended.points if side == self.ended.side else 0
        score = self.match.scores[side]
        width = art.width - 2 * _MARGIN
        if side == self.ended.side:
            art.icon(self.group, STAR, _MARGIN, y)
        label = art.small
        art.label(self.group, label, WHITE, 6, _MARGIN + ICON + 2, y, text=self.app.names()[side])
        art.label(self.group, label, GREY, 4, art.width // 2 - 24, y, RIGHT, str(score - gained))
        if gained:
            art.label(self.group, label, GOLD, 4, art.width // 2 + 10, y, text="%+d" % gained)
        art.label(self.group, label, WHITE, 4, art.width - _MARGIN - 24, y, RIGHT, str(score))
        art.panel(self.group, FELT_DARK, _MARGIN, y + 10, width, 3)
        bar = art.panel(self.group, (GOLD, BLUE)[side % 2], _MARGIN, y + 10, 1, 3)
        return bar, self._length(score - gained, width), self._length(score, width)

    def _length(self, score, width):
        return max(1, min(width, score * width // self.match.target()))

    def _grow(self, part):
        for bar, before, after in self._bars:
            width = before + (after - before) * part // 256
            if bar.width != width:
                bar.width = width

    def run(self):
        """See scenes."""
        self.app.forget_presses()
        yield from self.app.animate(_GROW, self._grow)
        while (yield from self.app.press()) not in (A, START):
            pass
