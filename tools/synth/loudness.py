# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How loud a sound is to the ear: A-weighted, over its loudest 50 ms."""

import math
from collections.abc import Sequence

WINDOW = 0.05  # s; a shorter sound is softer to the ear than its peak tells
# The A-weighting of IEC 61672 is a high-pass filter at each of these frequencies, in Hz, and a gain that leaves
# 1 kHz as it is. Its low-pass at 12.2 kHz is left out: below 4 kHz it takes less than 1 dB.
CORNERS = (20.6, 20.6, 107.7, 737.9)
GAIN = 10 ** (2 / 20)


def level(samples: Sequence[float], rate: int) -> float:
    """The loudness of samples from -1 to 1, `rate` of them in a second, in dB; that of silence is -inf."""
    for corner in CORNERS:
        samples = _high_pass(samples, corner, rate)
    window = round(WINDOW * rate)
    power = loudest = 0.0
    for i, value in enumerate(samples):
        power += value * value - (samples[i - window] ** 2 if i >= window else 0)
        loudest = max(loudest, power)
    return 10 * math.log10(GAIN**2 * loudest / window) if loudest else -math.inf


def _high_pass(samples: Sequence[float], corner: float, rate: int) -> list[float]:
    """Samples after a filter that takes away frequencies below `corner` Hz."""
    warped = math.tan(math.pi * corner / rate)
    passed, before, value = [], 0.0, 0.0
    for sample in samples:
        value = (sample - before + (1 - warped) * value) / (1 + warped)
        before = sample
        passed.append(value)
    return passed
