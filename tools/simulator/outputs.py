# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""What the simulated badge puts out beside its picture: sounds, lights, and the state of pins."""

from pathlib import Path


class Outputs:
    """All that can be heard and seen of a badge.

    `pins`: whether each pin that the program uses is high, by its name; `sounds`: those that could be heard, each
    when it started, in ms of the badge's time, and its name; `lights`: what was sent to the lights, each when it
    was, and the bytes. A host that plays sounds overrides `hear`.
    """

    def __init__(self, badge):
        self._ms = badge.ms
        self.profile = badge.profile
        self.hear = lambda path: None
        self.pins = {}
        self.sounds = []
        self.lights = []

    def play(self, pin, path):
        """Start the sound in a file, which is heard only if the amplifier is awake."""
        speaker, amplifier = self.profile.SPEAKER
        if pin != speaker:
            raise ValueError(f"there is no speaker at {pin}")
        if self.pins.get(amplifier, amplifier is None):
            path = Path(path).absolute()
            self.sounds.append((self._ms(), path.stem))
            self.hear(path)

    def shine(self, pin, colours):
        """Send colours to the lights at a pin: for each a byte of green, of red and of blue."""
        if pin != (self.profile.LIGHTS or (None,))[0]:
            raise ValueError(f"there are no lights at {pin}")
        self.lights.append((self._ms(), colours))

    def shining(self):
        """The bytes of the lights as they are now; none on a board without lights."""
        if self.lights:
            return self.lights[-1][1]
        return bytes(3 * self.profile.LIGHTS[1]) if self.profile.LIGHTS else b""
