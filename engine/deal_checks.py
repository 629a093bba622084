# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Checks a round that somebody sets up: its tiles, its leader, its stake. Loaded only when one is."""
from engine import tiles


def checked(match, hands, boneyard, leader, stake):
    """What Match.start_round was asked for, as the match begins a round with it: (its tiles' indexes as bytes,
    hands, boneyard, leader). The stake is set. Raises ValueError as Match.start_round."""
    check_deal(match, hands, boneyard)
    if match.leader_by_lot() and (type(leader) is not int or leader not in range(match.seats)):
        raise ValueError("the leader is left to chance here, so it has to be named: a seat")
    if match.stakes():
        check_stake(match, stake)
        match.stake = stake
    stock = sum(map(list, hands), []) + list(boneyard)
    return (bytes([match.tiles.index(tile) for tile in stock]),) + match.hand_out(stock) + (leader,)


def check_deal(match, hands, boneyard):
    """Raise ValueError, saying why, where this can't be what is dealt in a match."""
    if len(hands) != match.seats:
        raise ValueError("there are %d hands for %d seats" % (len(hands), match.seats))
    each = match.tiles_each()
    for seat, hand in enumerate(hands):
        if len(hand) != each:
            raise ValueError("the hand of seat %d has %d tiles, not %d" % (seat, len(hand), each))
    if boneyard and not match.has_boneyard:
        raise ValueError("%s has no boneyard" % match.name)
    missing = list(match.tiles)
    for tile in sum(map(list, hands), list(boneyard)):
        if tile not in match.tiles:
            raise ValueError("%s is not in the set" % tiles.name(tile))
        if tile not in missing:
            raise ValueError("%s is there %s" % (
                tiles.name(tile), "twice" if match.tiles.count(tile) == 1 else "three times"))
        missing.remove(tile)
    if missing and match.has_boneyard:
        raise ValueError("%s is missing" % ", ".join(map(tiles.name, missing)))


def check_stake(match, stake):
    """Raise ValueError, saying why, where the next round of a match can't be played for this stake."""
    if type(stake) is not int or stake not in match.stakes():
        raise ValueError("the stake can't be %r, only one of %s" % (stake, ", ".join(map(str, match.stakes()))))
