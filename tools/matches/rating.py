# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Elo ratings of players who have all met each other, with 95 % intervals.

400 points more mean that a player wins ten matches for each that it loses. The ratings are those under which the
results are most likely (Bradley and Terry). The intervals come from ratings of the same pairs drawn again at random
(the bootstrap), so they hold for a game and a table, not for dominoes.
"""

import math
import random

from matches.tally import Estimate

DRAWS = 200  # how often the pairs are drawn again
STEPS = 10_000  # at most, until the strengths stay as they are
SURE = 1e-9  # the change of a strength that counts as none
# A match that each player has shared with each other one: without it, a player that always wins would be rated
# infinite.
SHARED = 1.0


def ratings(results: dict[tuple[str, str], list[float]], seed: int) -> dict[str, Estimate]:
    """Return the rating of each player, as points above the first one.

    results  for each two players the share of its two matches that the first won in each pair, 0 to 1
    seed     the chances of the intervals
    """
    value = _rated(results)
    chance = random.Random(seed)
    drawn = [
        _rated({names: chance.choices(shares, k=len(shares)) for names, shares in results.items()})
        for _ in range(DRAWS)
    ]
    first, *others = value
    found = {first: Estimate(0.0, 0.0, 0.0)}
    for name in others:
        spread = sorted(each[name] for each in drawn)
        found[name] = Estimate(value[name], spread[DRAWS * 25 // 1000], spread[DRAWS * 975 // 1000 - 1])
    return found


def _rated(results: dict[tuple[str, str], list[float]]) -> dict[str, float]:
    """The rating of each player without an interval."""
    names = list(dict.fromkeys(name for two in results for name in two))
    won = dict.fromkeys(names, 0.0)
    met: dict[str, list[tuple[str, float]]] = {name: [] for name in names}
    for (a, b), shares in results.items():
        count = 2 * len(shares) + SHARED
        share = 2 * math.fsum(shares) + SHARED / 2
        won[a] += share
        won[b] += count - share
        met[a].append((b, count))
        met[b].append((a, count))
    strength = _strengths(won, met)
    return {name: 400 * math.log10(strength[name] / strength[names[0]]) for name in names}


def _strengths(won: dict[str, float], met: dict[str, list[tuple[str, float]]]) -> dict[str, float]:
    """The strengths under which everybody is expected to win as often as it did: of two players with the strengths
    s and t, the first wins s / (s + t) of their matches."""
    strength = dict.fromkeys(won, 1.0)
    for _ in range(STEPS):
        before = dict(strength)
        for name, others in met.items():
            strength[name] = won[name] / sum(count / (strength[name] + strength[other]) for other, count in others)
        total = sum(strength.values())
        strength = {name: value / total for name, value in strength.items()}
        if all(abs(strength[name] - before[name]) < SURE * strength[name] for name in strength):
            break
    return strength
