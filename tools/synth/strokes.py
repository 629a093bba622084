# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Strokes, which sounds are mixed from: each is a note of one instrument, or noise."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
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
