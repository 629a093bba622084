# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Where the stand-ins keep their numbers, and how much memory they take.

A thing keeps its numbers in one array, `_state`, as the core does in a struct. They take what they need; or, for
MicroPython with words of 64 bits, where all that is made of words takes twice as much as on the badge with its 32,
twice as much as the badge's own objects do. An instance of a class takes 64 bytes there with up to 2 attributes, 96
with 4, 128 with 6, and an array 32 besides what is in it. So an array of 16-bit numbers makes a TileGrid or a shape
as large as the badge's own, and a Group larger by 32 bytes; and arrays that are too small are made larger here.
"""

_BLOCK = 16  # bytes of the badge's memory, which is given out in these

as_badge = False  # whether they take as much as on the badge


def room(needed, badges, own):
    """How many bytes to make an array of which so many are needed, in an object that takes so many of the badge's
    bytes, and `own` bytes here besides the array's."""
    return max(needed, 2 * -(-badges // _BLOCK) * _BLOCK - own) if as_badge else needed


def number(place, change=None):
    """An attribute that is the number at a place of the state. What is set goes to a method, `change(thing, place,
    value)`; without one it can't be set."""
    return property(lambda thing: thing._state[place],
                    change and (lambda thing, value: change(thing, place, value)))


def flag(place, change):
    """Such an attribute that is True or False."""
    return property(lambda thing: bool(thing._state[place]),
                    lambda thing, value: change(thing, place, bool(value)))


def area(state, place):
    """Return the area whose four numbers begin at a place."""
    return state[place], state[place + 1], state[place + 2], state[place + 3]


def put_area(state, place, area):
    """Keep an area there."""
    state[place], state[place + 1], state[place + 2], state[place + 3] = area
