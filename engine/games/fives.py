# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the games share in which five divides what is scored."""


def points_in_play(line):
    """The points for a Line: its count, where five divides that (rules.md, sections 1.3 and 2.3)."""
    count = line.count()
    return 0 if count % 5 else count
