# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: what was left in the hands, and how the points were made of it."""
from drawings import BLUE, GOAT, GOLD, GREY, ICON, INK, IVORY, RED, STAR, WHITE
from engine import tiles
from engine.line_match import DOMINO, OWN, PIPS, ROUNDED
from tables.summary import show_next, wait
from text.label import CENTRE, RIGHT
from text.lines import flow, wrap

_HEAD = 15  # px
_FOOT = 12
_MARGIN = 3
_NAME = 7  # characters of a name with its pips
_GAP = 2  # px from there to the tiles
_GAIN = 4
_SCORE = 4
_SCORES = 43  # px from the first of two scores to the bottom
_HALF = 7  # px; of a tile in a row
_PITCH = 10  # px from row to row, where there is room
_MOST = 16  # tiles of which each is an addend of its own
_GROW = 400  # ms


class Scene:
    """A heading, the tiles left in each hand, the sum, and the scores; two sides have a bar towards the target."""

    def __init__(self, app):
        self.app = app
        self.words = app.words("line_summary")
        self.match = app.match
        self.ended = app.match.ended
        self.art = art = app.art
        self.two_sides = len(self.match.scores) == 2
        self.group, self.page = art.page()
        art.panel(self.page, INK, 0, 0, art.wide, _HEAD)
        columns = art.wide // art.large.width
        x = (art.wide - columns * art.large.width) // 2
        art.label(self.page, art.large, GOLD, columns, x, 1, CENTRE, self._heading())
        self._bottom = art.high - (_SCORES if self.two_sides else _FOOT)
        y = self._show_hands(_HEAD + 4)
        y = self._show_workings(y)
        self._show_reason(y)
        self._bars = [self._show_score(side) for side in (0, 1)] if self.two_sides else []
        show_next(app, self.page)
        if y < art.high - _FOOT:
            to = (self.words.TO_GOAT if self.match.penalties else self.words.TO) % self.match.target()
            art.label(self.page, art.tiny, GREY, len(to), _MARGIN, art.high - 10, text=to)

    def _heading(self):
        if self.ended.how == DOMINO:
            return self.app.told(self.match.last_player, self.app.say.OUT)
        if self.match.penalties:
            return self.app.say.BLOCKED
        if self.ended.side is None:
            return self.words.TIED
        return self.app.told(self.ended.side, self.words.WON_BLOCKED)

    def _gain(self, side):
        """What the end of the round added to a side's score."""
        if self.match.penalties:
            return self.ended.points[side]
        return self.ended.points if side == self.ended.side else 0

    def _gain_colour(self):
        return RED if self.match.penalties else GOLD

    # The hands, and of more than two sides the scores beside them.

    def _show_hands(self, y):
        """Show what is left to each seat; returns where the next thing goes, in px."""
        hands = self.match.hands
        font = self.art.small
        shown = [seat for seat, hand in enumerate(hands) if hand or len(hands) > 2]
        rooms = [self._room(seat, font) for seat in shown]
        high = 2 * _HALF + 2
        if y + len(shown) * high + font.height > self._bottom or any(
                [room < len(hands[seat]) * _HALF for seat, (x, room) in zip(shown, rooms)]):
            return self._show_rows(y)
        half = 9 if len(shown) == 1 and 9 * len(hands[shown[0]]) < rooms[0][1] else _HALF
        for seat, (x, room) in zip(shown, rooms):
            self._show_seat(seat, font, y + half - 4)
            hand = hands[seat]
            pitch = min(half + 1, (room - half) // max(len(hand) - 1, 1))
            for i, tile in enumerate(hand):
                self._show_tile(tile, half, x + i * pitch, y, True)
            y += 2 * half + 2
        return y

    def _show_rows(self, y):
        """Show all hands, the tiles lying, in as many rows as they need."""
        match = self.match
        font = self.art.small if self.two_sides else self.art.tiny
        wide = 2 * _HALF + 1
        rooms = [self._room(seat, font) for seat in range(match.seats)]
        rows = [max(1, -(-len(hand) // (room // wide))) for hand, (x, room) in zip(match.hands, rooms)]
        pitch = min(_PITCH, (self._bottom - self.art.small.height - y) // sum(rows))
        for seat, (x, room) in enumerate(rooms):
            self._show_seat(seat, font, y)
            for i, tile in enumerate(match.hands[seat]):
                row, column = divmod(i, room // wide)
                self._show_tile(tile, _HALF, x + column * wide, y + row * pitch, False)
            y += rows[seat] * pitch
        return y + 1

    def _name_left(self):
        return _MARGIN if self.two_sides else _MARGIN + ICON

    def _room(self, seat, font):
        """Where the tiles of a seat have room: px from the left, and how many px."""
        left = self._name_left() + _NAME * font.width + _GAP
        if self.two_sides:
            return left, self.art.wide - left
        columns = _SCORE + (_GAIN if self._gain(self.match.side(seat)) else 0)
        return left, self.art.wide - _MARGIN - columns * font.width - left

    def _show_seat(self, seat, font, y):
        """Show the name and the pips of a seat, and beside more than two of them what it gained and its score."""
        art = self.art
        text = "%s %d" % (self.app.names[seat], self.match.pips(seat))
        art.label(self.page, font, IVORY, _NAME, self._name_left(), y, text=text)
        if self.two_sides:
            return
        side = self.match.side(seat)
        if side == self.ended.side:
            art.icon(self.page, STAR, 1, y - 1)
        x = art.wide - _MARGIN - _SCORE * font.width
        art.label(self.page, font, WHITE, _SCORE, x, y, RIGHT, str(self.match.scores[side]))
        gained = self._gain(side)
        if gained:
            x -= _GAIN * font.width
            art.label(self.page, font, self._gain_colour(), _GAIN, x, y, RIGHT, "%+d" % gained)

    def _show_tile(self, tile, half, x, y, upright):
        grid = self.art.tile(half)
        self.page.append(grid)
        grid.x, grid.y = x, y
        self.art.show_tile(grid, tile, upright)

    # The sum.

    def _show_workings(self, y):
        art = self.art
        columns = (art.wide - 2 * _MARGIN) // art.small.width
        for line in flow(self._workings(), columns):
            art.label(self.page, art.small, self._gain_colour(), columns, _MARGIN, y, text=line)
            y += art.small.height
        return y

    def _show_reason(self, y):
        """Show the rule by which the round was scored if it needs one, unless a long sum has left no room."""
        art, match = self.art, self.match
        rule = match.options.get("blocked", match.name) + " " + self.ended.how
        if rule not in self.words.RULES:
            return
        columns = (art.wide - 2 * _MARGIN) // art.tiny.width
        lines = wrap(self.words.RULES[rule], columns)
        if y + len(lines) * art.tiny.height > self._bottom:
            return
        for line in lines:
            art.label(self.page, art.tiny, GREY, columns, _MARGIN, y, text=line)
            y += art.tiny.height

    def _workings(self):
        """The sum of the round, in pieces between which a line may end."""
        if self.match.penalties:
            return self._penalties()
        if self.ended.side is None:
            return []
        pieces = []
        total = 0
        for what, number in self.match.workings(self.ended):
            if what == PIPS:
                pieces = _sum(self._addends(), number)
                total = number
            elif what == OWN and number:
                total -= number
                pieces += [" - %d" % number, " = %d" % total]
            elif what == ROUNDED and number != total:
                total = number
                pieces.append(self.words.ROUNDED % number)
        return pieces

    def _addends(self):
        """What the points are made of: the values of another's tiles, or of several others or many tiles the
        pips of each hand."""
        others = [hand for seat, hand in enumerate(self.match.hands)
                  if hand and self.match.side(seat) != self.ended.side]
        if len(others) == 1 and len(others[0]) <= _MOST:
            return map(tiles.value, others[0])
        return map(tiles.pips, others)

    def _penalties(self):
        """What is added to a side of several seats, in pieces."""
        pieces = []
        for side, points in enumerate(self.ended.points):
            hands = [hand for seat, hand in enumerate(self.match.hands) if self.match.side(seat) == side]
            if len(hands) > 1:
                text = self.app.side_name(side) + " " + "".join(_sum(map(tiles.pips, hands), points))
                pieces.append("  " + text if pieces else text)
        return pieces

    # The scores of two sides.

    def _show_score(self, side):
        """Show a side's score, with what the round's end added to it; returns its bar."""
        art = self.art
        y = art.high - _SCORES + side * 16
        gained = self._gain(side)
        score = self.match.scores[side]
        width = art.wide - 2 * _MARGIN
        if side == self.ended.side:
            art.icon(self.page, STAR, _MARGIN, y)
        font = art.small
        art.label(self.page, font, WHITE, _NAME, _MARGIN + ICON + 2, y, text=self.app.side_name(side))
        art.label(self.page, font, GREY, 4, art.wide // 2 + 2 - 4 * font.width, y, RIGHT, str(score - gained))
        if gained:
            art.label(self.page, font, self._gain_colour(), 4, art.wide // 2 + 10, y, text="%+d" % gained)
            if self.match.penalties:
                art.icon(self.page, GOAT, art.wide // 2 + 10 + 4 * font.width, y)
        art.label(self.page, font, WHITE, 4, art.wide - _MARGIN - 4 * font.width, y, RIGHT, str(score))
        art.panel(self.page, GREY, _MARGIN, y + 11, width, 1)
        bar = art.panel(self.page, (GOLD, BLUE)[side], _MARGIN, y + 10, width, 3)
        art.narrow(bar, self._length(score - gained, width))
        return bar, self._length(score - gained, width), self._length(score, width)

    def _length(self, score, width):
        return max(1, min(width, score * width // self.match.target()))

    def _grow(self, part):
        for bar, before, after in self._bars:
            self.art.narrow(bar, before + (after - before) * part // 256)

    def run(self):
        """See scenes."""
        self.app.forget_presses()
        yield from self.app.animate(_GROW, self._grow)
        return (yield from wait(self.app))


def _sum(addends, total):
    """A sum in pieces, or the total of a single addend."""
    values = list(map(str, addends))
    if len(values) < 2:
        return values
    return values[:1] + ["+" + value for value in values[1:]] + ["=%d" % total]
