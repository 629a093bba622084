# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A loss that only one way to play on sees is no mistake (docs/judging.md)."""

import pytest

from engine import games
from engine.judge import decision
from engine.judge.position import match_at
from engine.rng import Rng


@pytest.mark.parametrize(
    ("second", "band"),
    [
        ((0.10, 0.10), "costly"),
        ((-0.05, -0.05), "fine"),
        ((-0.20, -0.20), "best"),
    ],
)
def test_a_loss_of_10_percent_is_costly_only_if_both_opinions_agree(second, band):
    other = decision.Mean()
    for loss in second:
        other.add(loss)
    loss, error = decision.agreed(0.1, 0.001, other)
    assert loss == pytest.approx((0.1 + sum(second) / 2) / 2)
    assert decision.band(max(0, loss), error) == band


@pytest.mark.parametrize("game", ["all_fives", "kurnik", "draw", "kozel", "bergen", "blitz"])
def test_a_match_at_a_view_is_the_match_itself(game):
    match = games.load(game)(4 if game == "blitz" else 2)
    rng = Rng(3)
    match.deal(5)
    while match.moves:
        view = match.view(match.turn)
        other = match_at(view, [hand[:] for hand in match.hands], match.boneyard[:])
        assert vars(other.view(view.seat)).keys() == vars(view).keys()
        for seat in range(match.seats):
            for name, value in vars(match.view(seat)).items():
                found = getattr(other.view(seat), name)
                assert (vars(found) == vars(value)) if name == "line" else (found == value), name
        assert other.last_player == match.last_player
        match.play(match.moves[rng.below(len(match.moves))])


def test_ends_that_count_alike_in_the_end_are_no_costly_choice(judge, begin, play):
    """Greedy goes on badly after 1-0 at the left end, so its playouts alone call that choice costly."""
    match = begin(
        "kurnik",
        "6-1 6-5 5-2 5-0 6-4 6-2 2-0",
        "5-1 4-1 0-0 2-1 4-4 1-1 3-3",
        leader=1,
        scores=(70, 85),
        boneyard="6-0 4-0 6-3 5-5 3-0 3-2 5-3 1-0 2-2 3-1 6-6 4-2 4-3 5-4",
    )
    play(match, "4-1, 6-1 right, 4-4 left, 6-2 right, 2-1 right, 6-4 left, 1-1 right, 6-5 left, 5-1 left, draw*8")
    assert judge(match, "1-0 left").band in ("best", "fine")
