# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the engine: worlds that look the same to a seat."""

import pytest

from engine import chinese, chinese_moves


def shuffled(match, seat, random):
    """Another match that differs only in things that `seat` can't see. A move can be made in it as in this one: that
    the round goes on is no secret."""
    other = shuffled_once(match, seat, random)
    while not other.moves:
        other = shuffled_once(match, seat, random)
    return other


def shuffled_once(match, seat, random):
    """The same, though all seats may lack what the line needs, which ends a round."""
    other = match.copy()
    others = [hand for holder, hand in enumerate(other.hands) if holder != seat]
    dropped = []
    if hasattr(match, "trick"):
        dropped = [each for each in zip(match.played_by, match.played) if face_down(each, seat)]
    hidden = sum(others, other.boneyard) + [tile for _, (tiles, _) in dropped for tile in tiles]
    random.shuffle(hidden)
    for tiles_there in others + [other.boneyard]:
        tiles_there[:] = [hidden.pop() for _ in tiles_there]
    if dropped:
        drop_others(other, seat, hidden)
    other.moves = other.find_moves()
    other.past_rounds, other._dealt = [], bytes(4)  # the deal, which nobody may ask for
    return other


def face_down(each, seat):
    """Whether a (seat, move) is a drop that `seat` can't see."""
    holder, (_, how) = each
    return how == chinese_moves.DROP and holder != seat


def drop_others(match, seat, hidden):
    """Let the others have dropped the tiles of the list `hidden`, as many as they did."""
    played = []
    for each in zip(match.played_by, match.played):
        tiles_there, how = each[1]
        if face_down(each, seat):
            tiles_there = chinese.arrange([hidden.pop() for _ in tiles_there])
        played.append((tiles_there, how))
    match.trick = played[len(played) - len(match.trick) :]
    match._played = bytearray()  # packed, and asked for as `played`
    for move in played:
        chinese_moves.pack(match._played, move)


@pytest.fixture(scope="session")
def shuffle_hidden():
    """shuffle_hidden(match, seat, random): another match that differs only in things that `seat` can't see: other
    hands and the boneyard, tiles that others dropped face down, and the deals. A move can be made in both. It needn't
    agree with the moves of the others: that a seat can infer, but not see."""
    return shuffled
