# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Areas of pixels: (x1, y1, x2, y2), of which x2 and y2 lie just outside. One without width or height is empty."""

EMPTY = 0, 0, 0, 0


def is_empty(area):
    """Whether there is nothing in an area."""
    return area[0] == area[2] or area[1] == area[3]


def size(area):
    """How many pixels an area has."""
    return (area[2] - area[0]) * (area[3] - area[1])


def union(one, other):
    """The smallest area that holds two; an empty one takes no part in it."""
    if is_empty(one):
        return other
    if is_empty(other):
        return one
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def overlap(one, other):
    """The area that two have in common; None if they lie beside each other."""
    x1, y1, x2, y2 = max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
    return (x1, y1, x2, y2) if x1 < x2 and y1 < y2 else None


def gap(one, other):
    """Whether there are pixels between two areas, seen from above or from the side."""
    return (max(one[0], other[0]) > min(one[2], other[2])) or (max(one[1], other[1]) > min(one[3], other[3]))
