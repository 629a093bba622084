# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""What a board plays sounds with. Let go once that is known."""

import board

# The most that a WaveFile takes. Half of it lasts 46 ms at 11,025 Hz: in play, no frame takes so long to send, and
# while one is sent, the file isn't read.
_BUFFER = 1024


class Absent:
    """Stands for what a board hasn't: its speaker or its amplifier."""

    playing = value = False

    def play(self, sample):
        """Do nothing."""


def connect(profile):
    """What plays on a board, see boards, what switches its amplifier, and a buffer for WaveFiles."""
    try:
        speaker, amplifier = profile.SPEAKER
        return _output(getattr(board, speaker)), _switch(amplifier), bytearray(_BUFFER)
    except (TypeError, AttributeError, ImportError, ValueError, RuntimeError):
        return Absent(), Absent(), None


def _output(pin):
    try:
        from audioio import AudioOut
    except ImportError:
        from audiopwmio import PWMAudioOut as AudioOut
    return AudioOut(pin)


def _switch(name):
    if not name:
        return Absent()
    from digitalio import DigitalInOut

    switch = DigitalInOut(getattr(board, name))
    switch.switch_to_output()
    return switch
