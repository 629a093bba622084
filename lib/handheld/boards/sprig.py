# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The Sprig, with four keys on either side. Its speaker is behind I2S."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {
    "BUTTON_A": LEFT, "BUTTON_D": RIGHT, "BUTTON_W": UP, "BUTTON_S": DOWN,
    "BUTTON_L": A, "BUTTON_K": B, "BUTTON_I": START, "BUTTON_J": SELECT,
}
STICK = ()
HELD = {}
NAMES = "K", "L", "I", "J"
SPEAKER = None
LIGHTS = None
