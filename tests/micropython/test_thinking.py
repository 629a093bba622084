# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cost of thinking in the worst positions that were found, in thousands of random matches."""

import json

import pytest

from figures import Unavailable, counting, expert
from figures.counting import SCALE
from figures.expert import COLLECTION, FREE, HEAP, LEVELS, PIECE

# A level, a game, how many play, its options, the deal's seed, and the moves.
WORST = [
    # The longest hands and lines, and 16 moves to look at.
    (
        "skilled",
        "all_fives",
        2,
        {"set": 12},
        589835077,
        "11-8, 11-4 left, 8-2 right, draw, draw, draw, 4-3 left, 3-2 left, draw, draw, draw, draw, draw, draw, "
        "draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, draw, "
        "draw, draw, 5-2 right, 12-2 left, 12-8 left, draw, draw, draw, 8-1 left, 11-1 left, draw, draw, draw, "
        "11-11 left, 5-1 right, draw, 3-1 right, 11-3 right, draw, draw, draw, 11-5 left, 5-4 left, 12-4 left, "
        "12-11 down, 12-0 left, 12-1 down, 7-0 left, 6-1 down, 7-6 down, 9-7 left, 10-9 left, 10-4 left, 7-3 "
        "down, 12-3 down, draw, draw, draw, draw, draw, draw, draw, draw, draw, 11-10 right",
    ),
    # 344 ways to go on, one of which lays all tiles.
    (
        "skilled",
        "blitz",
        5,
        {},
        271733510,
        "0-0, draw, draw, draw, pass, pass, 6-0 left, done, 4-0 right, done, 6-1 left, done",
    ),
    # Hardly a tile is unseen, so that rounds are short and many.
    (
        "expert",
        "kozel",
        3,
        {},
        346975210,
        "1-1, draw, draw, 1-0 left, 5-0 left, 6-5 left, 6-2 left, 5-2 left, 6-1 right, 6-3 right, 5-3 right, "
        "draw, 5-1 right, draw, draw, 2-1 right, 3-2 right, 3-1 right, draw, draw, 5-5 left, 5-4 left, 6-4 left, "
        "pass, 6-6 left, 4-1 right",
    ),
]


@pytest.fixture(scope="module")
def counted():
    """For tests that count instructions."""
    try:
        counting.check()
    except Unavailable as why:
        pytest.skip(str(why))


@pytest.mark.slow("millions of instructions, counted one by one")
@pytest.mark.usefixtures("counted")
@pytest.mark.parametrize(
    ("level", "game", "seats", "options", "seed", "moves"),
    WORST,
    ids=[f"{level} {game} {seats}" for level, game, seats, *_ in WORST],
)
def test_the_worst_position_keeps_within_the_budget(drive, tmp_path, level, game, seats, options, seed, moves):
    path = tmp_path / "moves.txt"
    path.write_text(moves, encoding="utf-8")
    arguments = (level, game, seats, json.dumps(options), seed, path)
    _, (_, nothing), *pieces, (allocated, _) = counting.count(drive, "count_thought", *arguments, heap=HEAP)
    pieces = [(count - nothing) * SCALE for _, count in pieces]
    assert max(pieces) <= PIECE
    assert sum(pieces) + int(allocated) / 2 / FREE * COLLECTION <= LEVELS[level]


# Positions from the beginning of matches, in which the Expert thinks; 91 tiles for four are the most.
TABLES = [
    ("all_fives", 2, {"set": 12}),
    ("draw", 4, {"set": 12}),
    ("kozel", 4, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=lambda value: str(value))
def test_a_turn_leaves_little_garbage(drive, game, seats, options):
    turns = expert.turns_at(drive, game, seats, options, 3)
    assert len(turns) == 3
    for size, modules in turns:
        assert size <= expert.ALLOCATED
        assert expert.collections(size, modules) <= expert.COLLECTIONS
