# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sixteen colours of every sprite sheet, in one order.

Each is (name, the letter that stands for it in the drawings, 0xRRGGBB), and its place is the palette index. The
values are those that the badge's 16-bit screen can show, so they look the same there and on a PC.
"""

COLOURS = (
    ("KEY", ".", 0xFF00FF),  # shown nowhere: the transparent one
    ("FELT_DARK", "d", 0x082821),  # shadows on the table, and where the hand lies
    ("FELT", "f", 0x104531),
    ("FELT_LIGHT", "l", 0x184D39),
    ("INK", "k", 0x101021),  # pips, outlines, the bar
    ("IVORY", "i", 0xF7EFD6),
    ("SHADE", "s", 0xD6C394),  # ivory in the shade
    ("EDGE", "e", 0x8C6531),  # the side of a tile
    ("WINE", "n", 0x731421),  # the back of a tile
    ("GOLD_LIGHT", "L", 0xFFE384),
    ("GOLD", "G", 0xFFBE31),
    ("BRONZE", "b", 0xBD7118),
    ("WHITE", "w", 0xFFFFFF),
    ("GREY", "y", 0x9CBAA5),
    ("RED", "r", 0xC61821),
    ("BLUE", "u", 0x73BAFF),
)
PALETTE = tuple(rgb for _, _, rgb in COLOURS)
LETTERS = "".join(letter for _, letter, _ in COLOURS)

(KEY, FELT_DARK, FELT, FELT_LIGHT, INK, IVORY, SHADE, EDGE, WINE, GOLD_LIGHT, GOLD, BRONZE, WHITE, GREY, RED, BLUE) = (
    range(16)
)
