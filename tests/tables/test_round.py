# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A round: it and a puzzle alone play moves, and the pictures come after."""

import pytest

from engine import games


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("kozel", 4), ("draw", 3), ("tien_gow", 4)])
def test_a_move_is_whole_before_any_of_it_is_shown(person, game, seats):
    """So a save finds all of it, however far its motion has come."""
    match = games.load(game)(seats)
    match.deal(5)
    person.sit_down(match)
    scene, shown = person.scene, []

    def show(happened, show=scene.show):
        assert match.played[-1] == happened.move and match.status() == []
        before = len(match.played_by)
        yield from show(happened)
        assert len(match.played_by) == before
        shown.append(happened.seat)

    scene.show = show
    for _ in range(300):
        if person.doing == "press":
            person.press("A")
        person.step()
    assert set(shown) == set(range(seats))
