# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The reason why another move is better."""

from engine.judge import families, reasons


def keys(match, *moves):
    view = match.view(match.turn)
    return [view, *(families.of(view).key(view, (move,)) for move in moves)]


def test_points_are_a_reason(midway):
    match = midway("all_fives", "6-6, 6-5 left", "5-3 6-4 5-4", "1-1 2-1 2-0", boneyard="3-3 3-2 4-4")
    assert reasons.why(*keys(match, ((5, 3), 0), ((6, 4), 1))) == ("points", 15, 0)


def test_to_shed_pips_is_a_reason(midway):
    match = midway("kozel", "6-4", "6-5 6-0 3-1", "1-1 2-1 2-0", boneyard="3-3 3-2 4-4")
    reason, better, worse = reasons.why(*keys(match, ((6, 5), 0), ((6, 0), 0)))
    assert reason == "pips" and (better, worse) == (11, 6)


def test_a_feature_that_speaks_against_the_better_move_is_no_reason(midway):
    match = midway("kozel", "6-4", "6-5 6-0 3-1", "1-1 2-1 2-0", boneyard="3-3 3-2 4-4")
    found = reasons.why(*keys(match, ((6, 0), 0), ((6, 5), 0)))
    assert found is None or found[0] != "pips"


def test_to_go_out_is_the_reason_in_blitz(begin):
    match = begin("blitz", "0-0 1-0 2-1", "", "", "")
    match.play(((0, 0), 4))
    match.hands[0] = [(1, 0), (2, 1)]
    match.moves = match.find_moves()
    view = match.view(0)
    module = families.of(view)
    best = module.key(view, (((1, 0), 0), ((2, 1), 0)))
    assert reasons.why(view, best, module.key(view, (((1, 0), 0), (None, 7))))[0] == "out"
