# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Ivory tiles on green felt, as the sprite sheets are drawn."""

from drawings import (
    BLUE,
    BRONZE,
    EDGE,
    FELT_DARK,
    FELT_LIGHT,
    GOLD,
    GREY,
    INK,
    IVORY,
    RED,
    RED_LIGHT,
    SHADE,
    WHITE,
    WINE,
)

COLOURS = (
    0xFF00FF,
    0x082821,
    0x104531,
    0x184D39,
    0x101021,
    0xF7EFD6,
    0xD6C394,
    0x8C6531,
    0x731421,
    0xFFE384,
    0xFFBE31,
    0xBD7118,
    0xFFFFFF,
    0x9CBAA5,
    0xC61821,
    0x73BAFF,
    0xFF9E94,
    0x525D7B,
)
DIM = {WHITE: GREY, IVORY: GREY, EDGE: FELT_LIGHT, INK: FELT_DARK, FELT_LIGHT: FELT_DARK, RED: WINE}
OUTLINES = BLUE, GOLD  # of the tile that was laid last: by another, by the person
CHOSEN = {IVORY: GOLD, SHADE: BRONZE, EDGE: BRONZE, RED: WINE}
GHOST = {
    WHITE: GOLD,
    IVORY: FELT_DARK,
    SHADE: BRONZE,
    EDGE: GOLD,
    INK: IVORY,
    WINE: RED_LIGHT,
    RED: RED_LIGHT,
    FELT_LIGHT: GREY,
    GREY: FELT_LIGHT,
}
RIM = {WHITE: BLUE, SHADE: BLUE, EDGE: BLUE}
