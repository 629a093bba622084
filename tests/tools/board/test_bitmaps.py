# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bitmaps hold the values that they get, however many bits one takes; bitmaptools copies, fills and reads them."""

import io
import random

import bitmaptools
import displayio
import pytest


def drawn(bitmap):
    """The values of a Bitmap, row by row."""
    return [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]


def picture(rows, values=16):
    bitmap = displayio.Bitmap(len(rows[0]), len(rows), values)
    for y, row in enumerate(rows):
        for x, value in enumerate(row):
            bitmap[x, y] = value
    return bitmap


@pytest.mark.parametrize(("values", "bits"), [(2, 1), (3, 2), (16, 4), (256, 8)])
def test_a_bitmap_keeps_all_values_apart(values, bits):
    chance = random.Random(values)
    rows = [[chance.randrange(values) for _ in range(37)] for _ in range(3)]
    bitmap = picture(rows, values)
    assert (drawn(bitmap), bitmap.bits_per_value) == (rows, bits)
    assert bitmap[38] == rows[1][1]
    bitmap.fill(values - 1)
    assert drawn(bitmap) == [[values - 1] * 37] * 3


@pytest.mark.parametrize("skipped", [None, 0])
@pytest.mark.parametrize(("there", "here"), [(2, 2), (256, 2), (16, 16)])
def test_any_area_is_copied_to_any_place_pixel_by_pixel(there, here, skipped):
    chance = random.Random(there)
    for _ in range(20):
        source, target = [[[chance.randrange(values) for _ in range(37)] for _ in range(3)] for values in (here, there)]
        x, x1, x2 = chance.randrange(37), *sorted(chance.sample(range(38), 2))
        seen = picture(target, there)
        bitmaptools.blit(seen, picture(source, here), x, 1, x1=x1, y1=0, x2=x2, y2=2, skip_source_index=skipped)
        for row, letters in zip(target[1:], source):
            for i, value in enumerate(letters[x1:x2][: 37 - x]):
                row[x + i] = row[x + i] if value == skipped else value
        assert drawn(seen) == target


def test_rows_of_a_file_are_read_from_below_each_of_whole_words():
    file = io.BytesIO(b"\x12\x30\xff\xff\x45\x60\xff\xff")
    bitmap = displayio.Bitmap(3, 2, 16)
    bitmaptools.readinto(
        bitmap, file, bits_per_pixel=4, element_size=4, reverse_pixels_in_element=True, reverse_rows=True
    )
    assert drawn(bitmap) == [[4, 5, 6], [1, 2, 3]]
