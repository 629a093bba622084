# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Areas of pixels: (x1, y1, x2, y2), where x2 and y2 lie just outside. An area without width or height is empty."""

EMPTY = 0, 0, 0, 0


def is_empty(area):
    """Return whether an area is empty."""
    return area[0] == area[2] or area[1] == area[3]


def size(area):
    """Return how many pixels an area has."""
    return (area[2] - area[0]) * (area[3] - area[1])


def union(one, other):
    """Return the smallest area that holds both; an empty one is left out."""
    if is_empty(one):
        return other
    if is_empty(other):
        return one
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def overlap(one, other):
    """Return the area that two areas share; None if they share none."""
    x1, y1, x2, y2 = max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
    return (x1, y1, x2, y2) if x1 < x2 and y1 < y2 else None


def gap(one, other):
    """Return whether there are columns or rows of pixels between two areas."""
    return (max(one[0], other[0]) > min(one[2], other[2])) or (max(one[1], other[1]) > min(one[3], other[3]))
