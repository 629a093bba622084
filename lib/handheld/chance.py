# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The sources of a match's deals: chance, and the date. Loaded only before a match."""

import os
import random
import sys

_FIRST = 2026  # no clock that is set is in an earlier year; one that isn't begins in 2000 or 2020


def seed() -> int:
    """Return 30 random bits as an int. On a board they come from the chip: `random` begins in one of only 2**32
    states there, which could all be tried."""
    if sys.implementation.name == "circuitpython":
        try:
            return int.from_bytes(os.urandom(4), "big") >> 2
        except NotImplementedError:
            pass  # this chip has no source of randomness
    return random.getrandbits(30)


def secret() -> bytes:
    """Return a seed and a salt that nobody can guess: 30 random bits in 4 bytes, and 8 random bytes."""
    return seed().to_bytes(4, "big") + b"".join([(seed() & 0xFFFF).to_bytes(2, "big") for _ in range(4)])


def today() -> int:
    """Return the date as a number such as 20261127. Return 0 if nobody has set the clock since power-on, or if
    there is none."""
    try:
        from rtc import RTC
    except ImportError:
        return 0
    year, month, day = RTC().datetime[:3]
    return (year * 100 + month) * 100 + day if year >= _FIRST else 0
