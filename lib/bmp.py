# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the game's pictures. The firmware's own functions take 10 ms; loading a library would take 140 ms more."""

from __future__ import annotations

import bitmaptools
import displayio

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_HEAD = 30  # bytes at the start of the file that are read


def read(path: str, spare: Sequence[displayio.Bitmap] = ()) -> displayio.Bitmap:
    """Return the Bitmap of an uncompressed BMP file with a palette. If a `spare` Bitmap has the same size, use it
    again: there may be no free block of memory that is large enough for another.

    Raises OSError, ValueError or EOFError if the file is missing or damaged.
    """
    with open(path, "rb") as file:
        head = file.read(_HEAD)
        if len(head) < _HEAD or head[:2] != b"BM":
            raise ValueError
        start, width, height, bits = [int.from_bytes(head[at : at + 2], "little") for at in (10, 18, 22, 28)]
        fitting = [other for other in spare if (other.width, other.height) == (width, height)]
        sheet = fitting[0] if fitting else displayio.Bitmap(width, height, 1 << bits)
        file.seek(start)
        bitmaptools.readinto(sheet, file, bits, element_size=4, reverse_pixels_in_element=True, reverse_rows=True)
    return sheet
