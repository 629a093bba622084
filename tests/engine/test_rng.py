# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The random generator: small ints only, the same numbers everywhere, deals that are unlike each other."""

import pytest

from engine.rng import Rng

SMALL = 1 << 30  # small ints of a 32-bit MicroPython are below this
SEEDS = [0, 1, 2, 12345, SMALL // 2, SMALL - 2, SMALL - 1]


class Small(int):
    """An int that refuses to become too big for a small int."""


def _checked(name):
    plain = getattr(int, name)

    def operation(self, other):
        result = plain(self, other)
        assert 0 <= result < SMALL, "%s(%d, %d) is no small int" % (name, self, other)
        return Small(result)

    return operation


for _name in ("add", "and", "lshift", "mod", "mul", "or", "rshift", "sub", "xor"):
    for _prefix in ("__", "__r"):
        setattr(Small, _prefix + _name + "__", _checked(_prefix + _name + "__"))


def test_no_number_on_the_way_is_too_big_for_a_small_int():
    for seed in SEEDS:
        rng = Rng(Small(seed))
        for _ in range(2000):
            assert type(rng.below(1 << 14)) is Small
            assert type(rng.seed()) is Small


@pytest.mark.parametrize(
    "seed, numbers",
    [
        (0, [474, 41, 35, 4, 350, 405, 411, 944, 846, 324]),
        (1, [576, 426, 136, 920, 506, 125, 627, 754, 465, 37]),
        (12345, [675, 890, 918, 208, 916, 827, 973, 861, 114, 83]),
        (SMALL - 1, [24, 560, 315, 783, 408, 641, 555, 31, 385, 674]),
    ],
)
def test_the_same_seed_gives_the_same_numbers_everywhere(seed, numbers):
    rng = Rng(seed)
    assert [rng.below(1000) for _ in range(10)] == numbers


@pytest.mark.parametrize("limit", [1, 3, 28, 16384])
def test_below_stays_below_and_reaches_every_number(limit):
    rng = Rng(3)
    seen = {rng.below(limit) for _ in range(max(300, 12 * limit))}
    assert min(seen) >= 0 and max(seen) < limit
    assert len(seen) == limit or limit > 1000 and len(seen) > 0.99 * limit


def test_a_shuffle_keeps_all_items():
    for size in (0, 1, 2, 28, 91):
        items = list(range(size))
        Rng(6).shuffle(items)
        assert sorted(items) == list(range(size))


def shuffled(seed):
    items = list(range(28))
    Rng(seed).shuffle(items)
    return items


@pytest.mark.parametrize("first", [0, 1 << 29])
def test_deals_of_neighbouring_seeds_are_unlike(first):
    deals = [shuffled(seed) for seed in range(first, first + 1001)]
    assert len(set(map(tuple, deals))) == len(deals)
    same = sum(a == b for deal, after in zip(deals, deals[1:]) for a, b in zip(deal, after))
    assert 870 < same < 1130  # 1000 expected, and four standard deviations of 32
