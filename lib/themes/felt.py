# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Ivory tiles on green felt, as the sprite sheets are drawn, or on felt of another colour."""

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
CLOTHS = (
    (0x081839, 0x102C63, 0x18346B),  # blue
    (0x290810, 0x4A1429, 0x521C31),  # wine
    (0x101C21, 0x213442, 0x293C4A),  # slate
    (0x180C31, 0x311C5A, 0x392463),  # plum
    (0x291808, 0x4A3010, 0x523818),  # tan
    (0x001C21, 0x003C4A, 0x084552),  # teal
)
BACKS = (
    (0x183484, 0x73AAE7, 0x4275CE),  # blue
    (0x18514A, 0x7BCB94, 0x398E6B),  # green
    (0x394552, 0xA5B6C6, 0x738694),  # slate
    (0x4A1C6B, 0xBD8ED6, 0x8449AD),  # plum
    (0x6B3C10, 0xDEAA52, 0xA5712A),  # tan
    (0x004D5A, 0x52BABD, 0x10869C),  # teal
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
