# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Areas of pixels: (x1, y1, x2, y2), where x2 and y2 lie just outside. An area of no pixels is empty."""


def size(area):
    """Return how many pixels an area has."""
    return (area[2] - area[0]) * (area[3] - area[1])


def union(one, other):
    """Return the smallest area that holds both; one that is empty or None is left out."""
    if not one or not size(one):
        return other
    if not other or not size(other):
        return one
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def overlap(one, other):
    """Return the area that two areas share; None if they share none."""
    x1, y1, x2, y2 = max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
    return (x1, y1, x2, y2) if x1 < x2 and y1 < y2 else None
