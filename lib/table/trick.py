# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A trick on the table: the strip with a cell for each seat, and below each cell what the seat has played."""
import displayio

from art import BACK, BANKER, CROWN, EMPTY, FELT_LIGHT, GOLD, HALVES, ICON, IVORY, TRICK, WHITE
from engine import chinese
from engine.chinese_moves import DROP
from table.cells import NAME, ROW, Cells

_SCORE = 4  # characters
_ROW = ROW + 1  # px from the names to the scores; the signs beside both are as high
_CELL = 40  # px; a narrower cell has room for one icon beside the name
_TILES = ICON + 1  # px from the crowns to the tiles

PLAIN, DIM, CHOSEN = range(3)


def palette(art, tile, look):
    """The palette of a Chinese tile that looks PLAIN, DIM or CHOSEN; None is a face-down one."""
    if tile is None or chinese.is_civil(tile):
        return (art.plain, art.dim, art.chosen)[look]
    return (art.military, art.military_dim, art.military_chosen)[look]


class Bar(Cells):
    """Each seat's score, how many tiles it holds and how many tricks it has won, and a sign at the banker."""

    height = _ROW + ICON + 2  # px

    def __init__(self, art, group, match, names):
        super().__init__(art, group, names)
        self.match = match
        tiny = art.tiny
        self._tiles, self._tricks = [], []
        for seat in range(match.seats):
            x, (sign, row) = self.left(seat), self.tricks_place(seat)
            right = sign + ICON + 1
            if seat:
                art.panel(group, FELT_LIGHT, x - 2, 0, 1, self.height)
            if seat == match.leader:
                art.icon(group, BANKER, x + NAME * tiny.width, 0)
            if seat != match.leader or self.cell >= _CELL:
                art.icon(group, BACK, sign + 1, 0)
            score = str(match.scores[seat])
            art.label(group, tiny, WHITE, _SCORE, x, row, text=score)
            if x + len(score) * tiny.width <= sign:  # or else there is room for the number of tricks only
                art.icon(group, TRICK, sign, row)
            self._tiles.append(art.label(group, tiny, IVORY, 1, right, 0))
            self._tricks.append(art.label(group, tiny, GOLD, 1, right, row))
        self.show_tiles()
        self.show_tricks()

    def show_tiles(self):
        """Show how many tiles each seat holds."""
        for label, hand in zip(self._tiles, self.match.hands):
            label.show(str(len(hand)))

    def show_tricks(self):
        """Show how many tricks each seat has won."""
        for label, tricks in zip(self._tricks, self.match.tricks):
            label.show(str(tricks))

    def tricks_place(self, seat):
        """Where the sign of a seat's tricks stands: x and y in px."""
        return (seat + 1) * self.cell - self.art.tiny.width - 2 - ICON, _ROW


class Trick:
    """What each seat has played: face up, or where it is dropped face down; with a crown above what wins.

    `group` is what to show, its origin at the left end of the row of crowns.
    """

    height = _TILES + 2 * HALVES[0]  # px

    def __init__(self, art, seats):
        self.art = art
        self.cell = art.width // seats  # px
        self.group = displayio.Group()
        self._plays = []
        self._signs = []
        self._waiting = {half: [] for half in HALVES[:2]}  # sprites that are not in use
        for _ in range(seats):
            play = displayio.Group()
            self._plays.append(play)
            self.group.append(play)
        for seat in range(seats):
            self._signs.append(art.icon(self.group, EMPTY, self._sign_x(seat), 0))
        self.tiles = [()] * seats  # those that lie face up, as they lie

    def _sign_x(self, seat):
        return seat * self.cell + (self.cell - ICON) // 2

    def _half(self, count):
        """The size of tiles of which so many fit into a cell, or the smallest."""
        return HALVES[0] if count * (HALVES[0] + 1) <= self.cell else HALVES[1]

    def add(self, seat, move):
        """Lay down what a seat plays; returns its Group, which lies at its place, and which can be moved."""
        tiles, how = move
        half = self._half(len(tiles))
        play, waiting = self._plays[seat], self._waiting[half]
        self.tiles[seat] = (None,) * len(tiles) if how == DROP else tiles
        pitch = min(half + 1, self.cell // len(tiles))
        for i, tile in enumerate(self.tiles[seat]):
            grid = waiting.pop() if waiting else self.art.tile(half, chinese=True)
            self.art.show_tile(grid, tile, True)
            grid.pixel_shader = palette(self.art, tile, PLAIN)
            grid.x = i * pitch
            play.append(grid)
        play.x = seat * self.cell + (self.cell + 1 - len(tiles) * pitch) // 2
        play.y = _TILES + HALVES[0] - half
        return play

    def crown(self, winner):
        """Mark what a seat has played as what wins the trick so far, and nothing else."""
        for seat, sign in enumerate(self._signs):
            cell = CROWN if seat == winner else EMPTY
            if sign[0] != cell:
                sign[0] = cell
                sign.y = self._plays[seat].y - _TILES
                for grid, tile in zip(self._plays[seat], self.tiles[seat]):
                    grid.pixel_shader = palette(self.art, tile, CHOSEN if seat == winner else PLAIN)

    def take(self, seat):
        """Turn what a seat has played into the sign of a trick that is won."""
        play, sign = self._plays[seat], self._signs[seat]
        half = self._half(len(play))
        while len(play):
            self._waiting[half].append(play.pop())
        sign[0] = TRICK
        sign.y = _TILES + HALVES[0] - ICON // 2

    def gather(self, place, part):
        """Move all signs that part of 256 of the way to a place, x and y in px; with all of it they are gone."""
        x, y = place
        for seat, sign in enumerate(self._signs):
            left, top = self._sign_x(seat), _TILES + HALVES[0] - ICON // 2
            if part < 256:
                sign.x = left + (x - left) * part // 256
                sign.y = top + (y - top) * part // 256
            else:
                sign[0] = EMPTY
                sign.x, sign.y = left, 0
