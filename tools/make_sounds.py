#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Make the sounds of the game: tiles that are laid and drawn, points, rounds and matches won and lost.

Everything comes from the numbers below, so the same command always makes the same bytes.
"""

import math
import pathlib
import random
import wave

import cli

SOUNDS = pathlib.Path(__file__).parent.parent / "lib" / "sounds"

# Unsigned bytes at this rate, in Hz: what the badge's DAC takes as it is, a small speaker can still tell, and half
# of the buffer of 1,024 bytes from which the badge plays bridges 46 ms.
RATE = 11025
MIDDLE = 128
# In s.
LEAD = 0.015  # of silence at first: an amplifier that slept takes some ms to wake; the badge's wasn't measured
RISE = 0.002  # no sound starts or ends with a click
FALL = 0.012

# What a stroke rings with: the frequency and the loudness of each part as multiples of its own.
BELL = ((1, 1), (2, 0.3), (3, 0.12))
REED = ((1, 1), (2, 0.5), (3, 0.45), (4, 0.2), (5, 0.15))
BONE = ((1, 1), (1.57, 0.8), (2.24, 0.5))
WOOD = ((1, 1), (2.71, 0.25))
NOISE = None

# Notes in Hz.
E4, G4, A4, C5, D5, E5, F5, G5, C6, E6 = (440 * 2 ** (step / 12) for step in (-5, -2, 0, 3, 5, 7, 8, 10, 15, 19))
RISING = (C5, E5, G5, C6, E6)

STEP = 0.055  # s between the notes of points


def points(count):
    """A sound of so many rising notes."""
    return (0.14 + STEP * (count - 1), 0.5, [(i * STEP, BELL, RISING[i], 0.07, 1) for i in range(count)])


# For each sound its length in s without the lead, its greatest loudness of 1, and its strokes: when each starts in
# s, what it rings with, its frequency in Hz, how long it takes to fade to a third in s, and its loudness beside the
# others.
STROKES = {
    "laid": (0.06, 0.6, [(0, NOISE, 0, 0.0015, 0.7), (0, BONE, 1250, 0.007, 1), (0, WOOD, 390, 0.012, 0.8)]),
    "drawn": (0.09, 0.35, [(0, NOISE, 0, 0.018, 0.35), (0.045, BONE, 1700, 0.005, 1),
                           (0.045, NOISE, 0, 0.002, 0.4)]),
    "refused": (0.17, 0.4, [(0, WOOD, E4, 0.03, 1), (0.08, WOOD, E4 * 0.94, 0.03, 1)]),
    **{f"points{count}": points(count) for count in range(1, 6)},
    "round_won": (0.36, 0.55, [(0, BELL, G5, 0.05, 0.9), (0.1, BELL, C6, 0.1, 1), (0.1, BELL, E5, 0.1, 0.6)]),
    "round_lost": (0.36, 0.5, [(0, BELL, F5, 0.06, 0.9), (0.12, BELL, D5, 0.09, 1), (0.12, BELL, A4, 0.09, 0.6)]),
    "match_won": (0.38, 0.55, [(0, REED, C5, 0.03, 1.6), (0.08, REED, E5, 0.03, 1.6), (0.16, REED, G5, 0.12, 1),
                              (0.16, REED, C6, 0.12, 0.8), (0.16, BELL, E6, 0.12, 0.4)]),
    "match_lost": (0.38, 0.5, [(0, REED, A4, 0.04, 0.8), (0.1, REED, G4, 0.04, 0.9), (0.2, REED, E4, 0.09, 1)]),
}


def samples(length, loudness, strokes):
    """The samples of a sound, each from -1 to 1."""
    mixed = [0.0] * round((LEAD + length) * RATE)
    for start, timbre, frequency, fade, level in strokes:
        first = round((LEAD + start) * RATE)
        for i, value in enumerate(stroke(timbre, frequency, fade, len(mixed) - first), first):
            mixed[i] += level * value
    scale = loudness / max(map(abs, mixed))
    falling = round(FALL * RATE)
    return [value * scale * min(1, (len(mixed) - 1 - i) / falling) for i, value in enumerate(mixed)]


def stroke(timbre, frequency, fade, count):
    """So many samples of something that is struck once."""
    noise = random.Random(0)
    for i in range(count):
        time = i / RATE
        if timbre is NOISE:
            value = noise.uniform(-1, 1)
        else:
            value = sum(loudness * math.sin(2 * math.pi * frequency * part * time) for part, loudness in timbre)
        yield value * min(1, time / RISE) * math.exp(-time / fade)


def encode(values):
    """Samples as unsigned bytes."""
    return bytes(MIDDLE + round(value * 127) for value in values)


def write(path, data):
    """Write unsigned bytes to a WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(1)
        file.setframerate(RATE)
        file.writeframes(data)


def main():
    parser = cli.Parser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--out", type=pathlib.Path, default=SOUNDS, metavar="DIR",
                        help="the folder to write to (default: lib/sounds/ of this project)")
    out = parser.parse_args().out
    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, sound in STROKES.items():
            write(out / f"{name}.wav", encode(samples(*sound)))
    except OSError as error:
        cli.stop(f"can't write to {out} ({error.strerror}): name another folder with --out.")


if __name__ == "__main__":
    cli.run(main)
