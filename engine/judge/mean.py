# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The mean of numbers, and its standard error."""


class Mean:
    """The mean of numbers, and its standard error."""

    def __init__(self) -> None:
        self._count = 0
        self._sum = self._squares = 0.0

    def add(self, number: float) -> None:
        """Add a number."""
        self._count += 1
        self._sum += number
        self._squares += number * number

    def mean(self) -> float:
        """Return the mean of the numbers so far."""
        return self._sum / self._count

    def error(self) -> float:
        """Return the standard error of the mean; 0 for a single number."""
        spread = max(0.0, self._squares - self._sum * self._sum / self._count)
        # No square is below 0, so the root is a float.
        return (spread / (self._count * max(1, self._count - 1))) ** 0.5  # type: ignore[no-any-return]
