# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A referee of the places of tiles, which knows nothing of how they were found, and lines for it to look at."""

import random

from engine import games
from engine.line import DOWN_ARM, FIRST, LEFT_ARM, RIGHT_ARM, UP_ARM, Line
from tables.line.board import unpack
from tables.line.layout import Layout


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
    return one[0] - other[2] >= gap or other[0] - one[2] >= gap or one[1] - other[3] >= gap or other[1] - one[3] >= gap


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
        ghosts_half, root = layout.half, layout.spots[:1] or [ghost]
        self.stayed = layout.add(tile, arm)
        self.laid_anew += not self.stayed
        self.line.add(tile, arm)
        index = len(places)
        self.joined.append(None if arm == FIRST else self.tips[arm])
        if arm == FIRST:
            self.tips = [0] * 4
        else:
            self.tips[arm] = index
        first_double = self.double is None and tile[0] == tile[1]
        if first_double:
            self.double = index
            self.tips[UP_ARM] = self.tips[DOWN_ARM] = index
        if self.stayed:
            assert same_shape(places, layout.places), "a tile moved unsaid"
            assert ghost is not None, "a tile has a place, but no ghost"
            if not layout.centred or not first_double:
                assert layout.half == ghosts_half, "the ghost had another size"
                moved = layout.spots[0] - root[0]  # the whole line, to the middle of the table
                assert layout.spots[-1] - moved == ghost, "the tile isn't where its ghost was"
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
        if self.layout.centred and self.double == len(spots) - 1:
            self.check_middle(boxes[self.double])
        else:
            self.check_borders(boxes)

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

    def check_borders(self, boxes):
        """Check that the line is 9 px off every border of the table if there is room for that."""
        lefts, tops, rights, bottoms = zip(*boxes)
        across, down = self.size
        if max(rights) - min(lefts) <= across - 18 and max(bottoms) - min(tops) <= down - 18:
            assert min(*lefts, *tops) >= 9 and max(rights) <= across - 9 and max(bottoms) <= down - 9

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


def match_line(game, seats, options, seed):
    """The Line of a round of random moves."""
    match = games.load(game)(seats, options)
    rng = random.Random(seed)
    match.deal(rng.getrandbits(30))
    while match.legal_moves():
        match.play(rng.choice(match.legal_moves()))
    return match.line


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
    arm = RIGHT_ARM if low <= high else LEFT_ARM
    return [((max(step), min(step)), FIRST if not i else arm) for i, step in enumerate(steps)]
