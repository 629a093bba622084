# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How a round begins: with the deal that a seed names, with one that is given, or with that of an earlier time.
Loaded only then, and refuses what can't be a round of the match.
"""
from engine import tiles
from engine.rng import Rng

_MANY = 100_000_000  # more rounds or points than anybody comes to


def deal(match, seed):
    """See Match.deal."""
    _check_between_rounds(match)
    if type(seed) is not int or not 0 <= seed < 1 << 30:
        raise ValueError("a seed is a number of 0 to %d, not %r" % ((1 << 30) - 1, seed))
    match.begin_round(seed.to_bytes(4, "big"), *_shuffled(match, seed))


def start_round(match, hands, boneyard, leader, stake):
    """See Match.start_round."""
    _check_between_rounds(match)
    hands = [_known(match, hand, "a hand") for hand in _list(hands, "the hands")]
    boneyard = _known(match, boneyard, "the boneyard")
    _check_deal(match, hands, boneyard)
    if match.leader_by_lot() and not _is_number(leader, 0, match.seats - 1):
        raise ValueError("the leader is left to chance here, so it has to be named: a seat")
    if match.stakes():
        match.bet(stake)
    stock = sum(hands, []) + boneyard
    match.begin_round(bytes([match.tiles.index(tile) for tile in stock]), *_hand_out(match, stock), leader)


def bet(match, stake):
    """See Match.bet."""
    _check_between_rounds(match)
    if not match.stakes():
        raise ValueError("%s has no stakes" % match.name)
    if type(stake) is not int or stake not in match.stakes():
        raise ValueError("the stake can't be %r, only one of %s" % (stake, ", ".join(map(str, match.stakes()))))
    match.stake = stake


def restore(match, scores, rounds, leader, stake, dealt):
    """See Match.restore."""
    _check_state(match, scores, rounds, leader, stake)
    match.scores[:] = scores
    match.rounds, match.next_leader = rounds, leader
    match.stake = match.stake if stake is None else stake
    match.result = match.find_result()
    if dealt is not None:
        match.begin_round(dealt, *deal_of(match, dealt), leader)


def deal_of(match, dealt):
    """Return the hands and the boneyard that were dealt: `dealt` is a seed in 4 bytes, or the tiles' indexes."""
    if len(dealt) == 4:
        return _shuffled(match, int.from_bytes(dealt, "big"))[:2]
    return _hand_out(match, [match.tiles[i] for i in dealt])


def _shuffled(match, seed):
    """Return the hands, the boneyard and the seat by lot that a seed names."""
    rng = Rng(seed)
    stock = list(match.tiles)
    rng.shuffle(stock)
    hands, boneyard = _hand_out(match, stock)
    return hands, boneyard, rng.below(match.seats)


def _hand_out(match, stock):
    """Return the hands and the boneyard that a list of tiles is dealt into."""
    each = match.tiles_each()
    end = match.seats * each
    hands = [stock[start:start + each] for start in range(0, end, each)]
    return hands, stock[end:] if match.has_boneyard else []


def _check_between_rounds(match):
    if match.result is not None:
        raise ValueError("the match is over")
    if match.moves:
        raise ValueError("the round before isn't over")


def _check_state(match, scores, rounds, leader, stake):
    """Raise ValueError, saying why, if a match can't be restored to this."""
    if match.rounds or match.by or match.moves:
        raise ValueError("only a match before its first deal can be restored")
    numbers = [_is_number(score, -_MANY, _MANY) for score in _list(scores, "the scores")]
    if numbers != [True] * match.sides():
        raise ValueError("the scores are %d numbers, not %r" % (match.sides(), scores))
    if not _is_number(rounds, 0, _MANY):
        raise ValueError("%r can't be how many rounds are over" % (rounds,))
    if not _is_number(leader, 0, match.seats - 1):
        raise ValueError("the leader is a seat of 0 to %d, not %r" % (match.seats - 1, leader))
    if stake is not None and not _is_number(stake, 0, _MANY):
        raise ValueError("the stake can't be %r" % (stake,))


def _check_deal(match, hands, boneyard):
    """Raise ValueError, saying why, if these tiles of the set can't be a deal of a match."""
    if len(hands) != match.seats:
        raise ValueError("there are %d hands for %d seats" % (len(hands), match.seats))
    each = match.tiles_each()
    for seat, hand in enumerate(hands):
        if len(hand) != each:
            raise ValueError("the hand of seat %d has %d tiles, not %d" % (seat, len(hand), each))
    if boneyard and not match.has_boneyard:
        raise ValueError("%s has no boneyard" % match.name)
    missing = list(match.tiles)
    for tile in sum(hands, boneyard):
        if tile not in missing:
            raise ValueError("%s is there %s" % (
                tiles.name(tile), "twice" if match.tiles.count(tile) == 1 else "three times"))
        missing.remove(tile)
    if missing and match.has_boneyard:
        raise ValueError("%s is missing" % ", ".join(map(tiles.name, missing)))


def _known(match, stock, what):
    """Return some tiles as a list, after checking that each is in the set."""
    for tile in _list(stock, what):
        if not is_tile(tile):
            raise ValueError("%r is no tile; a tile is a tuple of two numbers" % (tile,))
        if tile not in match.tiles:
            raise ValueError("%s is not in the set" % tiles.name(tile))
    return list(stock)


def is_tile(thing):
    """Return whether something is a tuple of two ints, like a tile."""
    return type(thing) is tuple and len(thing) == 2 and all([type(half) is int for half in thing])


def _list(thing, what):
    if type(thing) not in (list, tuple):
        raise ValueError("%s has to be a list, not %r" % (what, thing))
    return thing


def _is_number(thing, least, most):
    return type(thing) is int and least <= thing <= most
