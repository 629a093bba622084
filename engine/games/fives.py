# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the games share in which five divides what is scored."""


def points(count):
    """The points for a count: itself, where five divides it, else none."""
    return 0 if count % 5 else count


def points_in_play(line):
    """The points for a Line (docs/rules.md, sections 1.3 and 2.3)."""
    return points(line.count())
