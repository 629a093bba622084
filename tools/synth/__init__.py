# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A synthesizer for short sounds: mixes strokes, makes them as loud as asked, and writes WAV files.

All is plain Python, number by number, so the same strokes give the same bytes on every computer.
"""

from __future__ import annotations

import wave
from collections.abc import Iterable
from typing import TYPE_CHECKING

from synth import loudness
from synth.strokes import RATE, samples_of

if TYPE_CHECKING:
    from pathlib import Path

    from synth.strokes import Stroke

MIDDLE = 128  # the unsigned byte of silence
LEAD = 0.015  # s of silence at first: a sleeping amplifier takes some ms to wake; the badge's wasn't measured
END = 0.02  # s in which whatever still rings fades to nothing, so that the end doesn't click


def mix(length: float, level: float, strokes: Iterable[Stroke]) -> list[float]:
    """The samples of a sound, each from -1 to 1: `strokes` together, for `length` s after the lead.

    `level` is how loud it is, in dB, see loudness.level(). Raises ValueError if that clips.
    """
    mixed = [0.0] * round((LEAD + length) * RATE)
    for stroke in strokes:
        first = round((LEAD + stroke.start) * RATE)
        for i, value in enumerate(samples_of(stroke, len(mixed) - first), first):
            mixed[i] += value
    ending = round(END * RATE)
    mixed = [value * min(1, (len(mixed) - 1 - i) / ending) for i, value in enumerate(mixed)]
    scale = 10 ** ((level - loudness.level(mixed, RATE)) / 20)
    peak = scale * max(map(abs, mixed))
    if peak > 1:
        raise ValueError(f"it clips: its peak is {peak:.2f}")
    return [value * scale for value in mixed]


def write(path: Path, samples: Iterable[float]) -> None:
    """Write samples from -1 to 1 to a WAV file of one channel and unsigned bytes."""
    # Opened here, since a Wave_write that can't open its file prints a traceback when it goes.
    with open(path, "wb") as opened, wave.open(opened, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(RATE)
        file.writeframes(bytes(MIDDLE + round(127 * value) for value in samples))
