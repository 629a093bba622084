# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Perft: how many sequences of so many moves there are from fixed deals, exactly.

For each number of moves from 1 on: the sequences, what their last moves added to the scores in all, and how
many of them ended the round. The numbers were found by another, naive program that was written from the rules
alone: where one differs, a rule is broken.
"""
import pytest

from engine import games

# Game, options, the seed of the deal.
DEALT = [
    ("all_fives", {}, 1,
     [(1, 0, 0), (6, 0, 0), (14, 40, 0), (54, 120, 0), (262, 380, 0), (1094, 1810, 0),
      (4242, 6780, 0)]),
    ("all_fives", {}, 2,
     [(1, 10, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (2, 20, 0), (8, 0, 0), (38, 30, 0), (232, 450, 0),
      (1264, 2480, 0)]),
    ("all_fives", {"target": 50}, 3,
     [(1, 0, 0), (2, 0, 0), (6, 0, 0), (30, 0, 0), (184, 60, 0), (536, 820, 0), (2286, 4100, 0),
      (5568, 11980, 0)]),
    ("all_fives", {"set": 9}, 4,
     [(1, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (2, 0, 0), (4, 0, 0), (12, 20, 0),
      (26, 50, 0)]),
    ("all_fives", {"set": 12}, 5,
     [(1, 0, 0), (2, 0, 0), (6, 0, 0), (8, 20, 0), (20, 40, 0), (30, 290, 0), (58, 30, 0),
      (114, 260, 0), (152, 120, 0)]),
    ("kurnik", {}, 6,
     [(7, 0, 0), (24, 30, 0), (57, 110, 0), (159, 250, 0), (303, 365, 0), (673, 890, 0),
      (1134, 1295, 0), (2094, 2735, 0), (2927, 2575, 0)]),
    ("kurnik", {}, 7,
     [(7, 5, 0), (22, 25, 0), (51, 110, 0), (113, 155, 0), (216, 275, 0), (385, 390, 0),
      (640, 655, 0), (980, 1330, 0), (1277, 1400, 0)]),
    ("kurnik", {"ends": 4}, 6,
     [(7, 0, 0), (24, 30, 0), (57, 110, 0), (183, 250, 0), (478, 1045, 0), (1861, 4920, 0),
      (4667, 8385, 0)]),
    ("kurnik", {"ends": 4}, 8,
     [(7, 20, 0), (20, 15, 0), (50, 50, 0), (148, 235, 0), (436, 810, 0), (1276, 1820, 0),
      (4113, 5685, 0)]),
]

# Game, options, scores, leader; the hands; the boneyard; the moves that were made before.
SPELT_OUT = [
    ("all_fives", {}, (0, 0), 0,
     "6-6 6-4 5-1 5-5 5-4 1-0 0-0", "6-5 6-1 6-3 5-0 4-4 3-3 2-1",
     "1-1 2-0 2-2 3-0 3-1 3-2 4-0 4-1 4-2 4-3 5-2 5-3 6-0 6-2",
     "",
     [(1, 0, 0), (6, 30, 0), (16, 10, 0), (70, 180, 0), (252, 410, 0), (1074, 2230, 0),
      (3488, 5750, 0)]),
    ("all_fives", {}, (50, 40), 0,
     "6-3 5-3 5-2 4-3 2-1 2-0 1-1", "6-5 6-1 5-5 5-4 3-2 3-1 3-0",
     "4-1 6-6 6-0 5-1 0-0 1-0 6-2 5-0 4-0 4-2 2-2 4-4 3-3 6-4",
     "5-5, 5-2 left, 6-5 right, 6-3 right, 3-2 right, 2-1 right, 5-4 down, 5-3 up, 3-1 right, 2-0 left",
     [(3, 0, 0), (8, 0, 0), (8, 0, 0), (13, 20, 0), (13, 50, 10), (5, 0, 0), (5, 0, 0), (5, 0, 0),
      (5, 0, 0)]),
    ("all_fives", {"blocked": "pips"}, (40, 0), 0,
     "6-4 4-0 3-3 3-2 3-1 3-0 2-0", "6-5 6-2 5-5 5-4 5-1 4-1 1-0",
     "6-1 0-0 4-2 2-2 4-3 4-4 1-1 5-0 6-6 6-0 5-2 6-3 2-1 5-3",
     "5-5, draw*8, 5-0 left, 6-5 right, 3-0 left, 5-1 up, 6-1 up, 5-4 down, 4-2 down, 6-2 down, 6-4 down,"
     " 4-1 down, 3-1 down, draw, 6-6 right, 4-3 left, draw",
     [(2, 0, 0), (14, 30, 2), (13, 290, 10), (3, 0, 0), (8, 40, 1), (19, 60, 2), (19, 0, 0),
      (38, 162, 11), (35, 235, 4), (55, 280, 16), (80, 528, 13), (170, 517, 62), (164, 1005, 0),
      (366, 1225, 73), (457, 3475, 457)]),
    ("kurnik", {}, (60, 90), 1,
     "6-5 6-4 5-2 4-1 3-2 3-1 1-0", "6-2 5-5 5-3 4-0 3-0 2-1 0-0",
     "4-3 6-1 6-0 6-6 3-3 2-0 1-1 5-4 5-1 4-2 6-3 2-2 4-4 5-0",
     "5-3, 3-2 right, 5-5 left, 5-2 right, draw*8, 5-4 left, 4-1 left, 6-1 left, 6-5 left, draw",
     [(2, 0, 0), (4, 10, 0), (16, 20, 0), (16, 0, 0), (30, 30, 0), (32, 170, 4), (32, 10, 0),
      (38, 30, 2), (50, 200, 6), (58, 0, 0), (106, 100, 10), (298, 570, 40), (520, 900, 62),
      (1892, 2630, 316), (3088, 5940, 420)]),
    ("kurnik", {"ends": 4}, (0, 0), 0,
     "6-6 4-3 4-0 3-3 3-2 3-0 2-1", "6-4 6-2 5-4 5-1 5-0 4-4 2-0",
     "3-1 5-3 1-0 6-0 2-2 1-1 0-0 6-5 5-2 6-1 4-2 4-1 6-3 5-5",
     "3-2, 6-2 right, 6-6 right, 6-4 right, 3-3 left, 5-4 right, 4-3 left",
     [(3, 5, 0), (6, 5, 0), (13, 20, 0), (20, 10, 0), (28, 50, 0), (33, 95, 14), (23, 100, 8),
      (25, 20, 0), (26, 40, 8), (24, 50, 2), (28, 190, 12), (30, 80, 12), (48, 80, 0), (48, 140, 44),
      (4, 0, 0), (4, 0, 0)]),
]


def perft(match, depth):
    """The sequences of `depth` moves, what their last moves scored, and how many ended the round."""
    sequences = points = ended = 0
    for move in match.legal_moves():
        after = match.copy()
        after.play(move)
        if depth > 1:
            found = perft(after, depth - 1)
        else:
            found = 1, sum(after.scores) - sum(match.scores), int(not after.legal_moves())
        sequences += found[0]
        points += found[1]
        ended += found[2]
    return sequences, points, ended


@pytest.mark.parametrize("game, options, seed, expected", DEALT)
def test_perft_from_deals_named_by_their_seeds(game, options, seed, expected):
    match = games.load(game)(2, options)
    match.deal(seed)
    assert [perft(match, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("game, options, scores, leader, first, second, boneyard, moves, expected", SPELT_OUT)
def test_perft_from_deals_spelt_out(
        begin, play, game, options, scores, leader, first, second, boneyard, moves, expected):
    match = begin(game, first, second, boneyard=boneyard, scores=scores, leader=leader, **options)
    if moves:
        play(match, moves)
    assert [perft(match, depth) for depth in range(1, len(expected) + 1)] == expected
