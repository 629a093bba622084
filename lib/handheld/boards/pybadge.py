# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The PyBadge, the PyBadge LC and the EdgeBadge."""

KEYS = range(8)
STICK = ()
HELD = {}
NAMES = "B", "A", "START", "SELECT"
SPEAKER = "SPEAKER", "SPEAKER_ENABLE"
LIGHTS = "NEOPIXEL", 5
