# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The results of many pairs, with 95 % intervals.

The two matches of a pair have the same deals, so they depend on each other, while pairs don't: the spread from pair
to pair tells how sure a figure is. The intervals take the mean of many pairs to be normally distributed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from matches.pairs import Pair

Z = 1.96  # standard errors to both sides of the mean hold 95 % of a normal distribution
FEW = 30  # pairs; of fewer the intervals are rough


class Estimate(NamedTuple):
    """A figure and its 95 % interval, `low` to `high`."""

    value: float
    low: float
    high: float


def win_rate(pairs: Sequence[Pair]) -> Estimate:
    """The share of the matches that A won, 0 to 1: an Estimate."""
    value = math.fsum(pair.won for pair in pairs) / len(pairs)
    _, low, high = _estimate(value, [pair.won - value for pair in pairs])
    return Estimate(value, max(low, 0.0), min(high, 1.0))


def points_a_round(pairs: Sequence[Pair]) -> Estimate:
    """How many points more A's side gains in a round than B's: an Estimate."""
    a, lie_a = _ratio([pair.gain_a for pair in pairs], [pair.rounds_a for pair in pairs])
    b, lie_b = _ratio([pair.gain_b for pair in pairs], [pair.rounds_b for pair in pairs])
    return _estimate(a - b, [one - other for one, other in zip(lie_a, lie_b)])


def _ratio(gained: list[float], rounds: list[int]) -> tuple[float, list[float]]:
    """The points gained in a round, and for each pair by how much it deviates from that, in points a round."""
    mean_rounds = sum(rounds) / len(rounds)
    ratio = math.fsum(gained) / sum(rounds)
    return ratio, [(gain - ratio * count) / mean_rounds for gain, count in zip(gained, rounds)]


def _estimate(value: float, deviations: list[float]) -> Estimate:
    """The Estimate of a mean, from the deviations of its parts; one part tells nothing."""
    count = len(deviations)
    error = math.sqrt(math.fsum(one * one for one in deviations) / (count - 1) / count) if count > 1 else math.inf
    return Estimate(value, value - Z * error, value + Z * error)
