# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How the points of a play are counted where they are: at the ends of the line, into the sum, and to the score."""
import displayio

from seats import PERSON
from tables import sounds
from tables.line import markers

# In ms; each is cut short by a press.
_END = 110  # to look at an end that counts
_ENDS = 295  # at all of them, at most
_ADD = 95  # from the ends to the sum
_FLY = 130  # from the tile to the score
_GROW = 65  # while the score counts up


class Scoring:
    """What is seen and heard on a Table when a play has scored. Signs with the numbers of the ends stand on the
    board and fly over everything else."""

    def __init__(self, app, match, table):
        self.app = app
        self.match = match
        self.table = table
        self._signs = displayio.Group()  # of the ends
        self._lit = []  # the sprites of their tiles

    def count(self, seat):
        """A generator: light up the ends that a seat's points come from, each with its number and a note."""
        ends = self._ends()
        prefix = sounds.prefix(self._is_ours(seat))
        self.table.group.append(self._signs)

        def light(part):
            while len(self._signs) < len(ends) and len(self._signs) * 256 <= part * len(ends):
                self._light(*ends[len(self._signs)])
                self.app.play_sound("%scount%d" % (prefix, len(self._signs)))

        if not self.app.hurries():
            yield from self.app.animate(min(_ENDS, _END * len(ends)), light)

    def bring(self, seat, points, text):
        """A generator: add the ends up, and bring the points, as a text beside the tile, to the seat's score."""
        board, bar, group = self.table.board, self.table.bar, self.table.group
        sounds.points(self.app.handheld, points, self._is_ours(seat))
        sign = markers.points(board, text, board.box(board.spots[-1]), self._places())
        sign.y += board.group.y
        if not self.app.hurries():
            group.append(sign)
            yield from self._fly(self._signs, bar.ends_place(), _ADD)
        self._put_out()
        if not self.app.hurries():
            yield from self._fly((sign,), bar.landing_place(seat, markers.width(sign)), _FLY)
            side = self.match.side(seat)
            yield from self.app.animate(_GROW, lambda part: bar.show_scores(side, points * (256 - part) // 256))
        bar.show_scores()
        if sign in group:
            group.remove(sign)
        yield
        self._take_away()

    def _is_ours(self, seat):
        return self.match.side(seat) == self.match.side(PERSON)

    def _ends(self):
        """The index of the tile at each end that counts, its arm, and what it counts for or shows."""
        line = self.match.line
        numbers = line.pips if self.match.counting else line.ends
        return [(line.end_index(arm), arm, numbers[arm]) for arm in line.counting_arms()]

    def _light(self, i, arm, number):
        """Light up the tile at an end, and put its number beside it."""
        board = self.table.board
        sprite = board.sprite(i)
        if sprite:
            sprite.pixel_shader = self.table.art.chosen
            self._lit.append(sprite)
        box = board.box(board.spots[i])
        if len(board.spots) == 1:  # both ends are of the same tile
            x, y, wide, high = box
            box = x + (wide // 2 if arm else 0), y, wide // 2, high
        sign = markers.points(board, str(number), box, self._places())
        sign.y += board.group.y
        self._signs.append(sign)

    def _places(self):
        """The boxes of the signs on the board, of which none is to cover another."""
        board = self.table.board
        return [(sign.x, sign.y - board.group.y + board.y, markers.width(sign), board.art.small.height)
                for sign in self._signs]

    def _fly(self, signs, end, duration):
        """Let signs fly to a place."""
        starts = [(sign.x, sign.y) for sign in signs]
        end_x, end_y = end

        def draw(part):
            part = part * part >> 8  # slowly at first, so that one sees what flies
            for sign, (x, y) in zip(signs, starts):
                sign.x = x + (end_x - x) * part // 256
                sign.y = y + (end_y - y) * part // 256

        yield from self.app.animate(duration, draw)

    def _put_out(self):
        """Have the ends as they were, and their numbers out of sight."""
        for sprite in self._lit:
            sprite.pixel_shader = self.table.art.plain
        self._lit.clear()
        for sign in self._signs:
            sign.x = -2 * self.table.art.width

    def _take_away(self):
        """Take the numbers away once a frame has shown them out of sight: the badge repaints the box around all
        that leaves a group in one frame."""
        self.table.group.remove(self._signs)
        while len(self._signs):
            self._signs.pop()
