# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `audiocore`: sounds in files."""

import sizes

_HEAD = 44  # bytes before the first sample


class WaveFile:
    """A sound in a WAV file of one channel and unsigned bytes; the badge would play others, at a price.

    On the badge it takes 64 bytes, and 576 of the open file, which has a sector of the drive in it.
    """

    def __init__(self, file, buffer=None):
        if buffer is not None and not 8 <= len(buffer) <= 1024:
            raise ValueError("buffer must be 8-1024 bytes")
        self._memory = bytearray(sizes.room(_HEAD, 64 + 576, 128))
        with open(file, "rb") as sound:
            head = sound.read(_HEAD)
        if len(head) < _HEAD or head[:4] != b"RIFF" or head[8:16] != b"WAVEfmt " or head[36:40] != b"data":
            raise ValueError("Invalid file")
        if head[22] != 1 or head[34] != 8:
            raise ValueError("%s isn't of one channel and unsigned bytes" % file)
        rate, size = int.from_bytes(head[24:28], "little"), int.from_bytes(head[40:44], "little")
        self.path = file
        self.duration = size * 1000 // rate  # ms
