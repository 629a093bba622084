# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Pai Gow as its tests read it."""

from engine import tiles

DEALT = 1.7  # s, until the split can have been seen
SEEN = 0.5  # s, until what there is to choose can have been
WATCHED = 4.5  # s from the play to the end of the comparison
MINE = "6-6 6-3 5-2 4-2"  # Wong and 3; 9 and 5; 8 and 6
THEIRS = "1-1 5-3 6-1 4-3"  # which the house way splits in 9 and 5

TASK = "Both must beat the banker's"  # what is said while one splits
# The banker's strip, what lies between the strips, one's own strip, the sentence, and the words for the buttons.
BAR, MIDDLE, OWN, STATUS, KEYS = (0, 13), (12, 82), (81, 96), (94, 108), (105, 129)


def names(pairs):
    return [" ".join(sorted(map(tiles.name, pair))) for pair in pairs]


def mine(person):
    """The tiles of the two hands that are shown as one's own."""
    return names(hand.tiles for hand in person.scene.table.mine)


def said(person):
    return " ".join(person.read(*STATUS))


def face_down(person):
    """How many tiles lie face down on the table."""
    sheets, _ = person.app.art.chinese
    return sum(
        grid.bitmap is sheets[13] and grid[0] == 2 * 7 and grid.y < 128
        for grid in person.scene.table.page
        if hasattr(grid, "bitmap")
    )


BEST, NINES = "6-6 6-6 4-2 2-1", "5-5 5-5 6-3 5-4"
