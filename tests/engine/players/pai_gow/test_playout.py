# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow against sampled hands of the banker."""

from engine.games import pai_gow as game
from engine.players.pai_gow.playout import Playout
from engine.rng import Rng


def bankers(playout):
    return [playout.kinds[i] for i in playout.unseen[:4]]


def test_a_deal_is_of_unseen_tiles_split_by_the_house_way(begin):
    view = begin("pai_gow", "6-1 5-5 6-1 6-6", "", stake=10).view(0)
    playout = Playout(view)
    rng = Rng(1)
    for _ in range(300):
        playout.deal(rng)
        hand = bankers(playout)
        for tile in hand:
            assert (hand + list(view.hand)).count(tile) <= view.tiles.count(tile)
        high, low = game.house_way(hand)
        assert (playout.high, playout.low) == (game.rank(high), game.rank(low))


def test_a_play_wins_the_stake_pushes_or_loses_it_as_the_match_does(begin):
    match = begin("pai_gow", "4-2 4-1 6-1 5-5", "", stake=10)
    playout = Playout(match.view(0))
    rng = Rng(2)
    seen = set()
    for _ in range(100):
        playout.deal(rng)
        for move in match.moves:
            other = match.copy()
            other.hands[1] = bankers(playout)
            other.make(move)
            gain = playout.play(move)
            assert other.scores == [100 + gain // 10, 100 - gain // 10]
            seen.add(gain)
    assert seen == {100, 0, -100}  # of the stake, in hundredths


def test_0_is_never_better_than_the_bankers_0(begin):
    # 5-5 6-4 is a 0 with a higher tile than 6-5 5-4, but 0 against 0 is the banker's.
    match = begin("pai_gow", "5-5 6-4 6-6 6-3", "", stake=10)
    playout = Playout(match.view(0))
    playout.high, playout.low = 495, game.rank(((6, 5), (5, 4)))
    assert game.rank(((5, 5), (6, 4))) > playout.low
    assert playout.play(match.parse("split 6-6 6-3 / 5-5 6-4")) == -100
