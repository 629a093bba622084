# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Strips of the successive frames of each motion, to look at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PIL import Image

from figures import pixels, tables

if TYPE_CHECKING:
    from pathlib import Path

    from simulator import Simulator

ROUNDS = 1  # of random play at each table
MOST = 36  # frames in a strip
COLUMNS = 6
SCALE = 2
GAP = 4  # px


class Strips(pixels.Motions):
    """For each motion in the rounds that are played, the longest strip: `found` is a dict by the motion's name of
    lists of frames, first the one before the motion."""

    painted = True

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, list[Image.Image]] = {}
        self._name: str | None = None
        self._frames: list[Image.Image] = []

    def step(self, simulator: Simulator, game: str) -> None:
        """See Motions."""
        self._before = simulator.frame()
        super().step(simulator, game)

    def note(self, simulator: Simulator, game: str, name: str, count: int) -> None:
        """See Motions: frames of the same motion that follow each other make a strip."""
        super().note(simulator, game, name, count)
        if name != self._name:
            self.end()
            self._name = name
            self._frames.append(self._before.convert("RGB"))
        self._frames.append(simulator.frame().convert("RGB"))

    def end(self) -> None:
        """End the strip that has begun."""
        frames, self._frames = self._frames[:MOST], []
        if self._name not in (None, pixels.OTHERS) and len(frames) > len(self.found.get(self._name, ())):
            self.found[self._name] = frames


def save(folder: Path, names: Iterable[str]) -> list[Path]:
    """Save a strip of each motion at the smallest and at the largest table of the games of these names. Returns the
    paths, a list."""
    paths = []
    for game, seats, options in [place for name in names for place in tables.smallest_and_largest(name)]:
        strips = Strips()
        strips.play(game, seats, options, ROUNDS)
        strips.end()
        for name, frames in strips.found.items():
            title = f"{tables.title(game, seats, options)} {name}"
            paths.append(folder / (re.sub("[^a-z0-9]+", "_", title.lower()) + ".png"))
            strip(frames).save(paths[-1])
    return paths


def strip(frames: list[Image.Image]) -> Image.Image:
    """One picture of all frames, row by row."""
    wide, high = [SCALE * px + GAP for px in frames[0].size]
    picture = Image.new("RGB", (COLUMNS * wide + GAP, -(-len(frames) // COLUMNS) * high + GAP), "white")
    for i, frame in enumerate(frames):
        larger = frame.resize((wide - GAP, high - GAP), Image.Resampling.NEAREST)
        picture.paste(larger, (GAP + i % COLUMNS * wide, GAP + i // COLUMNS * high))
    return picture
