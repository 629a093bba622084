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
        bitmap.pixels[y * len(row):(y + 1) * len(row)] = row


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
    alike = skip_source_index is None and dest_bitmap.bits_per_value == source_bitmap.bits_per_value
    rows = range(down if across > 0 else 0)
    for j in reversed(rows) if y > y1 else rows:
        if alike:
            _copy_row(dest_bitmap, source_bitmap, x, y + j, x1, y1 + j, across)
            continue
        values = [source_bitmap.get(x1 + i, y1 + j) for i in range(across)]  # all at once, if it is the same Bitmap
        for i in range(across):
            if values[i] != skip_source_index:
                dest_bitmap.put(x + i, y + j, values[i])


def _copy_row(dest, source, x, y, x1, y1, count):
    """Copy so many pixels of a row at once, as a text's letters are: as a number whose highest bits are the leftmost
    pixel's."""
    bits, at, start = dest.bits_per_value, y * dest.row, y1 * source.row
    mask, after = (1 << count * bits) - 1, 8 * dest.row - (x + count) * bits
    pixels = int.from_bytes(source.pixels[start:start + source.row], "big") >> 8 * source.row - (x1 + count) * bits
    there = int.from_bytes(dest.pixels[at:at + dest.row], "big") & ~(mask << after)
    dest.pixels[at:at + dest.row] = (there | (pixels & mask) << after).to_bytes(dest.row, "big")
