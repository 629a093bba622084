# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules for the evaluation and the playout of every family of games."""

from importlib import import_module

import pytest

from engine import games

TABLES = [
    ("all_fives", 2, {"set": 12}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 4, {"set": 12}),
    ("bergen", 3, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]
SMALL = 3000  # above all numbers of features, so that the sum of them, weighed, is a small int on the badge


def views(game, seats, options):
    """The views with a choice, in a round in which the last legal move is always made."""
    match = games.load(game)(seats, options)
    if match.stakes():
        match.bet(match.stakes()[0])
    match.deal(3)
    while match.moves:
        if len(match.moves) > 1:
            yield match.view(match.turn)
        match.play(match.moves[-1])


def evaluated(view):
    """Everything that the evaluation yields for a view, and the names of its features."""
    evaluation = import_module(f"engine.players.{view.rules.family}.evaluation")
    return list(evaluation.features(view)), evaluation.FEATURES.split()


@pytest.mark.parametrize("game, seats, options", TABLES, ids=[game for game, _, _ in TABLES])
def test_an_evaluation_gives_way_and_its_numbers_are_small_ints(game, seats, options):
    for view in views(game, seats, options):
        yielded, names = evaluated(view)
        assert yielded[0] is None
        for numbers, move in filter(None, yielded):
            assert move[:2] in view.moves and len(numbers) == len(names)
            assert all(type(number) is int and abs(number) < SMALL for number in numbers)
