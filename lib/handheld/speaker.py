# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The speaker: short sounds from lib/sounds/, one at a time."""

from __future__ import annotations

import loader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from audioio import AudioOut

    from handheld.audio import Absent
    from handheld.profile import Profile

ALL, NONE, IMPORTANT = range(3)  # the sounds that the person wants to hear

# Frequent sounds that say little: they cut each other short, but never another sound.
_MINOR = " laid drawn deal turned tick zoom cursor taken left dropped turn passed hint title "


class Speaker:
    """Plays sounds on a board with that `profile`. Silent if the board has no speaker.

    wanted  ALL, NONE or IMPORTANT: the last leaves out the minor sounds
    """

    def __init__(self, profile: Profile) -> None:
        self.wanted = ALL
        self._profile = profile
        self._out: AudioOut | Absent | None = None  # the audio output, from the first sound on
        self._minor = False  # whether the last sound was a minor one

    def play(self, name: str) -> None:
        """Start the sound of that name. It cuts a sound that is playing short, unless only the new one is minor.
        Never raises: if a sound can't be played, the game stays silent."""
        minor = " %s " % name in _MINOR
        if not self._profile.speaker or self.wanted == NONE or minor and self.wanted == IMPORTANT:
            return
        try:
            from audiocore import WaveFile

            if not self._out:
                from handheld import audio

                self._out, self._amplifier, self._buffer = audio.connect(self._profile)
                loader.unload(("handheld.audio",))
            if minor and not self._minor and self._out.playing:
                return
            self._amplifier.value = True
            self._out.play(WaveFile("lib/sounds/%s.wav" % name, self._buffer))
            self._minor = minor
        except Exception:
            pass  # no audio in this firmware, a missing or damaged file, or no memory: go on without the sound

    def step(self) -> None:
        """Switch the amplifier off after a sound, so that it doesn't hiss. Call this each frame."""
        if self._out:
            self._amplifier.value = self._out.playing
