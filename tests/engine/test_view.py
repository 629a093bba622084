# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A seat's view, from which nothing leads to hidden things (see test_invariants too)."""

import pytest

from engine import games, moves
from engine.line import RIGHT_ARM


@pytest.fixture
def match(begin, play):
    match = begin("all_fives", "6-6 6-2 6-4", "6-1 6-3 2-1", scores=(10, 5), target=150)
    play(match, "6-6, 6-1 left")
    return match


def test_what_is_seen(match):
    view = match.view(0)
    assert view.seat == 0
    assert view.rules is games.load("all_fives")
    assert view.options == {"target": 150, "lead": "winner", "blocked": "points", "set": 6}
    assert view.hand == tuple(match.hands[0])
    assert view.line.plays() == [((6, 6), 4), ((6, 1), 0)]
    assert view.moves == tuple(match.legal_moves())
    assert view.counts == (6, 6)
    assert view.boneyard == 14
    assert view.scores == (10, 5)
    assert view.turn == 0
    assert view.leader == 0
    assert view.played == [((6, 6), 4), ((6, 1), 0)]


def test_a_draw_shows_to_the_other_only_that_one_was_drawn(begin, play):
    match = begin("kurnik", "6-6", "5-5 4-4 3-3 2-2 1-1 0-0 1-0", boneyard="5-4", leader=0)
    play(match, "6-6, draw")
    view = match.view(0)
    assert view.played[-1] == moves.DRAW
    assert view.counts == (6, 8) and view.boneyard == 13
    assert match.view(1).hand[-1] == (5, 4)


def test_a_view_stays_as_it_was(match, play):
    view = match.view(0)
    seen = dict(vars(view), line=vars(view.line.copy()))
    play(match, "6-2 right, 2-1 right, 6-4 up")
    assert dict(vars(view), line=vars(view.line)) == seen


def test_a_view_that_is_spoilt_spoils_no_match(match, state):
    before = state(match)
    view = match.view(0)
    view.line.add((6, 2), RIGHT_ARM)
    view.options["target"] = 500
    view.played.clear()
    assert state(match) == before
