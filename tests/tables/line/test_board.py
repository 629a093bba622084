# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The line on the screen: the sprites that lie there, and the window on a line that goes beyond the table."""

import random

import displayio
import pytest

from engine import games
from engine.line import FIRST, LEFT_ARM, RIGHT_ARM
from tables.line.board import unpack
from tests.reading import ghost_on, laid, sign_on, text_of

WIDTH, HEIGHT = 160, 72


@pytest.fixture
def art(simulator):
    from art import Art

    return Art(160, 128)


@pytest.fixture
def make_board(art):
    from tables.line.board import Board
    from tables.line.layout import Layout

    def make(top):
        art.set_top(top)
        return Laying(Board(art, WIDTH, HEIGHT, top, Layout(WIDTH, HEIGHT, (9, 7), False, top)), art)

    return make


class Laying:
    """A Board on which tiles are laid and ghosts shown without waiting for motions; all else is the Board's."""

    def __init__(self, board, art):
        self.board = board
        self.art = art
        self.tiles = []
        self.smaller = 0  # how often the tiles got smaller
        self.landed = None  # the box where the last tile landed, before the line moved on

    def __getattr__(self, name):
        return getattr(self.board, name)

    def sprites(self):
        """The sprites of tiles that can be seen, in the order of the groups."""
        layers = [layer for group in self.board.group if isinstance(group, displayio.Group) for layer in group]
        return [grid for grid in layers if grid.bitmap in self.art.tiles.values() and grid.x > -WIDTH]

    def add(self, tile, arm):
        self.smaller += self.board.aim(tile, arm)
        grid = self.board.add(tile, arm)
        self.landed = box(self.board, grid)
        self.board.show_moved()
        self.tiles.append(tile)
        return grid

    def ghost(self, tile, arm, points):
        self.board.aim(tile, arm)
        self.board.ghost(tile, arm, points)

    def look(self, way):
        """Look along the line; return whether the window has moved."""
        y = self.board.y
        self.board.look(way)
        return self.board.y != y


def long_line(top=12):
    """The tiles of a round of draw dominoes whose line is longer than the table has room for."""
    rng = random.Random(2)
    match = games.load("draw")(2, {"set": top})
    match.deal(rng.getrandbits(30))
    while match.legal_moves():
        match.play(rng.choice(match.legal_moves()))
    return match.line.plays()


def spots(board):
    """How all tiles lie: (x, y, vertical, flipped) of each."""
    return list(map(unpack, board.spots))


def box(board, grid):
    """(left, top, right, bottom) of a sprite on the board."""
    wide, high = 2 * board.half, board.half
    if grid.transpose_xy:
        wide, high = high, wide
    return grid.x, grid.y, grid.x + wide, grid.y + high


def is_whole(box):
    return box[0] >= 0 and box[1] >= 0 and box[2] <= WIDTH and box[3] <= HEIGHT


def arrows(board):
    """Where the arrows are that say where there is more: of "up" and "down"."""
    return ["down" if grid.y else "up" for grid in board.arrows]


def visible(board):
    """The tiles that can be seen through the window, in the order of play, and their places there."""
    half = board.half
    places = [(tile, x, y - board.y, vertical) for tile, (x, y, vertical, _) in zip(board.tiles, spots(board))]
    return [(x, y) for tile, x, y, vertical in places if -half * (1 + vertical) < y < HEIGHT]


def test_sprites_lie_where_the_layout_says(make_board):
    board = make_board(6)
    for move in ((5, 3), FIRST), ((6, 5), LEFT_ARM), ((3, 1), RIGHT_ARM):
        board.add(*move)
    assert [(grid.x, grid.y) for grid in laid(board)] == [spot[:2] for spot in spots(board)]


def test_added_tile_is_returned_and_in_full_view(make_board):
    board = make_board(12)
    for tile, arm in long_line():
        grid = board.add(tile, arm)
        x, y, _, _ = spots(board)[-1]
        assert (grid.x, grid.y) == (x, y - board.y)
        assert is_whole(box(board, grid))


def test_only_tiles_in_view_have_sprites(make_board):
    board = make_board(12)
    for tile, arm in long_line():
        board.add(tile, arm)
        assert [(grid.x, grid.y) for grid in laid(board)] == visible(board)
    assert 10 < len(laid(board)) < len(board.tiles)


def test_ghost_lies_in_full_view_where_the_tile_will(make_board):
    board = make_board(12)
    seen = 0
    for tile, arm in long_line():
        board.ghost(tile, arm, 5)
        ghost = box(board, ghost_on(board)) if ghost_on(board) else None
        sign = sign_on(board)
        if sign:  # the points are shown only where they cover nothing
            assert 0 <= sign.x and sign.x + sign.tile_width <= WIDTH
            assert 0 <= sign.y and sign.y + sign.tile_height <= HEIGHT
        board.add(tile, arm)
        assert not len(board.ahead), "the ghost is still there"
        if ghost:
            assert is_whole(ghost)
            assert board.landed == ghost
            seen += 1
    assert seen > 50


def test_end_of_an_arm_comes_into_view_where_the_ghost_has_no_room(make_board, monkeypatch):
    board = make_board(12)
    for tile, arm in long_line():
        board.add(tile, arm)
    while board.look(-1):
        pass
    monkeypatch.setattr("tables.line.layout.Layout.ghost", lambda layout, tile, arm: None)
    monkeypatch.setattr("tables.line.layout.Layout.lay_anew_for", lambda layout, tile, arm: None)
    board.ghost((0, 0), RIGHT_ARM, 0)
    _, y, _, high = board.box(board.spots[board.layout.last(RIGHT_ARM)[0]])
    assert 0 <= y - board.y <= HEIGHT - high
    assert text_of(sign_on(board)) == "0-0"


STRAIGHT = [
    ((6, 5), FIRST),
    ((5, 4), RIGHT_ARM),
    ((4, 3), RIGHT_ARM),
    ((3, 2), RIGHT_ARM),
    ((2, 1), RIGHT_ARM),
    ((1, 0), RIGHT_ARM),
    ((6, 4), LEFT_ARM),
    ((4, 2), LEFT_ARM),
    ((2, 0), LEFT_ARM),
]


def test_a_line_that_would_leave_the_table_moves_to_its_middle_before_it_gets_smaller(make_board):
    board = make_board(6)
    for tile, arm in STRAIGHT[:4]:
        board.add(tile, arm)
    assert [grid.x for grid in laid(board)] == [71, 89, 107, 125]
    board.add(*STRAIGHT[4])  # it would end at 161 of 160 px
    assert [grid.x for grid in laid(board)] == [35, 53, 71, 89, 107]
    assert board.half == 9 and not board.smaller


def test_all_tiles_get_smaller_at_once_and_no_sprite_stays_behind(make_board):
    board = make_board(6)
    sizes = []
    for tile, arm in STRAIGHT:
        board.add(tile, arm)
        sizes.append({grid.tile_height for grid in board.sprites()})
        assert len(board.sprites()) == len(board.tiles)
    assert all(len(size) == 1 for size in sizes)
    assert board.smaller == len({*map(tuple, sizes)}) - 1


def test_looking_shows_all_of_a_long_line_and_says_where_it_ends(make_board):
    board = make_board(12)
    for tile, arm in long_line():
        board.add(tile, arm)
    while board.look(-1):
        pass
    assert arrows(board) == ["down"]
    assert min(box(board, grid)[1] for grid in laid(board)) >= 0
    seen = set()
    looks = 0
    while True:
        seen |= {(x, y + board.y) for x, y in visible(board)}
        if not board.look(1):
            break
        looks += 1
        assert "up" in arrows(board)
    assert looks > 1
    assert arrows(board) == ["up"]
    assert max(box(board, grid)[3] for grid in laid(board)) <= HEIGHT
    assert seen == {spot[:2] for spot in spots(board)}


def test_arrows_are_where_there_is_more(make_board):
    board = make_board(12)
    for tile, arm in long_line():
        board.add(tile, arm)
        half = board.half
        above = any(y < board.y for _, y, _, _ in spots(board))
        below = any(y + half * (1 + vertical) > board.y + HEIGHT for _, y, vertical, _ in spots(board))
        assert arrows(board) == ["up"] * above + ["down"] * below
        for grid in board.arrows:
            assert 0 <= grid.x <= WIDTH - 9 and grid.y in (0, HEIGHT - 9)
