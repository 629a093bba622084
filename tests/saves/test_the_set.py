# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Set: which tiles are won, how far the others are, and which come next."""

import pytest

from engine import games, tiles
from saves import deeds, puzzles, statistics, the_set
from saves.memory import Memory
from tests.saves.matches import start


def goals(badge, rows=None, **entries):
    """The TheSet of somebody with these rows in their statistics: {(game, level): [matches, wins, ...]}."""
    full = {key: row + [0] * (7 - len(row)) for key, row in (rows or {}).items()}
    Memory(badge.nvm).save({**statistics.pack(full), **entries})
    return the_set.TheSet()


def steps(badge, key, *args, **entries):
    of = goals(badge, *args, **entries)
    return of.steps[of.keys.index(key)]


def won(badge, *args, **entries):
    """The keys of the goals that are reached."""
    of = goals(badge, *args, **entries)
    return [key for goal, key in enumerate(of.keys) if of.is_reached(goal)]


def test_each_tile_of_the_double_six_set_is_a_goal_and_those_without_a_double_are_the_deeds(badge):
    of = goals(badge)
    plays = {key for tile, key in zip(tiles.make_set(), of.keys) if not tiles.is_double(tile)}
    assert len(of.keys) == len(set(of.keys)) == the_set.COUNT == 28 and plays == set(deeds.KEYS)


def test_each_game_has_a_goal_that_comes_next_until_all_of_its_goals_are_reached(badge):
    of = goals(badge)
    assert all(of.next_goal(game) is not None for game in games.NAMES)
    assert of.keys[of.next_goal("bergen")] == "without_drawing"
    assert of.keys[of.next_goal("tien_gow")] == "far_ahead"
    assert of.keys[of.next_goal()] == "first_match"
    of = goals(badge, {(0, 0): [1]}, deeds=bytes([255, 255, 31]))
    assert [of.next_goal(game) for game in games.NAMES] == [None] * 8
    assert of.keys[of.next_goal()] == "beginner"


@pytest.mark.parametrize("key, level", [("beginner", 0), ("expert", 3)])
def test_an_opponent_has_to_be_beaten_in_every_game_but_pai_gow(badge, key, level):
    rows = {(game, level): [2, 1] for game in range(6)}
    rows[7, 0] = [9, 9]
    assert steps(badge, key, rows) == (6, 7)
    rows[6, level] = [1, 0]
    assert steps(badge, key, rows) == (6, 7)
    rows[6, level] = [2, 1]
    assert steps(badge, key, rows) == (7, 7) and key in won(badge, rows)


def test_all_puzzles_have_to_be_solved(badge):
    every = puzzles.count()
    solved = (1 << every) - 1
    assert steps(badge, "puzzles_solved", puzzles=(solved >> 1).to_bytes(40, "little")) == (every - 1, every)
    assert "puzzles_solved" in won(badge, puzzles=solved.to_bytes(40, "little"))


def test_what_an_earlier_version_has_saved_counts(badge):
    """Two bytes of deeds, and no puzzles."""
    expected = {"first_match", "without_drawing", "twenty_five_at_once", "all_four_arms", "beating_the_expert"}
    assert set(won(badge, {(0, 3): [1, 1]}, deeds=b"\x29\x20")) == expected


def test_a_tile_is_new_in_the_match_that_wins_it(badge, midway, play):
    app = badge.app
    start(app, "draw", "skilled")
    app.match = midway("draw", "6-6, 6-4 left", "4-1", "5-5", boneyard="2-0", scores=(95, 0))
    play(app.match, "4-1 left")
    app.save()
    of = the_set.TheSet()
    assert [of.keys[goal] for goal in of.new(app)] == ["first_match", "without_drawing"]
    start(app, "draw", "beginner")
    assert the_set.TheSet().new(app) == []
