# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""What plays sounds on the simulated badge, whatever its module is called."""

from simulator import badge


class Player:
    """What plays one sound at a time at the pin of the speaker."""

    def __init__(self, pin):
        self._outputs = badge.current().outputs
        if pin != self._outputs.profile.SPEAKER[0]:
            raise ValueError(f"there is no speaker at {pin}")
        self._end = 0  # ms on the badge's clock

    def play(self, sample):
        """Start a sound in the place of the one that plays."""
        self._end = self._outputs.clock.ms() + sample.duration
        self._outputs.play(sample.path)

    @property
    def playing(self):
        """Whether a sound plays."""
        return self._outputs.clock.ms() < self._end
