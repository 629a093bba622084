# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The places of the tiles on the table, checked in pixels, knowing nothing of how they were found."""

import copy
import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games, moves
from engine.line import ARMS, CLOSED, DOWN, LEFT, RIGHT, START, UP, Line
from engine.tiles import make_set
from tables.line.layout import Layout
from tables.line.space import Space, unpack

SET = make_set()
STEPS = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, -1), DOWN: (0, 1)}


def box(spot, half):
    """(left, top, right, bottom) of a tile."""
    x, y, vertical, _ = spot
    return (x, y, x + half, y + 2 * half) if vertical else (x, y, x + 2 * half, y + half)


def cells(tile, spot, half):
    """The two halves of a tile, each as its number and its box."""
    x, y, vertical, flipped = spot
    first, second = (tile[1], tile[0]) if flipped else tile
    x2, y2 = (x, y + half) if vertical else (x + half, y)
    return (first, (x, y, x + half, y + half)), (second, (x2, y2, x2 + half, y2 + half))


def contact(one, other):
    """The px of edge along which two boxes touch, and whether that edge is upright."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    if across == 0 and down > 0:
        return down, True
    if down == 0 and across > 0:
        return across, False
    return 0, False


def apart(one, other, gap):
    """Whether there are at least `gap` px between two boxes."""
    return (one[0] - other[2] >= gap or other[0] - one[2] >= gap
            or one[1] - other[3] >= gap or other[1] - one[3] >= gap)


def same_shape(before, now):
    """Whether tiles lie as before to each other."""
    return len({place - old for old, place in zip(before, now)}) < 2


class Referee:
    """Follows a line on a Layout, and checks everything that can be seen of it after every tile."""

    def __init__(self, width, height, halves, has_spinner, top, centred=False):
        self.layout = Layout(width, height, halves, has_spinner, top, centred)
        self.size = width, height
        self.line = Line(has_spinner)
        self.joined = []  # for each tile the index of the one that it was joined to
        self.tips = [0] * 4  # by arm, the index of its last tile
        self.double = None  # the index of the first double
        self.stayed = True
        self.laid_anew = 0  # plays after which other tiles lay elsewhere

    def play(self, tile, arm):
        layout = self.layout
        places, half = layout.places[:], layout.half
        ghost = layout.ghost(tile, arm)
        assert same_shape(places, layout.places), "a ghost moved something"
        assert layout.half <= half, "the tiles grew"
        ghosts_half = layout.half
        self.stayed = layout.add(tile, arm)
        self.laid_anew += not self.stayed
        self.line.add(tile, arm)
        index = len(places)
        self.joined.append(None if arm == START else self.tips[arm])
        if arm == START:
            self.tips = [0] * 4
        else:
            self.tips[arm] = index
        first_double = self.double is None and tile[0] == tile[1]
        if first_double:
            self.double = index
            self.tips[UP] = self.tips[DOWN] = index
        if self.stayed:
            assert same_shape(places, layout.places), "a tile moved unsaid"
            assert ghost is not None, "a tile has a place, but no ghost"
            if not layout.centred or not first_double:
                assert (layout.spots[-1], layout.half) == (ghost, ghosts_half), "the tile isn't where its ghost was"
        else:
            assert ghost is None, "a ghost promised what didn't come true"
        self.check(index if self.stayed else 0)

    def check(self, first):
        """Check all tiles from `first` on, against all."""
        half, spots = self.layout.half, lying(self)
        assert len(spots) == len(self.line.tiles)
        boxes = [box(spot, half) for spot in spots]
        for tile in boxes:
            self.check_inside(tile)
        for i in range(first, len(spots)):
            for j in range(i):
                if self.joined[i] != j:
                    assert apart(boxes[i], boxes[j], half // 2), "tiles that aren't joined touch"
            if i:
                self.check_joint(i, self.joined[i], spots)
        if self.layout.centred and self.double is not None:
            self.check_middle(boxes[self.double])
        for arm in ARMS:
            if self.line.ends[arm] != CLOSED:
                self.check_end(arm, boxes[self.tips[arm]], spots[self.tips[arm]])

    def check_inside(self, tile):
        """Check that a tile is on the table; the smallest may be above or below it."""
        assert tile[0] >= 0 and tile[2] <= self.size[0]
        if self.layout.half > self.layout.halves[-1]:
            assert tile[1] >= 0 and tile[3] <= self.size[1]

    def goes_beyond(self):
        """Whether a part of the line is above or below the table."""
        boxes = [box(spot, self.layout.half) for spot in lying(self)]
        return min(tile[1] for tile in boxes) < 0 or max(tile[3] for tile in boxes) > self.size[1]

    def check_middle(self, tile):
        assert abs(tile[0] + tile[2] - self.size[0]) <= 2 and abs(tile[1] + tile[3] - self.size[1]) <= 2

    def check_joint(self, index, other, spots):
        """Check that a tile is joined to another: half an edge, equal numbers, doubles across."""
        half = self.layout.half
        tile, spot = self.line.tiles[index], spots[index]
        joined, joined_spot = self.line.tiles[other], spots[other]
        length = 0
        for number, cell in cells(tile, spot, half):
            for joined_number, joined_cell in cells(joined, joined_spot, half):
                touching, upright = contact(cell, joined_cell)
                if touching:
                    assert number == joined_number, "the halves that touch don't match"
                    length += touching
                    edge = upright
        assert length == half, "the tiles don't touch along half an edge"
        if tile[0] == tile[1]:
            assert spot[2] == edge, "a double doesn't lie across"
            self.check_centred(spot, joined_spot, edge)
        elif joined[0] == joined[1]:
            assert spot[2] != edge, "a tile doesn't lie straight on from a double"
            if joined_spot[2] == edge:
                self.check_centred(joined_spot, spot, edge)
        else:
            assert spot[2] != edge or joined_spot[2] != edge, "tiles lie side by side"

    def check_centred(self, double, tile, upright):
        """Check that a tile meets the long side of a double in its middle."""
        half = self.layout.half
        offset = tile[1] - double[1] if upright else tile[0] - double[0]
        assert offset in (half // 2, half - half // 2)

    def check_end(self, arm, tile, spot):
        """Check that an end is where the arm's last tile, whose box and spot these are, shows its number, and that
        nothing covers it."""
        left, top, right, bottom = tile
        x, y = self.layout.end(arm)
        assert left < x < right and top < y < bottom
        for shown, cell in cells(self.line.tiles[self.tips[arm]], spot, self.layout.half):
            if cell[0] < x < cell[2] and cell[1] < y < cell[3]:
                assert shown == self.line.ends[arm]


def lay(moves, size=(160, 80), halves=(10, 7), has_spinner=True, top=6, centred=False):
    """The referee of a line, laid and checked tile by tile."""
    referee = Referee(*size, halves, has_spinner, top, centred)
    for move in moves:
        referee.play(*move)
    return referee


def spots(*moves, **table):
    return lying(lay(moves, **table))


def lying(referee):
    """How all tiles lie: (x, y, vertical, flipped) of each."""
    return list(map(unpack, referee.layout.spots))


def played_out(rng, has_spinner, arms=ARMS):
    """The line of a round for two of random moves; on `arms` if that is possible."""
    tiles = rng.sample(SET, 28)
    hands, stock = [tiles[:7], tiles[7:14]], tiles[14:]
    line = Line(has_spinner)
    seat = passed = 0
    while passed < 2:
        hand = hands[seat]
        moves = fitting(line, hand)
        while not moves and stock:
            hand.append(stock.pop())
            moves = fitting(line, hand)
        passed = 0 if moves else passed + 1
        if moves:
            move = rng.choice([move for move in moves if move[1] in arms] or moves)
            line.add(*move)
            hand.remove(move[0])
            if not hand:
                break
        seat = 1 - seat
    return line.plays()


def match_line(game, seats, options, seed):
    """The Line of a round of random moves."""
    match = games.load(game)(seats, options)
    rng = random.Random(seed)
    match.deal(rng.getrandbits(30))
    while match.legal_moves():
        match.play(rng.choice(match.legal_moves()))
    return match.line


def fitting(line, tiles):
    if not line.tiles:
        return [(tile, START) for tile in tiles]
    return [(tile, arm) for tile in tiles for arm in ARMS if line.ends[arm] in tile]


def trail(rng):
    """All 28 tiles in an order in which each joins the one before, as pairs of numbers (from, to)."""
    left = {number: [other for other in range(7) if other != number] for number in range(7)}
    for others in left.values():
        rng.shuffle(others)
    path, stack = [], [rng.randrange(7)]
    while stack:
        if left[stack[-1]]:
            other = left[stack[-1]].pop()
            left[other].remove(stack[-1])
            stack.append(other)
        else:
            path.append(stack.pop())
    steps = list(zip(path, path[1:]))
    for number in range(7):
        places = [i for i, step in enumerate(steps) if step[0] == number]
        steps.insert(rng.choice(places), (number, number))
    return steps


def one_arm(rng):
    """All 28 tiles in an arm, to the left or to the right of the first."""
    steps = trail(rng)
    high, low = steps[0]
    arm = RIGHT if low <= high else LEFT
    return [((max(step), min(step)), START if not i else arm) for i, step in enumerate(steps)]


def longest_arms(rng):
    """As long a line as random choices from all 28 tiles give, all arms as even as possible."""
    line = Line()
    lengths = [0] * 5
    tiles = rng.sample(SET, 28)
    tiles.sort(key=lambda tile: tile[0] != tile[1])
    tiles = tiles[:1] + rng.sample(tiles[1:], 27)
    moves = [(tiles[0], START)]
    while moves:
        tile, arm = move = min(moves, key=lambda move: lengths[move[1]])
        line.add(*move)
        lengths[arm] += 1
        tiles.remove(tile)
        moves = fitting(line, tiles)
    return line.plays()


# What a table of 160 x 80 looks like.

def test_first_tile_lies_in_the_middle_with_its_larger_half_on_the_left():
    assert spots(((6, 1), START)) == [(70, 35, False, False)]


def test_first_double_lies_upright_in_the_middle():
    assert spots(((6, 6), START)) == [(75, 30, True, False)]


def test_tiles_are_turned_so_that_they_match():
    assert spots(((5, 3), START), ((6, 5), LEFT), ((3, 1), RIGHT)) == [
        (70, 35, False, False), (50, 35, False, False), (90, 35, False, False)]
    assert spots(((5, 3), START), ((5, 1), LEFT), ((6, 3), RIGHT)) == [
        (70, 35, False, False), (50, 35, False, True), (90, 35, False, True)]


def test_first_double_stays_where_it_is_laid():
    referee = lay([((5, 3), START), ((5, 5), LEFT)])
    assert referee.stayed
    assert lying(referee) == [(70, 35, False, False), (60, 30, True, False)]


def test_first_double_moves_to_the_middle_where_the_rules_want_it_there_and_the_line_with_it():
    referee = lay([((5, 3), START), ((5, 5), LEFT)], centred=True)
    assert referee.stayed
    assert lying(referee) == [(85, 35, False, False), (75, 30, True, False)]


def test_a_first_double_that_is_laid_later_takes_tiles_on_its_short_sides_too():
    laid = spots(((5, 3), START), ((5, 5), LEFT), ((5, 1), LEFT), ((6, 5), UP), ((5, 0), DOWN), size=(160, 90))
    assert laid[3:] == [(60, 15, True, False), (60, 55, True, False)]


def test_later_doubles_lie_across_and_move_nothing():
    referee = lay([((5, 5), START), ((5, 3), RIGHT), ((3, 3), RIGHT)])
    assert referee.stayed
    assert lying(referee) == [(75, 30, True, False), (85, 35, False, False), (105, 30, True, False)]


def test_spinner_takes_tiles_on_its_short_sides():
    moves = ((5, 5), START), ((5, 3), RIGHT), ((5, 1), LEFT), ((6, 5), UP), ((5, 0), DOWN)
    assert spots(*moves, size=(160, 90))[3:] == [(75, 15, True, False), (75, 55, True, False)]


LONG = ((6, 5), START), ((5, 4), RIGHT), ((4, 3), RIGHT), ((3, 2), RIGHT), ((2, 1), RIGHT), ((1, 0), RIGHT)


def test_a_line_that_gets_longer_is_drawn_smaller_in_the_same_shape():
    larger, smaller = [lay(LONG[:count], halves=(20, 10, 7), has_spinner=False) for count in (2, 3)]
    assert (larger.layout.half, smaller.layout.half) == (20, 10)
    assert lying(larger) == [(60, 30, False, False), (100, 30, False, False)]
    assert lying(smaller)[:2] == [(70, 35, False, False), (90, 35, False, False)]


def test_arm_turns_before_the_edge_of_the_table_at_the_second_size():
    laid = spots(*LONG, halves=(13, 10, 7), has_spinner=False)
    assert [vertical for _, _, vertical, _ in laid] == [False, False, False, False, True, False]


def test_a_tile_that_turns_may_lie_at_the_side_of_the_one_before():
    laid = spots(*LONG, size=(150, 80), halves=(13, 10, 7), has_spinner=False)
    assert laid[2:5] == [(105, 35, False, False), (125, 35, True, False), (115, 55, False, True)]


def test_ghost_of_the_first_tile():
    assert unpack(Layout(160, 80, (10, 7)).ghost((6, 6), START)) == (75, 30, True, False)


# A line whose upper side has no room for the 6-1 unless all of it is laid anew.
FULL = "6-6, 6-4 left, 4-0 left, 3-0 left, 6-5 right, 3-1 left, 4-1 left, 4-3 left, 5-3 left, 5-4 left, 4-4 left"


def test_where_a_tile_has_no_room_the_line_makes_room_for_its_ghost_and_then_keeps_its_shape():
    layout = Layout(160, 82, (13, 9, 8, 7))
    for name in FULL.split(", "):
        layout.add(*moves.parse(name))
    before = layout.places[:]
    assert layout.ghost((6, 1), UP) is None
    layout.make_room((6, 1), UP)
    places, ghost = layout.places[:], layout.ghost((6, 1), UP)
    assert places != before and len(places) == len(before)
    assert layout.add((6, 1), UP)
    assert layout.places[:-1] == places and layout.spots[-1] == ghost
    assert layout.take_back() and layout.places == places


def test_no_room_is_made_for_a_first_double_that_all_others_move_for():
    layout = Layout(160, 82, (13, 9, 8, 7), centred=True)
    for name in "2-1, 1-0 right, 4-2 left, 4-0 right, 6-4 right, 4-3 left".split(", "):
        layout.add(*moves.parse(name))
    before = layout.places[:]
    layout.make_room((6, 6), RIGHT)
    assert layout.places == before and len(layout.tiles) == 6


def test_end_is_the_middle_of_the_outer_half():
    layout = lay([((5, 5), START), ((5, 3), RIGHT), ((5, 1), LEFT)]).layout
    assert layout.end(LEFT) == (60, 40)
    assert layout.end(RIGHT) == (100, 40)
    assert layout.end(UP) == (80, 35)
    assert layout.end(DOWN) == (80, 45)


def test_big_tiles_are_kept_while_they_fit():
    moves = ((6, 6), START), ((6, 1), LEFT), ((6, 2), RIGHT), ((4, 1), LEFT), ((5, 2), RIGHT), ((4, 3), LEFT)
    assert lay(moves).layout.half == 10


def test_smaller_tiles_are_taken_when_the_big_ones_do_not_fit():
    assert lay(one_arm(random.Random(2)), has_spinner=False).layout.half == 7


def test_line_that_is_too_long_for_the_table_goes_beyond_it_in_the_smallest_tiles():
    for table in ((80, 40), (160, 40)):
        referee = lay(one_arm(random.Random(1)), table)
        assert referee.layout.half == 7 and referee.goes_beyond()


def test_doubles_of_a_bigger_set_are_expected():
    """After 9-9 comes another 9 in a set of up to 9 and of up to 12, so there has to be room for it."""
    moves = ((9, 6), START), ((9, 9), LEFT), ((9, 3), LEFT), ((9, 8), UP), ((9, 0), DOWN)
    for top in (9, 12):
        assert lying(lay(moves[:3], top=top))[1][:3] == (60, 30, True)
    assert lying(lay(moves, top=12, halves=(7,)))[3:] == [(66, 19, True, True), (66, 47, True, False)]


# Lines that can come about.

TABLES = [((160, 80), (10, 7)), ((160, 84), (10, 7)), ((160, 90), (10, 7)), ((160, 82), (9, 7)),
          ((240, 100), (10, 7)), ((240, 190), (13, 10, 7)), ((320, 200), (13, 10, 7)), ((161, 81), (10, 7))]


@pytest.mark.parametrize("size, halves", TABLES)
@pytest.mark.parametrize("has_spinner", [True, False])
def test_rounds_played_out(cases, size, halves, has_spinner):
    rng = random.Random(f"{size}{halves}{has_spinner}")
    for _ in range(cases(100)):
        lay(played_out(rng, has_spinner), size, halves, has_spinner)


@pytest.mark.parametrize("arm", ARMS)
def test_rounds_that_prefer_an_arm(cases, arm):
    rng = random.Random(arm)
    for _ in range(cases(50)):
        lay(played_out(rng, True, (arm,)))
        lay(played_out(rng, False, (arm,)), has_spinner=False)


@pytest.mark.parametrize("has_spinner", [True, False])
def test_all_tiles_in_one_arm(cases, has_spinner):
    rng = random.Random(28)
    for _ in range(cases(40)):
        lay(one_arm(rng), has_spinner=has_spinner)


def test_four_long_arms(cases):
    rng = random.Random(4)
    for _ in range(cases(100)):
        lay(longest_arms(rng))


# Tables for many, where more of the screen is taken by who plays, and bigger sets.

@pytest.mark.parametrize("game, seats", [("draw", 4), ("kozel", 4), ("bergen", 4), ("blitz", 4), ("blitz", 8)])
def test_rounds_of_many_fit_their_lower_table(cases, game, seats):
    for seed in range(cases(100)):
        line = match_line(game, seats, {}, seed)
        assert not lay(line.plays(), (160, 72), (9, 7), line.has_spinner).goes_beyond()


def test_turn_of_seven_tiles():
    """Each of four plays all that it can, to either end, before the next does, as in Blitz."""
    rng = random.Random(7)
    longest = 0
    for _ in range(100):
        tiles = rng.sample(SET, 28)
        line = Line(has_spinner=False)
        for hand in (tiles[:7], tiles[7:14], tiles[14:21], tiles[21:]):
            before = len(line.tiles)
            while moves := fitting(line, hand):
                tile, arm = rng.choice(moves)
                line.add(tile, arm)
                hand.remove(tile)
            longest = max(longest, len(line.tiles) - before)
        assert not lay(line.plays(), (160, 72), (9, 7), False).goes_beyond()
    assert longest == 7


@pytest.mark.parametrize("game, seats, top", [("draw", 2, 9), ("draw", 4, 9), ("draw", 2, 12), ("draw", 4, 12),
                                              ("all_fives", 2, 9), ("all_fives", 2, 12)])
def test_rounds_with_bigger_sets(cases, game, seats, top):
    for seed in range(cases(12)):
        line = match_line(game, seats, {"set": top}, seed)
        lay(line.plays(), (160, 82 if seats == 2 else 72), (9, 7), line.has_spinner, top)


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), game=st.sampled_from(("draw", "all_fives")), top=st.sampled_from((6, 9, 12)),
       width=st.integers(120, 320), height=st.integers(60, 200))
def test_any_set_on_any_table(seed, game, top, width, height):
    line = match_line(game, 2, {"set": top}, seed)
    lay(line.plays(), (width, height), (9, 7), line.has_spinner, top)


def test_long_lines_are_seldom_laid_anew(cases):
    beyond = stayed = 0
    for seed in range(cases(40)):
        layout = Layout(160, 82, (9, 7), False, 12)
        for tile, arm in match_line("draw", 2, {"set": 12}, seed).plays():
            was_beyond = any(y < 0 or y > 82 for _, y, _, _ in map(unpack, layout.spots))
            still = layout.add(tile, arm)
            beyond += was_beyond
            stayed += was_beyond and still
    assert beyond > cases(300)
    assert stayed > 0.9 * beyond


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("kurnik", 2), ("blitz", 4)])
def test_a_line_that_was_kept_lies_and_goes_on_as_it_would_have(game, seats):
    """Whatever ghosts were shown on the way, and made all tiles smaller."""
    chance = random.Random(1)
    for _ in range(20):
        match = games.load(game)(seats)
        match.deal(chance.getrandbits(30))
        table = 160, 72, (13, 9, 8, 7), match.line.has_spinner, match.tiles[-1][0], match.double_in_middle
        layout = Layout(*table)
        while match.moves:
            for tile, arm in match.moves:
                if tile and chance.random() < 0.5:
                    layout.ghost(tile, arm)
            move = chance.choice(match.moves)
            match.play(move)
            if not move[0]:
                continue
            other = Layout(*table)
            if layout.tiles:
                other.restore(copy.deepcopy(layout.keep()))
                assert (other.spots, other.half) == (layout.spots, layout.half)
                other.add(*move)
            layout.add(*move)
            assert not other.tiles or (other.spots, other.half) == (layout.spots, layout.half)


def seek(layout, move, steps=None):
    """Look for the place of a move's tile, in so many steps or until it is known; returns whether it is over."""
    seeking = layout.seek(*move)
    return len(list(itertools.islice(seeking, steps))) != steps


@pytest.mark.parametrize("game, seats, options", [("all_fives", 2, {}), ("kurnik", 2, {}), ("draw", 2, {"set": 9})])
def test_a_place_that_is_looked_for_ahead_is_the_one_that_is_found_without(game, seats, options):
    """Whatever else was looked for before it, to the end or not."""
    chance = random.Random(2)
    for seed in range(6):
        match = games.load(game)(seats, options)
        match.deal(seed)
        table = 160, 72, (13, 9, 8, 7), match.line.has_spinner, match.tiles[-1][0], match.double_in_middle
        layout, plain = Layout(*table), Layout(*table)
        while match.moves:
            moves = [move for move in match.moves if move[0]]
            move = chance.choice(match.moves)
            before = copy.deepcopy(layout.keep())
            for other in chance.sample(moves, min(2, len(moves))):
                seek(layout, other, chance.choice((0, 1, 2, 5, None)))
                assert layout.keep() == before, "a search changed something"
            match.play(move)
            if move[0]:
                seek(layout, move)
                assert layout.ghost(*move) == plain.ghost(*move)
                layout.add(*move)
                plain.add(*move)
                assert (layout.spots, layout.half) == (plain.spots, plain.half)


def test_nothing_is_looked_for_at_a_press_where_a_place_was_found_ahead(monkeypatch):
    looks = []
    fit = Space.fit
    monkeypatch.setattr(Space, "fit", lambda *arguments: looks.append(1) or fit(*arguments))
    searched = 0
    for seed in range(5):
        layout = Layout(160, 80, (10, 7))
        for move in match_line("all_fives", 2, {}, seed).plays():
            seek(layout, move)
            searched += len(looks)
            looks.clear()
            if layout.ghost(*move) is not None:
                assert not looks
                if move[0][0] != move[0][1]:
                    layout.add(*move)
                    assert not looks
                    continue
            layout.add(*move)
            looks.clear()
    assert searched > 500


def test_a_search_gives_way_between_its_steps():
    """So that a press waits for one of them at the most."""
    steps = []
    for seed in range(20):
        layout = Layout(160, 80, (10, 7))
        for move in match_line("all_fives", 2, {}, seed).plays():
            steps.append(len(list(layout.seek(*move))))
            layout.add(*move)
    assert max(steps) > 5
