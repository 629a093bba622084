# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A synthesizer for short sounds: mixes strokes, makes them as loud as asked, and writes WAV files.

All is plain Python, number by number, so the same strokes give the same bytes on every computer.
"""

from __future__ import annotations

import math
import random
import wave
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    Timbre = tuple[tuple[float, float], ...]  # partials, see BELL

# Samples in a second. The badge's DAC takes them as they are, a small speaker can't do more, and half of the
# badge's buffer of 1,024 bytes lasts for 46 ms.
RATE = 11025

# The partials of a note: the frequency of each partial as a multiple of the note's, and its loudness.
BELL = ((1, 1), (2, 0.3), (3, 0.12))
REED = ((1, 1), (2, 0.5), (3, 0.45), (4, 0.2), (5, 0.15))
HORN = ((1, 0.5), (2, 0.9), (3, 0.7), (4, 0.35), (5, 0.2), (6, 0.1))  # mostly overtones, so a low one is heard, too
BONE = ((1, 1), (1.57, 0.8), (2.24, 0.5))
WOOD = ((1, 0.7), (2.71, 1), (5.2, 0.3))
GONG = ((1, 1), (1.48, 0.6), (2.14, 0.5), (2.92, 0.3))
THROAT = ((1, 0.5), (2, 1), (3, 0.5), (4, 0.35), (5, 0.6), (6, 0.6), (7, 0.3))
NOISE = ()

_DAMPING = 0.8  # of the filter of noise: it lets pass about an octave

MIDDLE = 128  # the unsigned byte of silence
LEAD = 0.015  # s of silence at first: a sleeping amplifier takes some ms to wake; the badge's wasn't measured
END = 0.02  # s in which whatever still rings fades to nothing, so that the end doesn't click

WINDOW = 0.05  # s; a shorter sound is softer to the ear than its peak tells
# The A-weighting of IEC 61672 is a high-pass filter at each of these frequencies, in Hz, and a gain that leaves
# 1 kHz as it is. Its low-pass at 12.2 kHz is left out: below 4 kHz it takes less than 1 dB.
CORNERS = (20.6, 20.6, 107.7, 737.9)
GAIN = 10 ** (2 / 20)


class Stroke(NamedTuple):
    """A note of one instrument.

    start      when it begins, in s
    timbre     the partials that it rings with, or NOISE
    frequency  the note, in Hz; the middle of its band, if it is noise
    fade       s in which it falls to 37 %, again and again
    level      how loud it is beside the others
    rise       s until it is at its loudest
    bend       octaves by which it rises in a second; it falls by as many below 0
    """

    start: float
    timbre: Timbre
    frequency: float
    fade: float
    level: float = 1
    rise: float = 0.002
    bend: float = 0


def samples_of(stroke: Stroke, count: int) -> Iterator[float]:
    """Yield the first samples of a stroke."""
    wave = _noise(stroke, count) if stroke.timbre is NOISE else _note(stroke, count)
    for i, value in enumerate(wave):
        time = i / RATE
        risen = 0.5 - 0.5 * math.cos(math.pi * min(1, time / stroke.rise))
        yield stroke.level * value * risen * math.exp(-time / stroke.fade)


def _note(stroke: Stroke, count: int) -> Iterator[float]:
    phase = 0.0
    for i in range(count):
        yield sum(loudness * math.sin(part * phase) for part, loudness in stroke.timbre)
        phase += 2 * math.pi * _frequency(stroke, i) / RATE


def _noise(stroke: Stroke, count: int) -> Iterator[float]:
    """White noise, the same each time, after a band-pass filter."""
    white = random.Random(0)
    low = band = 0.0
    for i in range(count):
        step = 2 * math.sin(math.pi * _frequency(stroke, i) / RATE)
        low += step * band
        band += step * (white.uniform(-1, 1) - low - _DAMPING * band)
        yield band


def _frequency(stroke: Stroke, i: int) -> float:
    """The frequency at the i-th sample, in Hz."""
    return stroke.frequency * 2 ** (stroke.bend * i / RATE)


def mix(length: float, level: float, strokes: Iterable[Stroke]) -> list[float]:
    """The samples of a sound, each from -1 to 1: `strokes` together, for `length` s after the lead.

    `level` is how loud it is, in dB, see level_of(). Raises ValueError if that clips.
    """
    mixed = [0.0] * round((LEAD + length) * RATE)
    for stroke in strokes:
        first = round((LEAD + stroke.start) * RATE)
        for i, value in enumerate(samples_of(stroke, len(mixed) - first), first):
            mixed[i] += value
    ending = round(END * RATE)
    mixed = [value * min(1, (len(mixed) - 1 - i) / ending) for i, value in enumerate(mixed)]
    scale = 10 ** ((level - level_of(mixed)) / 20)
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


def level_of(samples: Sequence[float]) -> float:
    """How loud samples from -1 to 1 are to the ear, in dB: A-weighted, over their loudest 50 ms; silence is -inf."""
    for corner in CORNERS:
        samples = _high_pass(samples, corner)
    window = round(WINDOW * RATE)
    power = loudest = 0.0
    for i, value in enumerate(samples):
        power += value * value - (samples[i - window] ** 2 if i >= window else 0)
        loudest = max(loudest, power)
    return 10 * math.log10(GAIN**2 * loudest / window) if loudest else -math.inf


def _high_pass(samples: Sequence[float], corner: float) -> list[float]:
    """Samples after a filter that takes away frequencies below `corner` Hz."""
    warped = math.tan(math.pi * corner / RATE)
    passed, before, value = [], 0.0, 0.0
    for sample in samples:
        value = (sample - before + (1 - warped) * value) / (1 + warped)
        before = sample
        passed.append(value)
    return passed
