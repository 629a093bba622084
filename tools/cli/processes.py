# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The processes in which commands play on several cores."""

from __future__ import annotations

import multiprocessing
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.pool import Pool


def pool(count: int | None = None) -> Pool:
    """A multiprocessing.Pool of `count` processes, or one for each core, that leave Ctrl-C to this process.

    They are started afresh on every system: a copy of this process would also copy the locks that its threads hold
    at that moment, and then wait for them forever.
    """
    return multiprocessing.get_context("spawn").Pool(count, _ignore_interrupt)


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
