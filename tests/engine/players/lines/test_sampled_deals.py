# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Deals of the unseen tiles that agree with everything that a seat knows."""

import itertools

import pytest

from engine import games, players, tiles
from engine.players.lines.belief import Belief
from engine.players.lines.sampled_deals import SampledDeals
from engine.rng import Rng


def infer(view):
    """A Belief of a view, and the SampledDeals that agree with it, both made ready."""
    belief = Belief(view)
    list(belief.prepare())
    return belief, sampled(view, belief)


def sampled(view, belief):
    """SampledDeals that are made ready; each tile's bit is that of its index."""
    deals = SampledDeals(view, belief, bytes(range(len(view.tiles))))
    assert set(deals.prepare()) <= {None}
    return deals


def given_limits(match, limits):
    """The Belief of seat 0, which knows all tiles but those that others hold, and these limits of the others, a
    dict by the seat, of tiles as names; and the SampledDeals that agree with it."""
    view = match.view(0)
    belief = Belief(view)
    belief.unseen[:] = sorted(map(tiles.index, sum(match.hands[1:], match.boneyard)))
    bit = 1
    for seat, of_seat in limits.items():
        for names, most in of_seat:
            belief.limits[seat].append([bit, most])
            for i, tile in enumerate(view.tiles):
                belief.shows[i] |= bit * (tiles.name(tile) in names.split())
            bit <<= 1
    return belief, sampled(view, belief)


def lacked(belief, mask):
    """The tiles of a mask of a Belief as a mask of their indexes."""
    return sum([1 << i for i, shows in enumerate(belief.shows) if shows & mask])


def deal(deals, rng):
    """Let it make up a deal."""
    while deals.deal(rng):
        pass


TABLES = [
    ("all_fives", 2, {}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 4, {"set": 12}),
    ("bergen", 4, {}),
    ("blitz", 8, {}),
]


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_deals_agree_with_all_that_is_known(game, seats, options):
    made = agreed = 0
    for seed in range(2):
        match = games.load(game)(seats, options)
        match.deal(seed)
        while match.moves:
            view = match.view(match.turn)
            belief, deals = infer(view)
            assert agrees(belief, list(map(tiles.mask, match.hands)), match.turn)  # what is so
            rng = Rng(seed)
            for _ in range(3):
                deal(deals, rng)
                check_deal(view, deals)
                made += 1
                agreed += agrees(belief, deals.hands, view.seat)
            match.play(players.load("greedy").move(view))
    assert agreed > 0.98 * made


def check_deal(view, deals):
    """Everybody has as many tiles as it should, and each tile is there once."""
    line = tiles.mask(view.line.tiles)
    boneyard = [1 << i for i in deals.order[deals.held :]]
    assert sum(deals.hands) + sum(boneyard) + line == (1 << len(view.tiles)) - 1
    assert tuple([hand.bit_count() for hand in deals.hands]) == view.counts
    assert len(boneyard) == view.boneyard


def agrees(belief, hands, own):
    """Whether the hands, masks, agree with all limits of the belief of the seat `own`."""
    return all(
        (hand & lacked(belief, mask)).bit_count() <= most
        for seat, hand in enumerate(hands)
        if seat != own
        for mask, most in belief.limits[seat]
    )


def agreeing(belief, view, left=None, seat=0):
    """Every deal of the unseen tiles that agrees, as a tuple of masks of the hands."""
    left = belief.unseen if left is None else left
    if seat == len(view.counts):
        yield ()
        return
    count = 0 if seat == view.seat else view.counts[seat]
    for held in itertools.combinations(left, count):
        mask = sum([1 << i for i in held])
        if all(
            (mask & lacked(belief, limit)).bit_count() <= most
            for limit, most in belief.limits[seat]
            if seat != view.seat
        ):
            for others in agreeing(belief, view, [i for i in left if i not in held], seat + 1):
                yield (mask,) + others


LATE = [
    # Seat 1 lacks 6, seat 2 lacks 4 and 5 but may have drawn one; both want 3-3, 2-2 and 1-1.
    ([1, 3, 2], {1: [["6-6 6-5", 0]], 2: [["5-4 4-4", 1]]}, 2, "6-6 6-5 5-4 4-4 3-3 2-2 1-1"),
    # Two facts about one seat, the narrower one the later.
    ([1, 3], {1: [["6-6 6-5 5-5", 1], ["6-6", 0]]}, 3, "6-6 6-5 5-5 4-4 3-3 2-2"),
]


@pytest.mark.parametrize("counts, limits, boneyard, hidden", LATE)
def test_every_agreeing_deal_is_about_equally_likely(midway, counts, limits, boneyard, hidden):
    hidden = hidden.split()
    hands = []
    for count in counts[1:]:
        hands.append(" ".join([hidden.pop() for _ in range(count)]))
    line = "2-0, 2-1 left, 1-0 left, 3-0 left, 4-3 left"  # no matter which
    match = midway("draw", line, "6-0", *hands, boneyard=" ".join(hidden))
    belief, deals = given_limits(match, limits)
    often = dict.fromkeys(agreeing(belief, match.view(0)), 0)
    assert len(often) > 1
    rng = Rng(1)
    for _ in range(300 * len(often)):
        deal(deals, rng)
        often[tuple([0 if seat == 0 else hand for seat, hand in enumerate(deals.hands)])] += 1
    assert 200 < min(often.values()) and max(often.values()) < 400


def test_nothing_can_be_dealt_that_agrees_and_yet_a_deal_is_made(midway):
    match = midway("draw", "2-0", "6-0", "6-6 6-5", boneyard="5-5")
    belief, deals = given_limits(match, {1: [["6-6 6-5", 0]]})
    deal(deals, Rng(1))
    assert deals.hands[1].bit_count() == 2
    assert (deals.hands[1] & tiles.mask([(6, 6), (6, 5)])).bit_count() == 1  # as little as possible disagrees
