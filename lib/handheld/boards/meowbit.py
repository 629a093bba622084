# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The Meowbit."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {"BTNA": A, "BTNB": B, "MENU": START, "LEFT": LEFT, "RIGHT": RIGHT, "UP": UP, "DOWN": DOWN}
STICK = ()
HELD = {START: SELECT}
NAMES = "B", "A", "MENU", "MENU"
SPEAKER = None  # no pin of the firmware names its buzzer
LIGHTS = None
