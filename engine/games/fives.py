# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the games that score multiples of five."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..line import Line


def points(count: int) -> int:
    """Return the points for a count: the count itself if it is a multiple of five, else 0."""
    return 0 if count % 5 else count


def points_in_play(line: Line) -> int:
    """Return the points for a Line (docs/rules.md, sections 1.3 and 2.3)."""
    return points(line.count())
