# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Blitz played to the end of the round on made-up deals, after a whole turn."""
from engine import games, moves, tiles
from engine.players.evaluation.blitz import features
from engine.players.playout.blitz import Playout
from engine.rng import Rng


def trying(match):
    """A Playout of the seat whose turn it is, with the tiles as they are in truth for a deal, and the turns that
    the evaluation finds."""
    view = match.view(match.turn)
    turns = [move for numbers, move in filter(None, features(view))]
    playout = Playout(view)
    list(playout.prepare())
    unseen = playout._unseen
    unseen.hands[:] = [sum([1 << unseen.shifts[tiles.index(tile)] for tile in hand]) for hand in match.hands]
    unseen.tiles[unseen.held:] = bytes(map(tiles.index, match.boneyard))
    return playout, turns


def gains(match):
    """What each turn gains, a set, by the name of the move that begins it."""
    playout, turns = trying(match)
    found = {}
    for turn in turns:
        found.setdefault(moves.name(turn[:2]), set()).add(playout.play(turn))
    return found


def test_going_out_in_one_turn_gains_all_that_the_others_hold(midway):
    match = midway("blitz", "6-1", "6-5 5-5 5-2", "4-4", "4-3", "3-3")
    assert max(gains(match)["6-5 left"]) == 3 * (8 + 7 + 6)


def test_tiles_are_laid_in_an_order_in_which_all_can_go(midway):
    # 6-5, 5-5, 5-2 and 2-2 one after another.
    match = midway("blitz", "6-1", "6-5 5-2 5-5 2-2", "4-4", "4-3", "3-3")
    assert max(gains(match)["6-5 left"]) == 3 * (8 + 7 + 6)


def test_it_can_stop(midway):
    match = midway("blitz", "6-1", "6-5 5-5 2-2", "6-0", "4-3", "3-3")
    match.play(moves.parse("6-5 left"))
    # Nobody else can play, so that it lays 5-5 later; the round is blocked at 4, 6, 7 and 6 pips.
    assert gains(match) == {"done": {3 * (6 + 7 + 6 - 4)}, "5-5 left": {3 * (6 + 7 + 6 - 4)}}


def test_every_turn_can_be_tried():
    match = games.load("blitz")(5)
    match.deal(4)
    while match.moves:
        if len(match.moves) > 1:
            playout, turns = trying(match)
            playout.deal(Rng(1))
            assert all(type(playout.play(turn)) is int for turn in turns)
        match.play(match.moves[0])
