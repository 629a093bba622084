# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The PicoSystem and the PicoPad."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {
    "SW_A": A, "SW_B": B, "SW_Y": START, "SW_X": SELECT,
    "SW_LEFT": LEFT, "SW_RIGHT": RIGHT, "SW_UP": UP, "SW_DOWN": DOWN,
}
STICK = ()
HELD = {}
NAMES = "B", "A", "Y", "X"
SPEAKER = "AUDIO", None
LIGHTS = None
