# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Stands in for the badge's `audiocore`: sounds in files."""

import pathlib
import wave


class WaveFile:
    """A sound in a WAV file of one channel and unsigned bytes; the badge would play others, at a price."""

    def __init__(self, file, buffer=None):
        if buffer is not None and not 8 <= len(buffer) <= 1024:
            raise ValueError("buffer must be 8-1024 bytes")
        try:
            with wave.open(file) as sound:
                if (sound.getnchannels(), sound.getsampwidth()) != (1, 1):
                    raise ValueError(f"{file} isn't of one channel and unsigned bytes")
                self.duration = sound.getnframes() * 1000 // sound.getframerate()  # ms
        except (wave.Error, EOFError) as error:
            raise ValueError("Invalid file") from error
        self.path = pathlib.Path(file).absolute()
