# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `audiocore`."""


class WaveFile:
    """A sound: 64 bytes, and 576 of the open file, which has a sector of the drive in it."""

    def __init__(self, path, buffer):
        with open(path, "rb"):  # so that one that is missing is told
            self._memory = bytearray(2 * (64 + 576) - 96)
