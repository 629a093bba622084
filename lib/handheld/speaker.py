# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The speaker: short sounds from lib/sounds/, one at a time."""

import modules

# They come often and tell little: they never cut another sound short, but each other.
_MINOR = ("laid", "drawn", "deal", "turned", "tick", "zoom")


class Speaker:
    """What plays the sounds of a board with that `profile`, see boards; where that knows of no speaker, nothing.

    on  whether it is to be heard
    """

    def __init__(self, profile):
        self.on = True
        self._profile = profile
        self._out = None  # until there is something to play
        self._minor = False  # whether what was played last is minor

    def play(self, name):
        """Start the sound of that name, a str; what is playing ends, unless it tells more than the new one.
        Never raises anything: what can't be played is silence."""
        if not self.on:
            return
        try:
            from audiocore import WaveFile

            if not self._out:
                from handheld import audio

                self._out, self._amplifier, self._buffer = audio.connect(self._profile)
                modules.let_go(("handheld.audio",))
            minor = name in _MINOR
            if minor and not self._minor and self._out.playing:
                return
            self._amplifier.value = True
            self._out.play(WaveFile("lib/sounds/%s.wav" % name, self._buffer))
            self._minor = minor
        except Exception:
            pass  # no audio in this firmware, the file missing or damaged, no memory: the game goes on without

    def step(self):
        """To be called each frame: when a sound is over, its amplifier sleeps, lest it hiss."""
        if self._out:
            self._amplifier.value = self._out.playing
