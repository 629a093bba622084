# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A hint is Skilled's move, and the feature that speaks most for it."""

from importlib import import_module

import pytest

from engine import games, players
from engine.games.pai_gow import rank
from engine.line import LEFT_ARM, RIGHT_ARM
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
        row = [weights.pop(name, 0) for name in evaluation.FEATURES.split()]
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


def test_what_another_move_does_better_is_no_reason(midway, begin):
    # 5-2 scores 2 at the left, and then 2-2 scores 3 there; at the right it scores 3 at once.
    line = "1-1, 2-1 left, 2-0 left, 5-0 left, 5-5 left, 4-1 right, 4-2 right"
    left = "6-5 5-3 3-1 3-0 5-1 5-4 6-1 3-3 3-2 6-4 0-0 1-0 4-3"
    match = midway("bergen", line, "6-6 5-2 2-2 6-3 6-2", "4-4 4-0 6-0", boneyard=left)
    assert match.gain((5, 2), LEFT_ARM) == 2 and match.gain((5, 2), RIGHT_ARM) == 3
    assert told(match) == ("5-2 left", "next", 3)
    # This split makes 9 and 4. Another has a stronger high hand, a Gong, and the third a stronger low hand, 5.
    match = begin("pai_gow", "6-1 1-1 4-4 5-1", "", stake=10)
    assert told(match) == ("split 6-1 1-1 / 4-4 5-1", "equal", 0)  # "Strongest together"


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
    names = import_module(f"engine.players.{rules.family}.evaluation").FEATURES.split()
    while match.moves:
        view = match.view(match.turn)
        *nothing, (move, reason, amount) = find(view)
        assert set(nothing) <= {None} and move in match.moves and len(move) == 2
        assert reason in names or reason in ("only", "equal") and amount == 0
        assert type(amount) is int
        if reason in names:
            assert move == players.load("skilled").move(view)
        match.play(move)


@pytest.mark.parametrize("game", ["all_fives", "kurnik", "draw", "kozel", "bergen"])
def test_points_and_pips_that_are_a_reason_are_those_of_the_move_and_no_others_are_more(game):
    named = 0
    for deal in range(4):
        match = games.load(game)(2)
        match.deal(deal)
        while match.moves:
            move, reason, amount = list(find(match.view(match.turn)))[-1]
            if reason in ("points", "pips"):
                plays = {play: match.gain(*play) if reason == "points" else sum(play[0]) for play in match.moves}
                assert amount == plays[move] == max(plays.values())
                named += 1
            match.play(move)
    assert named


def test_a_hand_that_is_called_stronger_is_stronger_in_no_other_split():
    named = set()
    for deal in range(200):
        match = games.load("pai_gow")()
        match.deal(deal)
        (tiles, _), reason, _ = list(find(match.view(0)))[-1]
        hand = {"high": slice(2), "low": slice(2, 4)}.get(reason)
        if hand:
            assert rank(tiles[hand]) == max(rank(split[hand]) for split, _ in match.moves)
        named.add(reason)
    assert {"high", "low", "equal"} <= named
