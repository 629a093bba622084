# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Finds the audio output and the amplifier of a board. Needed only until they are found, then unloaded."""

from __future__ import annotations

import board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from audioio import AudioOut
    from digitalio import DigitalInOut
    from microcontroller import Pin

    from handheld.profile import Profile

# Bytes; a WaveFile takes at most 1,024. Half of it lasts 46 ms at 11,025 Hz. While a frame is sent, nothing reads
# the file. In play only the frame in which a whole line moves takes that long, so start no sound before that one.
# The firmware leaves a pointer to the end of the buffer on its stack. With 1,024 bytes it pointed at the next block
# of the heap, and the collector kept 25 KB for it. So the end must not be at a multiple of 16.
_BUFFER = 1020


class Absent:
    """Replaces a speaker or an amplifier that the board lacks."""

    playing = value = False

    def play(self, sample: object) -> None:
        """Do nothing."""


def connect(profile: Profile) -> tuple[AudioOut | Absent, DigitalInOut | Absent, bytearray | None]:
    """Return the audio output of the board, the switch of its amplifier, and a buffer for WaveFiles. `profile` is
    the board's Profile."""
    try:
        pin, *amplifier = profile.speaker
        return _output(getattr(board, pin)), _switch(*amplifier), bytearray(_BUFFER)
    except (AttributeError, ImportError, ValueError, RuntimeError):
        return Absent(), Absent(), None


def _output(pin: Pin) -> AudioOut:
    try:
        from audioio import AudioOut
    except ImportError:
        from audiopwmio import PWMAudioOut as AudioOut  # type: ignore[assignment]  # it has the same methods
    return AudioOut(pin)


def _switch(name: str | None = None) -> DigitalInOut | Absent:
    if not name:
        return Absent()
    from digitalio import DigitalInOut

    switch = DigitalInOut(getattr(board, name))
    switch.switch_to_output()
    return switch
