# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `bitmaptools`: the part that the game and its libraries use."""


def readinto(bitmap, file, bits_per_pixel, element_size=1, reverse_pixels_in_element=False, reverse_rows=False):
    """Read all pixels of a Bitmap from a file, row by row. A row is filled up to whole elements of `element_size`
    bytes. In a byte the leftmost pixel has the highest bits if they are reversed, as they always are here."""
    if not reverse_pixels_in_element or bits_per_pixel > 8:
        raise NotImplementedError("only pixels of up to 8 bits, reversed in elements")
    bitmap.dirty()
    count = -(-bitmap.width * bits_per_pixel // (8 * element_size)) * element_size
    row = bytearray(count)  # one for all, as on the badge, where reading makes no garbage
    rows = range(bitmap.height)
    for y in reversed(rows) if reverse_rows else rows:
        if file.readinto(row) != count:
            raise EOFError
        if bits_per_pixel == bitmap.bits_per_value and count == bitmap.row:
            bitmap.pixels[y * count:(y + 1) * count] = row
            continue
        for x in range(bitmap.width):
            at = x * bits_per_pixel
            value = row[at // 8] >> 8 - bits_per_pixel - at % 8
            bitmap.put(x, y, value & (1 << bits_per_pixel) - 1)


def blit(dest_bitmap, source_bitmap, x, y, x1=0, y1=0, x2=None, y2=None, skip_source_index=None):
    """Copy an area of a Bitmap, by default all of it, into another Bitmap or the same one. Pixels that don't fit
    are left out, and so are those with the value that is to be skipped."""
    if not (0 <= x <= dest_bitmap.width and 0 <= y <= dest_bitmap.height):
        raise ValueError("x or y out of range")
    bits = dest_bitmap.bits_per_value
    if bits < source_bitmap.bits_per_value:
        raise ValueError("source palette too large")
    across = min((source_bitmap.width if x2 is None else x2) - x1, dest_bitmap.width - x)
    down = min((source_bitmap.height if y2 is None else y2) - y1, dest_bitmap.height - y)
    dest_bitmap.dirty(x, y, x + across, y + down)
    if (source_bitmap.bits_per_value == 1 and bits <= 4 and source_bitmap is not dest_bitmap
            and skip_source_index in (0, None)):
        if across > 0:
            _stamp(dest_bitmap, source_bitmap, x, y, x1, y1, across, down, skip_source_index is None)
        return
    rows = range(down)
    for j in reversed(rows) if y > y1 else rows:
        values = [source_bitmap.get(x1 + i, y1 + j) for i in range(across)]  # all at once, if it is the same Bitmap
        for i in range(across):
            if values[i] != skip_source_index:
                dest_bitmap.put(x + i, y + j, values[i])


def _stamp(dest, source, x, y, x1, y1, across, down, with_paper):
    """Copy the ones of a Bitmap of one bit into another one, with its zeros or without, whole rows at once: so
    letters are written."""
    bits, letters, pixels = dest.bits_per_value, source.pixels, dest.pixels
    letters_row, pixels_row = source.row, dest.row
    first, last, below = _span(source, x1, y1, across)
    begin, end, under = _span(dest, x, y, across)
    for _ in range(down):
        ones = int.from_bytes(letters[first:last], "big") >> below & (1 << across) - 1
        if ones or with_paper:
            values = int(bin(ones)[2:], 1 << bits)
            covered = (1 << across * bits) - 1 if with_paper else values * ((1 << bits) - 1)
            there = int.from_bytes(pixels[begin:end], "big") & ~(covered << under)
            pixels[begin:end] = (there | values << under).to_bytes(end - begin, "big")
        first, last, begin, end = first + letters_row, last + letters_row, begin + pixels_row, end + pixels_row


def _span(bitmap, x, y, across):
    """Where pixels of a row begin and end in the bytes of a Bitmap, and how many bits of the last byte follow."""
    start, first, last = y * bitmap.row, x * bitmap.bits_per_value, (x + across) * bitmap.bits_per_value
    return start + first // 8, start + (last + 7) // 8, -last % 8
