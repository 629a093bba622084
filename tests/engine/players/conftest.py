# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of players."""

from importlib import import_module

import pytest

from engine import tiles


@pytest.fixture
def knowing():
    """knowing(match, family=None): a Playout of a line game, of the match's family or another, for the seat whose
    turn it is; its deal are the tiles as they are in truth."""

    def with_true_deal(match, family=None):
        playout = import_module(f"engine.players.{family or match.family}.playout").Playout(match.view(match.turn))
        assert set(playout.prepare()) == {None}
        shifts, deals = playout.shifts, playout.deals
        deals.hands[:] = [sum([1 << shifts[tiles.index(tile)] for tile in hand]) for hand in match.hands]
        deals.order[deals.held :] = bytes(map(tiles.index, match.boneyard))
        return playout

    return with_true_deal
