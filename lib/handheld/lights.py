# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The lights: five NeoPixels in a row that show whose turn it is and who scores."""

from __future__ import annotations

from handheld import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from digitalio import DigitalInOut

# Green, red, blue; at most 10 of 255, since the lights are very bright.
_OURS = b"\x05\x0a\x00"
_OTHERS = b"\x02\x00\x0a"

_STEADY = 170  # ms, the least time between two changes, so that nothing flashes faster than 3 Hz

# A state of the lights is a row of colours, and the least time that it stays, in ms.
_DARK = bytes(15), _STEADY


class Lights:
    """The lights at `pin`, an output of digitalio, or None if the board has no lights.

    on  whether the lights may shine
    """

    def __init__(self, pin: DigitalInOut | None) -> None:
        self.on = True
        self._pin = pin
        self._shown = self._next = _DARK
        self._since = clock.ticks()  # when the lights last changed

    def show(self, first: int, count: int, ours: bool, stay: int = _STEADY) -> None:
        """Light `count` of the lights, from number `first` on, in our colour or the others'. They stay lit until
        the next call, and for at least `stay` ms."""
        self._next = (bytes(3 * first) + (_OURS if ours else _OTHERS) * count + bytes(15))[:15], stay

    def step(self, dark: bool) -> None:
        """Show the lights of the last `show`, or none while `dark`. Call this each frame."""
        lit = _DARK if dark or not self.on else self._next
        if self._pin and lit is not self._shown and clock.elapsed(self._since) > self._shown[1]:
            from neopixel_write import neopixel_write

            neopixel_write(self._pin, lit[0])
            self._shown = lit
            self._since = clock.ticks()
