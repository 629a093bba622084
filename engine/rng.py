# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A random generator of small ints that allocates nothing. Its seed names a deal."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Two multiply-with-carry generators of base 2**16. Both multipliers make safe primes, and keep every
# product below 2**30, the limit of small ints in a 32-bit MicroPython.
_A = 16380
_B = 16365
_A_STATES = (_A << 16) - 2
_B_STATES = (_B << 16) - 2

SEEDS = 1 << 30  # so many seeds there are


class Rng:
    """Random numbers from a seed of 0 to 2**30 - 1. The same seed gives the same numbers everywhere.

    a, b  the state: an Rng with the same state continues with the same numbers
    """

    def __init__(self, seed: int) -> None:
        self.a = seed % _A_STATES + 1
        self.b = (seed ^ 0x2A6D365A) % _B_STATES + 1
        for _ in range(6):  # stir, because neighbouring seeds would give similar deals
            b = self.b
            self.b = b ^ self.below(1 << 14)

    def below(self, limit: int) -> int:
        """Return a random int from 0 to `limit` - 1; `limit` is 1 to 16384."""
        self.a = a = _A * (self.a & 0xFFFF) + (self.a >> 16)
        self.b = b = _B * (self.b & 0xFFFF) + (self.b >> 16)
        return ((a ^ b) & 0xFFFF) * limit >> 16

    def seed(self) -> int:
        """Return a random seed for another generator, or for a deal."""
        return self.below(1 << 14) << 16 | self.below(1 << 8) << 8 | self.below(1 << 8)

    def deal(self, number: int | None, rounds: int) -> int:
        """Return the seed of a match's next deal, after so many rounds. The Rng began with the match's number,
        which is the seed of the first deal, too; None in a match that an earlier version of the game has begun."""
        return self.seed() if rounds or number is None else number

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        # `below` for each item, without the calls: they took half of the time.
        a, b = self.a, self.b
        for last in range(len(items) - 1, 0, -1):
            a = _A * (a & 0xFFFF) + (a >> 16)
            b = _B * (b & 0xFFFF) + (b >> 16)
            other = ((a ^ b) & 0xFFFF) * (last + 1) >> 16
            items[last], items[other] = items[other], items[last]
        self.a, self.b = a, b
