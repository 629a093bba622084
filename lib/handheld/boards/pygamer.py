# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The PyGamer: four keys, and a stick that rests in the middle."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = B, A, START, SELECT
STICK = (
    ("JOYSTICK_X", 0, 16000, LEFT), ("JOYSTICK_X", 49500, 65535, RIGHT),
    ("JOYSTICK_Y", 0, 16000, UP), ("JOYSTICK_Y", 49500, 65535, DOWN),
)
HELD = {}
NAMES = "B", "A", "START", "SELECT"
SPEAKER = "SPEAKER", "SPEAKER_ENABLE"
LIGHTS = "NEOPIXEL", 5
