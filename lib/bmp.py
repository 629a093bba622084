# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the game's pictures. The firmware does that in 10 ms; a library would have to be read for 140 ms first."""
import bitmaptools
import displayio

_HEAD = 30  # bytes, in which all stands that is asked for


def read(path, spare=()):
    """The Bitmap of a BMP file, which isn't compressed and has a palette. One of the `spare` Bitmaps is used anew
    if it is as large, since there may be no block of memory left that is large enough.

    Raises OSError, ValueError or EOFError where there is none, or it is damaged.
    """
    with open(path, "rb") as file:
        head = file.read(_HEAD)
        if len(head) < _HEAD or head[:2] != b"BM":
            raise ValueError
        start, width, height, bits = [int.from_bytes(head[at:at + 2], "little") for at in (10, 18, 22, 28)]
        fitting = [other for other in spare if (other.width, other.height) == (width, height)]
        sheet = fitting[0] if fitting else displayio.Bitmap(width, height, 1 << bits)
        file.seek(start)
        bitmaptools.readinto(sheet, file, bits, element_size=4, reverse_pixels_in_element=True, reverse_rows=True)
    return sheet
