# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Frames a second of whole matches in the simulator, on this computer.

A frame is a step of the game, painted or not. A second is one of the processor's, so what else the computer does
matters less. A first run, which loads the program, isn't counted.
"""

import time
from pathlib import Path

from figures import KEYS, Figure

MATCHES = ("all_fives", "kozel_4", "tien_gow")


def measure(quick):
    """Yield the frames a second of matches that are played by their keys files."""
    runs = 1 if quick else 5
    for name in MATCHES[:1] if quick else MATCHES:
        frames, seconds = fastest(KEYS / f"{name}.txt", runs)
        yield Figure(f"{name}: frames of a match", frames / seconds, "frames/s",
                     f"{frames:,} frames in {seconds:.2f} s of the processor's, the fastest of {runs} runs")


def fastest(keys: Path, runs):
    """The frames of a keys file's match, and the seconds that they take at the fastest."""
    text = keys.read_text(encoding="utf-8")
    play(text)
    seconds = []
    for _ in range(runs):
        start = time.process_time()
        frames = play(text)
        seconds.append(time.process_time() - start)
    return frames, min(seconds)


def play(text):
    """Play the match in the text of a keys file; returns its frames."""
    from keys.files import follow, read_seed
    from simulator import Simulator

    frames = 0

    def look():
        nonlocal frames
        frames += 1

    with Simulator(seed=read_seed(text)) as simulator:
        simulator.start()
        follow(simulator, text, look)
    return frames
