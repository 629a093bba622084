# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each line game, played by the buttons from the title on."""

import pytest

from tests.tables.line.shown import Lying

SLOW = pytest.mark.slow("a whole match by chance takes up to 2 s")

FRAME_BUDGET = 3000
BUTTONS = ("A", "A", "A", "RIGHT", "LEFT", "UP", "DOWN", "SELECT", "B")

SHORT = [("bergen", 2), ("blitz", 8)]  # a match takes 0.3 s
OTHERS = [("all_fives", 2), ("kurnik", 2), ("draw", 4), ("kozel", 3), ("kozel", 4)]
SETS = [("draw", 4, 12), ("all_fives", 2, 9)]


def start(person, game, seats, tiles=None):
    person.press("A")
    person.choose("game", game)
    if "players" in person.scene.choice.keys():
        person.choose("players", seats)
    if tiles:
        person.choose("set", tiles)
    person.scene.choice.number = 1
    person.press("START")
    match = person.app.match
    assert (match.game, match.seats) == (game, seats)
    assert not tiles or match.options["set"] == tiles
    assert person.scene_name == "tables.line.scene"


# Deliberate presses lead to the result of each of them in tests/scenes/test_pictures.py.
@pytest.mark.parametrize("game, seats", SHORT + [pytest.param(*table, marks=SLOW) for table in OTHERS])
def test_a_match_is_played_by_chance_from_the_title_to_its_result(person, game, seats):
    start(person, game, seats)
    scenes = person.play(rounds=100, buttons=BUTTONS)
    assert scenes >= {"tables.line.scene", "scenes.result"}
    assert person.app.match.result is not None
    person.wait(1)
    person.press("A")
    assert person.scene_name == "tables.line.scene" and person.app.match.seats == seats


@pytest.mark.parametrize("game, seats, tiles", [table + (None,) for table in SHORT + OTHERS] + SETS)
def test_a_round_comes_to_its_end_and_no_frame_repaints_too_much(person, game, seats, tiles):
    """Nor where all of the hand changes. Where the line or the window on it moves, it does so in a single frame."""
    frames, moves = [], []
    start(person, game, seats, tiles)
    whole, line = person.display.full_repaints, Lying(person)

    def look(pixels, scene):
        nonlocal whole
        before, whole = whole, person.display.full_repaints
        moved = line.has_moved()
        if whole == before and person.scene is scene:  # no other screen was shown
            (moves if moved else frames).append(pixels)

    person.play(rounds=1, buttons=BUTTONS, look=look)
    assert person.app.match.rounds == 1
    assert len(frames) > 20
    assert max(frames) <= FRAME_BUDGET
    assert max(moves, default=0) <= person.display.width * person.display.height
