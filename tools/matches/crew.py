# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays batches of pairs on the cores of this computer."""

from __future__ import annotations

import itertools
from collections.abc import Generator
from typing import TYPE_CHECKING

from cli import processes
from matches.pairs import play_batch

if TYPE_CHECKING:
    from matches.pairs import Pair, Setup

MOST = 10  # pairs in a batch: a second of Greedy, half a minute or more of the Expert
PARTS = 100  # batches in a run, at least, so that one can see it go on


def batches(count: int) -> list[tuple[int, int]]:
    """A list of (first, count) of the batches in which that many pairs are played."""
    size = min(MOST, max(1, count // PARTS))
    return [(first, min(size, count - first)) for first in range(0, count, size)]


def on_this_computer(setup: Setup, count: int, jobs: int) -> Generator[list[Pair], None, None]:
    """Play pairs of a Setup in `jobs` processes, yielding lists of Pair as they are done."""
    work = [(setup, *batch) for batch in batches(count)]
    if jobs == 1:
        yield from itertools.starmap(play_batch, work)
        return
    with processes.pool(min(jobs, len(work))) as pool:
        yield from pool.imap_unordered(_play, work)


def _play(work: tuple[Setup, int, int]) -> list[Pair]:
    return play_batch(*work)
