# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The Odroid Go. Its pad is a ladder of resistors on two analog pins: half the voltage means one way, all of it the
other. The firmware can't pull up the pin of its Start key, so Menu takes the key's place."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {"BTN_A": A, "BTN_B": B, "BTN_MENU": START, "BTN_SELECT": SELECT}
STICK = (
    ("BTN_AXIS_X", 16000, 49000, RIGHT), ("BTN_AXIS_X", 49000, 65535, LEFT),
    ("BTN_AXIS_Y", 16000, 49000, DOWN), ("BTN_AXIS_Y", 49000, 65535, UP),
)
HELD = {}
NAMES = "B", "A", "MENU", "SELECT"
SPEAKER = "SPEAKER_IN_P", None
LIGHTS = None
