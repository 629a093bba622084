# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The lights: five NeoPixels in a row, on which one sees whose turn it is and who scores."""

from handheld import clock

# Green, red, blue, at most 10 of 255: they are very bright.
_OURS = b"\x05\x0a\x00"
_OTHERS = b"\x02\x00\x0a"

_STEADY = 170  # ms that all stay at least: nothing flashes faster than 3 Hz

# What is shown is a row of colours, and how long it stays at least, in ms.
_DARK = bytes(15), _STEADY


class Lights:
    """The lights at a `pin`, an output of digitalio; None where there are none.

    on  whether they may shine
    """

    def __init__(self, pin):
        self.on = True
        self._pin = pin
        self._shown = self._next = _DARK
        self._since = clock.ticks()  # when what is shown was

    def show(self, first, count, ours, stay=_STEADY):
        """Let some of the lights, from the number `first` on, shine in our colour or that of others, until told
        otherwise, but for `stay` ms at least."""
        self._next = (bytes(3 * first) + (_OURS if ours else _OTHERS) * count + bytes(15))[:15], stay

    def step(self, dark):
        """To be called each frame: shows what was told, or nothing while it is to be `dark`."""
        lit = _DARK if dark or not self.on else self._next
        if self._pin and lit is not self._shown and clock.elapsed(self._since) > self._shown[1]:
            from neopixel_write import neopixel_write

            neopixel_write(self._pin, lit[0])
            self._shown = lit
            self._since = clock.ticks()
