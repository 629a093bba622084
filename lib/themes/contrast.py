# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""White tiles on black, with yellow for what is chosen: the strongest contrast.

A tile that can't be played is black in a grey frame. What is red or bronze elsewhere is a middle grey or a dark
yellow, to be seen on black and on white.
"""
from drawings import BRONZE, EDGE, FELT_LIGHT, GOLD, GOLD_LIGHT, GREY, INK, IVORY, RED, SHADE, WHITE, WINE

COLOURS = (
    0xFF00FF, 0x000000, 0x000000, 0x292829, 0x292829, 0xFFFFFF, 0x8C8E8C, 0x7B7D7B,
    0x393839, 0xFFFF00, 0xFFFF00, 0x8C7D00, 0xFFFFFF, 0xD6D7D6, 0x8C8E8C, 0xFFFFFF,
)
DIM = {WHITE: EDGE, IVORY: INK, SHADE: EDGE, INK: RED, WINE: RED, FELT_LIGHT: RED}
CHOSEN = {IVORY: GOLD_LIGHT, SHADE: BRONZE}
GHOST = {WHITE: GOLD, IVORY: INK, SHADE: BRONZE, EDGE: GOLD, INK: WHITE, WINE: WHITE, RED: WHITE,
         FELT_LIGHT: GREY, GREY: FELT_LIGHT}
RIM = {WHITE: BRONZE, SHADE: BRONZE, EDGE: BRONZE}
