# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""What a board plays sounds with. The module is let go once that is known."""

import board

# In bytes; a WaveFile takes no larger buffer. Half of it lasts 46 ms at 11,025 Hz. The file isn't read while a
# frame is sent, but in play no frame takes that long.
_BUFFER = 1024


class Absent:
    """Stands in for a speaker or an amplifier that the board doesn't have."""

    playing = value = False

    def play(self, sample):
        """Do nothing."""


def connect(profile):
    """Return the audio output of a board with that profile (see boards), its amplifier's switch, and a buffer for
    WaveFiles."""
    try:
        pin, *amplifier = profile.speaker
        return _output(getattr(board, pin)), _switch(*amplifier), bytearray(_BUFFER)
    except (AttributeError, ImportError, ValueError, RuntimeError):
        return Absent(), Absent(), None


def _output(pin):
    try:
        from audioio import AudioOut
    except ImportError:
        from audiopwmio import PWMAudioOut as AudioOut
    return AudioOut(pin)


def _switch(name=None):
    if not name:
        return Absent()
    from digitalio import DigitalInOut

    switch = DigitalInOut(getattr(board, name))
    switch.switch_to_output()
    return switch
