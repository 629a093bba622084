# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""No number, label or sign on the table lies on a tile, a ghost or another sign."""

import random

import pytest

from figures.layout import ARROWS, Counts


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("all_fives", 2, {"set": 12}),
        ("kurnik", 2, {"ends": 4}),
        ("kozel", 4, {}),
    ],
)
def test_no_sign_lies_on_a_tile_a_ghost_or_another_sign(person, cases, game, seats, options):
    counts = Counts(person.app)
    random.seed(1)
    for _ in range(cases(10)):
        counts.play_round(game, seats, options)
    del counts.covering[ARROWS]
    assert counts.signs and not sum(counts.covering.values()), counts.listed()
