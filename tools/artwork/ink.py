# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The ink of a character, as freetype draws it without shades."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from freetype import Face


class Ink(NamedTuple):
    """The `rows` of 0 and 1 that have ink, how far `left` they begin, and how many rows `above` the base line."""

    rows: list[list[int]]
    left: int
    above: int


def ink_of(face: Face, character: str) -> Ink | None:
    """Return the Ink of a character in a freetype face; None if the face doesn't have it."""
    import freetype

    if not face.get_char_index(character):
        return None
    face.load_char(character, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_TARGET_MONO)
    drawn = face.glyph.bitmap
    rows = [
        [drawn.buffer[y * drawn.pitch + x // 8] >> 7 - x % 8 & 1 for x in range(drawn.width)] for y in range(drawn.rows)
    ]
    return Ink(rows, face.glyph.bitmap_left, face.glyph.bitmap_top)
