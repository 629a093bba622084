# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pictures of the help and of the lessons as lines, for players who don't see them; spoken.py tells them.

laid TILES     a line of play, in notation
shown GROUPS   tiles, a list of texts; "?" is a tile face down
ranked GROUPS  the same, the highest first; in "5-5 ... 0-0" others come between
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from written import Line

_RANK = " > "


def of(picture: str, dominoes: bool) -> list[Line]:
    """Return the lines of a picture of dominoes or of Chinese tiles, see scenes.help_pages. The numbers at its foot are
    written, so they are told already."""
    from scenes.help_pages import HAND  # only now: the table of the help's pages takes its time to load

    lines: list[Line] = []
    for part in picture.split(" | "):
        drawn = part.partition("; ")[0]
        if dominoes and not drawn.startswith(HAND):
            lines.append(("laid", drawn))
        else:
            lines += _side_by_side(drawn.replace(HAND, "").replace(" *", ""))
    return lines


def _side_by_side(drawn: str) -> list[Line]:
    """Return the lines of tiles that stand side by side, see scenes.picture_tiles."""
    rows = drawn.split(" / ")
    if all([_RANK in row and ", " not in row for row in rows]):
        return [("ranked", _RANK.join(rows).split(_RANK))]
    lines: list[Line] = []
    for row in rows:
        if row.startswith("["):
            line, _, row = row[1:].partition("]")
            lines.append(("laid", line))
        groups = [group for group in row.split(", ") if group]
        lines += [("ranked", group.split(_RANK)) for group in groups if _RANK in group]
        alone = [group for group in groups if _RANK not in group]
        lines += [("shown", alone)] * bool(alone)
    return lines
