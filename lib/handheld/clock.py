# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The clock: milliseconds as small ints."""

import supervisor


def ticks() -> int:
    """Return the time in milliseconds, a small int that wraps to 0 at 2**29."""
    return supervisor.ticks_ms()


def elapsed(since: int) -> int:
    """Return the milliseconds since `since`, a time from `ticks()`; correct for up to six days."""
    return (supervisor.ticks_ms() - since) & 0x1FFFFFFF
