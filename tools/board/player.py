# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A player of sounds, which modules have under different names."""

import hardware


class Player:
    """Plays one sound at a time at a pin."""

    def __init__(self, pin):
        self._pin = pin
        self._sample = None  # the one that plays, or played last
        self._started = 0

    def play(self, sample):
        """Start a sound, in place of the one that is playing."""
        on = hardware.current()
        self._sample = sample
        self._started = on.ticks()
        on.play(self._pin, sample.path)

    @property
    def playing(self):
        """Whether a sound plays."""
        elapsed = (hardware.current().ticks() - self._started) & 0x1FFFFFFF
        return self._sample is not None and elapsed < self._sample.duration
