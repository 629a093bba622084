# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A hint is Skilled's move, and the feature that speaks most for it."""

from importlib import import_module

import pytest

from engine import games, players
from engine.players.hints import find
from engine.players.points import evaluation
from engine.players.weights import kurnik


def told(match):
    """The hint for the seat whose turn it is: the move's name, the reason and the amount."""
    move, reason, amount = list(find(match.view(match.turn)))[-1]
    return match.name(move), reason, amount


@pytest.fixture
def weigh(monkeypatch):
    """weigh(points=1024, reply=-100): those of Kurnik's weights that are not 0."""

    def set_weights(**weights):
        names = evaluation.FEATURES
        row = tuple([weights.pop(name, 0) for name in names])
        assert not weights
        monkeypatch.setattr(kurnik, "WEIGHTS", {2: row})

    return set_weights


def test_the_points_that_the_move_scores_are_the_reason(midway):
    # 3-3 makes 4 + 6, nothing else scores; both leave as much.
    assert told(midway("kurnik", "4-3", "3-3 6-4", "6-6", boneyard="5-5")) == ("3-3 right", "points", 10)


def test_what_speaks_against_the_move_is_no_reason(midway, weigh):
    # 3-3 makes 10 points, and lays a double, which weighs against it.
    weigh(points=1024, doubles=-2048)
    assert told(midway("kurnik", "4-3", "3-3 6-4", "6-6")) == ("3-3 right", "points", 10)


def test_less_of_something_is_a_reason_where_that_is_what_its_words_say(midway, weigh):
    # "Hard to answer": at 1 and 4 less can be expected to be scored than at 5 and 0.
    weigh(reply=-1024)
    assert told(midway("kurnik", "5-4", "5-1 4-0", "6-6"))[:2] == ("5-1 left", "reply")
    # But not "sheds a double", of the move that sheds none.
    weigh(doubles=-1024)
    assert told(midway("kurnik", "4-3", "3-3 6-4", "6-6")) == ("6-4 left", "equal", 0)


def test_the_only_move(begin, play):
    match = begin("all_fives", "6-6", "5-5 4-4 3-3 2-2 1-1 0-0 1-0")
    assert told(match) == ("6-6", "only", 0)
    play(match, "6-6")
    assert told(match) == ("draw", "only", 0)


@pytest.mark.parametrize("game", games.NAMES)
def test_it_is_a_legal_move_of_two_items_for_a_reason_of_its_family_and_skilleds(game):
    rules = games.load(game)
    match = rules(rules.SEATS[1])
    match.deal(2)
    names = import_module(f"engine.players.{rules.family}.evaluation").FEATURES
    while match.moves:
        view = match.view(match.turn)
        *nothing, (move, reason, amount) = find(view)
        assert set(nothing) <= {None} and move in match.moves and len(move) == 2
        assert reason in names or reason in ("only", "equal") and amount == 0
        assert type(amount) is int
        if reason in names:
            assert move == players.load("skilled").move(view)
        match.play(move)
