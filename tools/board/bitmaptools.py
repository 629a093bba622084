# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `bitmaptools`: the part that the game and its libraries use."""


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False, reverse_rows=False):
    """Read all pixels of a Bitmap from a file, row by row. Here these must be as they are in a BMP file and in the
    Bitmap itself: filled up to words of 32 bits, and in a byte the leftmost pixel has the highest bits."""
    if (bits_per_pixel, element_size, reverse_pixels_in_element) != (bitmap.bits_per_value, 4, True):
        raise NotImplementedError("only rows like the Bitmap's own")
    bitmap.dirty()
    row = bytearray(bitmap.row)  # one for all, as on the badge, where reading makes no garbage
    rows = range(bitmap.height)
    for y in reversed(rows) if reverse_rows else rows:
        if file.readinto(row) != len(row):
            raise EOFError
        bitmap.pixels[y * len(row) : (y + 1) * len(row)] = row


def blit(dest_bitmap, source_bitmap, x, y, x1=0, y1=0, x2=None, y2=None, skip_source_index=None):
    """Copy an area of a Bitmap, by default all of it, into another Bitmap or the same one. Pixels that don't fit
    are left out, and so are those with the value that is to be skipped."""
    if not (0 <= x <= dest_bitmap.width and 0 <= y <= dest_bitmap.height):
        raise ValueError("x or y out of range")
    if dest_bitmap.bits_per_value < source_bitmap.bits_per_value:
        raise ValueError("source palette too large")
    across = min((source_bitmap.width if x2 is None else x2) - x1, dest_bitmap.width - x)
    down = min((source_bitmap.height if y2 is None else y2) - y1, dest_bitmap.height - y)
    dest_bitmap.dirty(x, y, x + across, y + down)
    rows = range(down if across > 0 else 0)
    rows = reversed(rows) if y > y1 else rows
    if skip_source_index is None and dest_bitmap.bits_per_value == source_bitmap.bits_per_value:
        _copy_rows(dest_bitmap, source_bitmap, x, y, x1, y1, across, rows)
        return
    for j in rows:
        values = [source_bitmap.get(x1 + i, y1 + j) for i in range(across)]  # all at once, if it is the same Bitmap
        for i in range(across):
            if values[i] != skip_source_index:
                dest_bitmap.put(x + i, y + j, values[i])


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    """Give all pixels of an area of a Bitmap a value."""
    if not (0 <= x1 <= x2 <= dest_bitmap.width and 0 <= y1 <= y2 <= dest_bitmap.height):
        raise ValueError("the area isn't within the bitmap")
    dest_bitmap.dirty(x1, y1, x2, y2)
    for y in range(y1, y2):
        for x in range(x1, x2):
            dest_bitmap.put(x, y, value)


def _copy_rows(dest, source, x, y, x1, y1, across, rows):
    """Copy some pixels of some rows, as letters are copied: each row at once, as a number whose highest bits are
    the leftmost pixel."""
    first, last, after = _span(source, x1, across)
    begin, end, under = _span(dest, x, across)
    mask = (1 << across * dest.bits_per_value) - 1
    for j in rows:
        at, to = (y1 + j) * source.row, (y + j) * dest.row
        pixels = int.from_bytes(source.pixels[at + first : at + last], "big") >> after & mask
        there = int.from_bytes(dest.pixels[to + begin : to + end], "big") & ~(mask << under)
        dest.pixels[to + begin : to + end] = (there | pixels << under).to_bytes(end - begin, "big")


def _span(bitmap, x, across):
    """Return where the bytes of these pixels begin and end in a row of a Bitmap, and how many bits of the last byte
    follow them."""
    end = (x + across) * bitmap.bits_per_value
    return x * bitmap.bits_per_value // 8, (end + 7) // 8, -end % 8
