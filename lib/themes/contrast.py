# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""White tiles on black, the chosen one amber: the strongest contrast.

A tile that can't be played is black in a grey frame. Bronze is a dark yellow here, because it must stand out on
black and on white.
"""

from drawings import BLUE, BRONZE, EDGE, FELT_LIGHT, GOLD, GOLD_LIGHT, GREY, INK, IVORY, RED, SHADE, WHITE, WINE

COLOURS = (
    0xFF00FF,
    0x000000,
    0x000000,
    0x292829,
    0x292829,
    0xFFFFFF,
    0x949694,
    0x7B7D7B,
    0x393839,
    0xFFAA00,
    0xFFFF00,
    0x8C7D00,
    0xFFFFFF,
    0xD6D7D6,
    0xDE0008,
    0x73BAFF,
    0xFF9E94,
    0x5A5D5A,
)
CLOTHS = BACKS = ()
DIM = {WHITE: EDGE, IVORY: INK, SHADE: WINE, INK: SHADE, WINE: SHADE, FELT_LIGHT: SHADE, RED: SHADE}
OUTLINES = BLUE, GOLD_LIGHT
CHOSEN = {IVORY: GOLD_LIGHT, SHADE: BRONZE, RED: WINE}
GHOST = {
    WHITE: GOLD,
    IVORY: INK,
    SHADE: BRONZE,
    EDGE: GOLD,
    INK: WHITE,
    WINE: WHITE,
    RED: WHITE,
    FELT_LIGHT: GREY,
    GREY: FELT_LIGHT,
}
RIM = {WHITE: BRONZE, SHADE: BRONZE, EDGE: BRONZE}
