# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A picture of a line of play with the sum of its open ends below it, for the help."""
from drawings import GOLD
from scenes import picture_line


def draw(art, group, picture, top, bottom):
    """Put a picture of a line between two heights of a page, and its sum."""
    bottom -= art.small.height
    line = picture_line.draw(art, group, picture, top, bottom)
    text = "%s=%d" % ("+".join(map(str, line.counting())), line.count())
    art.line(group, art.small, GOLD, bottom, text)
