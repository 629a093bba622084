# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""While the machine thinks in a line game: the mark moves, and buttons are heeded."""

import pytest

from engine.line import LEFT_ARM
from tests.tables.line.shown import MINE

THEIRS = "6-6 5-5 4-4 3-3 2-2 4-1 6-0"  # once 5-4 lies at the 4-4, both 5-5 and 4-1 fit


def let_think(person, player, thoughts):
    """Lay a tile, and let the machine have some thoughts about its answer."""
    person.press("A", "A")
    while player.thought < thoughts:
        person.step()


@pytest.mark.parametrize("before", [(), ("A",), ("LEFT", "A", "A")])
def test_start_is_heeded_at_once_while_the_machine_thinks(table, slow, before):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    player = slow(person, 1000)
    let_think(person, player, 1)
    thought = player.thought
    for button in before + ("START",):
        person.badge.press(button)
    while person.scene_name != "scenes.pause":
        person.step()
    assert player.thought - thought <= 4 * (1 + len(before))
    person.press("UP", "A")
    assert person.scene_name == "scenes.title"


def test_nobody_is_loaded_to_think_about_an_only_move(table):
    person = table(MINE, "6-6 5-5 4-4 3-3 2-2 1-1 6-0", leader=1, played="4-4")
    person.app.player = None
    person.press("A", "A")
    person.wait_for_turn()
    assert person.app.match.played[-2:] == [((5, 4), LEFT_ARM), ((5, 5), LEFT_ARM)]
