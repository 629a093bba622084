# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The PewPew M4, with the keys of a uGame."""

from handheld.boards import ugame

KEYS = ugame.KEYS
STICK = ugame.STICK
HELD = ugame.HELD
NAMES = ugame.NAMES
SPEAKER = "SPEAKER", None
LIGHTS = None
