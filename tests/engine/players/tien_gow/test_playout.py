# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Tien Gow played to its end on sampled deals."""

import pytest

from engine import chinese, parsing
from engine.players.tien_gow.masks import masks
from engine.players.tien_gow.playout import Playout
from engine.rng import Rng


def parse(names):
    return [parsing.tile(name) for name in names.split()]


def ready(view):
    """A Playout of a View."""
    playout = Playout(view)
    list(playout.prepare())
    return playout


@pytest.fixture
def gain(begin):
    """gain(hands, tricks, "lead 6-6", leader=0): the gain of seat 0, which leads a trick late in a round, by a move
    on these hands, when the tricks won are these; `leader` is the banker."""

    def find(hands, tricks, move, leader=0):
        match = begin("tien_gow", *[""] * 4, leader=leader)
        match.hands = [parse(hand) for hand in hands]
        match.tricks = list(tricks)
        match.turn = match.winning = 0
        match.moves = match.find_moves()
        view = match.view(0)
        playout = ready(view)
        for seat in (1, 2, 3):
            playout.dealt[0][seat], playout.dealt[1][seat] = masks(match.hands[seat])
        return playout.play(match.parse(move))

    return find


def test_who_wins_the_last_trick_is_paid(gain):
    # 6-6 wins both: 2 + 2 tricks. The banker is paid twice 4 - 2, 4 - 2 and 5.
    hands = "6-6 6-6", "5-1 6-1", "5-1 6-1", "6-4 6-4"
    assert gain(hands, (2, 2, 2, 0), "lead 6-6 6-6") == 2 * (2 + 2 + 5)
    assert gain(hands, (2, 2, 2, 0), "lead 6-6") == 2 * (2 + 2 + 5)
    assert gain(hands, (2, 2, 2, 0), "lead 6-6 6-6", leader=1) == 2 * 2 + 2 + 5


def test_who_loses_it_pays(gain):
    # Seat 1 takes 6-1 with 6-6 and leads 4-4, which seat 0's 5-1 doesn't beat: 4 - 3.
    hands = "6-1 5-1", "6-6 4-4", "6-4 6-4", "5-5 6-5"
    assert gain(hands, (3, 1, 1, 1), "lead 6-1", leader=2) == -1
    assert gain(hands, (3, 1, 1, 1), "lead 6-1", leader=1) == -2
    assert gain(hands, (0, 3, 2, 1), "lead 6-1", leader=2) == -5


def test_who_has_no_trick_cannot_win_the_last(gain):
    # Seat 1 holds 6-6, but drops it: 5-1 wins, and is paid 5, 4 - 3 and 4 - 3; 2 by the banker, who is seat 3.
    assert gain(("5-1", "6-6", "6-3", "5-4"), (1, 0, 3, 3), "lead 5-1", leader=3) == 5 + 1 + 2


def test_a_deal_hands_out_what_is_unseen(begin, play):
    match = begin("tien_gow", "6-4 6-6", "6-5", "1-1", "1-1", leader=0)
    play(match, "lead 6-4, beat 6-5, drop 1-1, drop 1-1")
    view = match.view(1)
    playout = ready(view)
    rng = Rng(1)
    face_down = set()
    for _ in range(50):
        playout.deal(rng)
        civil, military = playout.dealt
        together = [0, 0]
        for seat in range(4):
            assert (bin(civil[seat]) + bin(military[seat])).count("1") == view.counts[seat]
            assert not together[0] & civil[seat] and not together[1] & military[seat]
            together[0] |= civil[seat]
            together[1] |= military[seat]
        assert (civil[1], military[1]) == masks(view.hand)
        everything = masks(chinese.SET)
        left = everything[0] & ~together[0], everything[1] & ~together[1]
        assert (bin(left[0]) + bin(left[1])).count("1") == 4
        face_down.add(left)
    assert len(face_down) > 10  # anything may have been dropped
