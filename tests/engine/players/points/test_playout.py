# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Rounds of All Fives and Kurnik played to their end on sampled deals."""

import pytest

from engine import games, parsing, tiles
from engine.players.points.rounds import MATCH_WON

TABLES = [
    ("all_fives", {}),
    ("all_fives", {"blocked": "pips"}),
    ("all_fives", {"set": 9, "blocked": "pips"}),
    ("all_fives", {"set": 12}),
    ("kurnik", {}),
    ("kurnik", {"ends": 4}),
]


def named(value):
    """A table, as a test's id shows it."""
    return " ".join(f"{key}={value[key]}" for key in value) if isinstance(value, dict) else str(value)


def liked(match):
    """The move that both make: the most points, of these the first end; or else the tile of the highest value, of
    which a double has six more."""
    view = match.view(match.turn)

    def liking(move):
        tile, how = move
        points = view.points(move)
        is_double = tiles.is_double(tile)
        value = tiles.value(tile) + 6 * is_double
        return (points, -how, value) if points else (0, value, is_double, -tiles.index(tile), -how)

    return max(match.moves, key=liking) if len(match.moves) > 1 else match.moves[0]


def ended(match, move):
    """The match itself, at the end of the round in which a seat makes this move and both go on as they like."""
    after = match.copy()
    after.play(move)
    while after.moves:
        after.play(liked(after))
    return after


@pytest.mark.parametrize("game, options", TABLES, ids=named)
def test_it_gains_what_a_match_played_so_would(knowing, game, options):
    compared = 0
    ends = set()
    for seed in range(10):
        match = games.load(game)(2, options)
        match.scores = [5 * (seed % 5), 5 * (seed % 7) + 60]
        match.deal(seed)
        while match.moves:
            if len(match.moves) > 1:
                seat = match.turn
                playout = knowing(match)
                for move in match.moves:
                    after = ended(match, move)
                    gain = after.scores[seat] - after.scores[1 - seat]
                    if after.result is not None:
                        gain += MATCH_WON if after.winner == seat else -MATCH_WON
                    assert playout.play(move) == gain
                    compared += 1
                    ends.add(after.ended.how if after.ended else "in mid round")
            match.play(match.moves[seed % len(match.moves)])
    assert compared > 100
    assert ends >= {"domino", "in mid round"} and ("blocked" in ends or options.get("set") == 12)


def test_trying_a_move_changes_neither_the_deal_nor_the_view(knowing, midway):
    match = midway("all_fives", "6-6, 6-1 left", "6-2 6-4 1-1", "3-3 5-2", boneyard="5-5")
    view = match.view(0)
    match.view = lambda seat: view
    playout = knowing(match)
    before = playout.play(parsing.move("6-2 right"))
    for move in match.moves:
        playout.play(move)
    assert playout.play(parsing.move("6-2 right")) == before
    assert view.line.plays() == match.line.plays() and view.line.pips == match.line.pips
