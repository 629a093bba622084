# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The synthesizer: strokes that ring, fade and bend as told, and a loudness that is an ear's."""

import math

import pytest

import synth
from synth import loudness
from synth.strokes import BELL, NOISE, RATE, Stroke, samples_of

SINE = ((1, 1),)


def sine(frequency, seconds=0.2, amplitude=1.0):
    return [amplitude * math.sin(2 * math.pi * frequency * i / RATE) for i in range(round(seconds * RATE))]


def crossings(samples):
    """How often samples rise above 0."""
    return sum(before < 0 <= after for before, after in zip(samples, samples[1:]))


# By the table of IEC 61672, less the 3 dB that a sine is below its peak.
@pytest.mark.parametrize("frequency, weight", [(200, -10.9), (500, -3.2), (1000, 0), (2000, 1.2), (4000, 1.0)])
def test_a_sine_is_as_loud_as_the_weighting_says(frequency, weight):
    assert loudness.level(sine(frequency), RATE) == pytest.approx(weight - 3, abs=1)


def test_what_is_half_as_long_as_an_ear_listens_is_half_as_loud():
    assert loudness.level(sine(1000, 0.025), RATE) == pytest.approx(-6, abs=0.5)
    assert loudness.level(sine(1000, 0.5), RATE) == pytest.approx(-3, abs=0.5)


def test_silence():
    assert loudness.level([0.0] * 1000, RATE) == -math.inf


def test_a_stroke_rings_at_its_frequency_and_fades_to_a_third():
    samples = list(samples_of(Stroke(0, SINE, 800, 0.05), RATE // 4))
    assert samples[0] == 0 and crossings(samples) == pytest.approx(200, abs=1)
    early, late = max(samples[50:100]), max(samples[50 + RATE // 20 : 100 + RATE // 20])
    assert late / early == pytest.approx(1 / math.e, rel=0.05)


def test_a_stroke_that_rises_slowly_is_loudest_late():
    samples = list(samples_of(Stroke(0, SINE, 800, 1, rise=0.1), RATE // 5))
    assert max(samples[:200]) < 0.2 < 0.8 < max(samples[1000:])


def test_a_stroke_bends_by_octaves_in_a_second():
    samples = list(samples_of(Stroke(0, SINE, 500, 10, bend=1), RATE))
    assert crossings(samples[: RATE // 10]) == pytest.approx(52, abs=2)
    assert crossings(samples[-RATE // 10 :]) == pytest.approx(97, abs=2)


def test_noise_is_the_same_each_time():
    stroke = Stroke(0, NOISE, 1500, 0.05)
    assert list(samples_of(stroke, 500)) == list(samples_of(stroke, 500))


def test_a_mix_is_as_loud_as_asked_begins_late_and_ends_at_rest():
    samples = synth.mix(0.2, -20, [Stroke(0, BELL, 800, 1), Stroke(0.1, BELL, 1200, 1)])
    assert len(samples) == round(0.215 * RATE)
    assert loudness.level(samples, RATE) == pytest.approx(-20, abs=0.01)
    assert not any(samples[: round(synth.LEAD * RATE)]) and samples[-1] == 0


def test_a_mix_that_would_clip_is_refused():
    with pytest.raises(ValueError, match="it clips: its peak is 2"):
        synth.mix(0.2, 0, [Stroke(0, BELL, 800, 0.05)])
