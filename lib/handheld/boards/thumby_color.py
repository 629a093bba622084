# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The Thumby Color."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {
    "BUTTON_A": A, "BUTTON_B": B, "BUTTON_MENU": START, "BUTTON_BUMPER_LEFT": SELECT,
    "BUTTON_LEFT": LEFT, "BUTTON_RIGHT": RIGHT, "BUTTON_UP": UP, "BUTTON_DOWN": DOWN,
}
STICK = ()
HELD = {}
NAMES = "B", "A", "MENU", "LB"
SPEAKER = "SPEAKER", "SPEAKER_ENABLE"
LIGHTS = None
