# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where the stand-ins keep their numbers, how much memory they take, and functions on areas.

A thing keeps its numbers in one array, `_state`, as the core does in a struct. They take as many bytes as they
need; or, for MicroPython with words of 64 bits, where everything made of words takes twice as much as on the badge
with its 32, twice as much as the badge's own objects do. An instance of a class takes 64 bytes there with up to 2
attributes, 96 with 4, 128 with 6, and an array 32 besides its items. So an array of 16-bit numbers makes a TileGrid
or a shape as large as the badge's own, and a Group larger by 32 bytes; and arrays that are too small are made
larger here.

An area of pixels is (x1, y1, x2, y2), where x2 and y2 lie just outside. One of no pixels is empty.
"""

_BLOCK = 16  # bytes of the badge's memory, which is given out in these

as_badge = False  # whether they take as much as on the badge


def room(needed, badges, own):
    """Return how many bytes an array gets that needs `needed`. The object takes `badges` bytes on the badge, and
    here `own` bytes besides the array's."""
    return max(needed, 2 * -(-badges // _BLOCK) * _BLOCK - own) if as_badge else needed


def number(place, change=None):
    """Return a property for the number at a place of the state. Setting it calls the method `change(thing, place,
    value)`; without one it is read-only."""
    return property(lambda thing: thing._state[place], change and (lambda thing, value: change(thing, place, value)))


def flag(place, change):
    """Such an attribute that is True or False."""
    return property(lambda thing: bool(thing._state[place]), lambda thing, value: change(thing, place, bool(value)))


def area(state, place):
    """Return the area whose four numbers begin at a place."""
    return state[place], state[place + 1], state[place + 2], state[place + 3]


def put_area(state, place, area):
    """Keep an area there."""
    state[place], state[place + 1], state[place + 2], state[place + 3] = area


def size(area):
    """Return how many pixels an area has."""
    return (area[2] - area[0]) * (area[3] - area[1])


def union(one, other):
    """Return the smallest area that holds two, or the other if one is empty."""
    if not size(one):
        return other
    if not size(other):
        return one
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def overlap(one, other):
    """Return the area that two areas share; None if they share none."""
    x1, y1, x2, y2 = max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
    return (x1, y1, x2, y2) if x1 < x2 and y1 < y2 else None
