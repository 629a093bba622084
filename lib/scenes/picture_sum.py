# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A picture of a line of play with the sum of its open ends below it, for the help."""

from __future__ import annotations

from drawings import GOLD
from scenes import picture_line
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group

    from art import Art
    from words.prose import Prose
    from words.words import Words

_SUM = 13  # px
_ABOVE = 3  # px of _SUM that stay empty above the text


def room(art: Art, picture: str) -> int:
    """Return the minimum height of a picture and its sum, in px."""
    return picture_line.room(art, picture) + (0 if art.is_narrow else _SUM - _ABOVE)


def draw(prose: Prose, group: Group, picture: str, top: int, bottom: int, words: Words) -> None:
    """Put a picture of a line and its sum on a page, from `top` to `bottom` px; on a narrow page the sum is below
    `bottom`."""
    art = prose.art
    y = bottom if art.is_narrow else bottom - _SUM
    line = picture_line.draw(prose, group, picture, top, y + _ABOVE)
    text = "%s = %d" % (" + ".join(map(str, line.counting())), line.count())
    prose.write(group, GOLD, art.page_width // 2, y, text, CENTRE)
