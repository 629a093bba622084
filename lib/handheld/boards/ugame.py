# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The uGame22 and the uGame S3. Their speakers are behind I2S."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {
    "BUTTON_X": A, "BUTTON_O": B, "BUTTON_Z": START,
    "BUTTON_LEFT": LEFT, "BUTTON_RIGHT": RIGHT, "BUTTON_UP": UP, "BUTTON_DOWN": DOWN,
}
STICK = ()
HELD = {START: SELECT}
NAMES = "O", "X", "Z", "Z"
SPEAKER = None
LIGHTS = None
