# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The Explorer: three keys on either side of the screen, A to C and X to Z from top to bottom."""

from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

KEYS = {"SW_A": UP, "SW_B": LEFT, "SW_C": DOWN, "SW_X": A, "SW_Y": RIGHT, "SW_Z": B}
STICK = ()
HELD = {A: SELECT, B: START}
NAMES = "Z", "X", "Z", "X"
SPEAKER = "AUDIO", "AMP_EN"
LIGHTS = None
