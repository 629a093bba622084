# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The scores of tiles in All Fives and Kurnik, and the evidence of plays that the opponent has passed over."""

import pytest

from engine import games, tiles
from engine.players.points.evaluation import DOESNT_FIT, TileScores, evidence

SET = tiles.make_set()


@pytest.mark.parametrize("game, options", [("all_fives", {"set": 9}), ("kurnik", {})])
def test_it_is_what_the_moves_of_a_match_score(game, options):
    compared = 0
    for seed in range(10):
        match = games.load(game)(2, options)
        match.deal(seed)
        tile_scores = TileScores(match.tiles)
        while match.moves:
            view = match.view(match.turn)
            best = {}
            for move in view.moves:
                if move[0]:
                    best[move[0]] = max(best.get(move[0], 0), view.points(move))
            if match.line.tiles:
                tile_scores.find(match.line)
            for tile in view.hand:
                if best and (match.line.tiles or tile in best):
                    assert tile_scores.best[tiles.index(tile)] == best.get(tile, DOESNT_FIT)
                    compared += 1
            match.play(match.moves[seed % len(match.moves)])
    assert compared > 200


def evidence_against(match, seat):
    """The half bits of evidence that the other seat doesn't hold each tile that it may hold, by name; those without
    any are left out."""
    yielded = list(evidence(match.view(seat)))
    assert set(yielded[:-1]) <= {None}
    lie = match.laid_down()
    return {
        tiles.name(tile): against
        for tile, against in zip(match.tiles, yielded[-1])
        if against and tile not in match.hands[seat] + lie
    }


def test_it_has_passed_over_points(begin, play):
    # On 6-6 it lays 6-1; 6-3 would have scored 15. 6-5, 6-4 and 6-2 wouldn't, but are of higher value.
    match = begin("kurnik", "6-6 0-0 1-0 1-1 2-0 2-1 2-2", "6-1", leader=0)
    play(match, "6-6, 6-1 left")
    assert evidence_against(match, 0) == {"6-3": 4, "6-5": 1, "6-4": 1, "6-2": 1}


def test_a_scoring_tile_tells_nothing_of_heavier_ones(begin, play):
    # 6-1 makes 1 + 4. 6-5 and 6-6 weigh more, and nothing scores more.
    match = begin("kurnik", "6-4 0-0 1-0 1-1 2-0 2-1 2-2", "6-1", leader=0)
    play(match, "6-4, 6-1 left")
    assert evidence_against(match, 0) == {}


def test_a_forced_lead_says_nothing(begin, play):
    # The highest-ranked tile leads the first round; 5-5 would have scored.
    match = begin("all_fives", "0-0 1-0 1-1 2-0 2-1 2-2 3-0", "6-6")
    play(match, "6-6")
    assert evidence_against(match, 0) == {}


def test_what_it_plays_after_drawing_speaks_for_all_that_it_holds(begin, play):
    # It draws 4-2 and then 6-1, which is laid; 6-3 would have scored.
    match = begin("kurnik", "6-6 0-0 1-0 1-1 2-0 2-1 2-2", "5-5 5-4 5-3 4-4 4-3 3-3 3-2", boneyard="4-2 6-1", leader=0)
    play(match, "6-6, draw*2, 6-1 left")
    assert evidence_against(match, 0) == {"6-3": 4, "6-5": 1, "6-4": 1, "6-2": 1}
