# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Windows bitmaps with a palette, as the badge's image loader reads them."""

import struct
from collections.abc import Sequence

FILE_HEADER = 14
INFO_HEADER = 40


def encode(rows: Sequence[Sequence[int]], palette: Sequence[int], bits: int) -> bytes:
    """Return the bytes of an uncompressed BMP.

    `rows` are sequences of palette indexes, from the top. `palette` has 2**`bits` colours, 0xRRGGBB. `bits` is how
    many each pixel has: 1, 4 or 8.
    """
    # The loader's fast path takes rows from the bottom up only, each padded to four bytes.
    pixels = b"".join(_pack(row, bits) for row in reversed(rows))
    colours = b"".join(struct.pack("<I", colour) for colour in palette)
    start = FILE_HEADER + INFO_HEADER + len(colours)
    return (
        struct.pack("<2sIHHI", b"BM", start + len(pixels), 0, 0, start)
        + struct.pack(
            "<IiiHHIIiiII", INFO_HEADER, len(rows[0]), len(rows), 1, bits, 0, len(pixels), 0, 0, len(palette), 0
        )
        + colours
        + pixels
    )


def _pack(row: Sequence[int], bits: int) -> bytes:
    value = 0
    for index in row:
        value = value << bits | index
    unused = -len(row) * bits % 32
    return (value << unused).to_bytes((len(row) * bits + unused) // 8, "big")
