# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The scores of tiles in All Fives and Kurnik, and the evidence of plays that the opponent has passed over."""

import pytest

from engine import games, parsing, tiles
from engine.players.points.evaluation import DOESNT_FIT, TileScores, evidence

SET = tiles.make_set()


def scores(line, names):
    """The most points that each of some tiles scores on a line, by name."""
    found = TileScores(SET)
    found.find(line)
    return {name: found.best[tiles.index(parsing.tile(name))] for name in names.split()}


def test_before_the_first_tile_each_scores_alone():
    best = TileScores(SET).best
    assert [tiles.name(tile) for tile, score in zip(SET, best) if score] == ["3-2", "4-1", "5-0", "5-5", "6-4"]
    assert best[tiles.index((6, 4))] == best[tiles.index((5, 5))] == 10


@pytest.mark.parametrize(
    "game, options", [("all_fives", {}), ("all_fives", {"set": 9}), ("kurnik", {}), ("kurnik", {"ends": 4})]
)
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


def test_there_is_no_evidence_against_a_seat_that_has_not_played(begin, play):
    match = begin("kurnik", "6-6", "5-5", leader=0)
    assert evidence_against(match, 0) == {}
    play(match, "6-6")
    assert evidence_against(match, 0) == {}


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


def test_a_lead_by_choice_has_passed_over_others(begin, play):
    # 6-4 and 5-5 would have scored 10, 5-0, 4-1 and 3-2 5; of the others those above 4 pips are of higher value.
    match = begin("kurnik", "0-0 1-0 1-1 2-0 2-1 2-2 3-0", "3-1", leader=1)
    play(match, "3-1")
    found = evidence_against(match, 0)
    assert {name for name, against in found.items() if against == 4} == {"6-4", "5-5", "5-0", "4-1", "3-2"}
    assert {name for name, against in found.items() if against == 1} == {
        "6-6",
        "6-5",
        "6-3",
        "6-2",
        "6-1",
        "6-0",
        "5-4",
        "5-3",
        "5-2",
        "5-1",
        "4-4",
        "4-3",
        "4-2",
        "3-3",
    }
    assert "4-0" not in found  # as heavy as 3-1


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


def test_evidence_adds_up(begin, play):
    # First it passes over 15 by 6-3, and over 6-5. Then over 0 + 5 by 6-5, and over 6-3, which is worth 9 to 8.
    match = begin("kurnik", "6-6 2-1 1-0 1-1 2-0 0-0 2-2", "6-1 6-2", leader=0)
    play(match, "6-6, 6-1 left, 1-0 left, 6-2 right")
    found = evidence_against(match, 0)
    assert (found["6-3"], found["6-5"]) == (4 + 1, 1 + 4)
