# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The clock: milliseconds as small ints."""

import supervisor

_FIRST = 2026  # no clock that is set is in an earlier year; one that isn't begins in 2000 or 2020


def ticks() -> int:
    """Return the time in milliseconds, a small int that wraps to 0 at 2**29."""
    return supervisor.ticks_ms()


def today() -> int:
    """Return the date as a number such as 20261127. Return 0 if nobody has set the clock since power-on, or if
    there is none."""
    try:
        from rtc import RTC
    except ImportError:
        return 0
    year, month, day = RTC().datetime[:3]
    return (year * 100 + month) * 100 + day if year >= _FIRST else 0


def elapsed(since: int) -> int:
    """Return the milliseconds since `since`, a time from `ticks()`; correct for up to six days."""
    return (supervisor.ticks_ms() - since) & 0x1FFFFFFF
