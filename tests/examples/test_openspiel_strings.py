# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""examples/openspiel_strings.py writes what OpenSpiel writes, tile for tile."""

import pytest

from tests.conftest import parse


@pytest.fixture
def strings(example):
    return example("openspiel_strings")


@pytest.fixture
def match(strings):
    """A round of Draw, whose tiles are written as the tests of the engine write them."""
    match = strings.games.load("draw")()
    hands = parse("6-6 5-3 4-1 2-0 2-1 3-1 1-1"), parse("6-5 6-4 0-0 1-0 3-0 4-0 5-0")
    match.start_round(list(hands), [tile for tile in match.tiles if tile not in sum(hands, [])])
    return match


@pytest.fixture
def play(match):
    """play("6-6, 6-5 left"): make these moves."""
    return lambda text: [match.play(match.parse(name)) for name in text.split(", ")]


def test_an_action_names_the_number_that_the_tile_is_joined_to(strings, match, play):
    play("6-6, 6-5 left")
    view = match.view(0)
    assert strings.history(view) == ["p0 tile:(6.0, 6.0) pip:None", "p1 tile:(5.0, 6.0) pip:6.0"]
    assert strings.action_string(0, view.moves[0], view.line) == "p0 tile:(3.0, 5.0) pip:5.0"
    play("5-3 left")
    assert strings.observation_string(match.view(1)) == (
        "p1 hand:[(0.0, 0.0), (0.0, 1.0), (0.0, 3.0), (0.0, 4.0), (0.0, 5.0), (4.0, 6.0)]"
        " last_action:p0 tile:(3.0, 5.0) pip:5.0"
    )


def test_an_information_state_has_the_whole_round_but_no_tile_that_is_hidden(strings, match, play):
    play("6-6, 6-5 left, 5-3 left, 3-0 left, 2-0 left, 6-4 right, 2-1 left")
    assert strings.information_state_string(match.view(1)) == (
        "p1 hand:[(0.0, 0.0), (0.0, 1.0), (0.0, 4.0), (0.0, 5.0)] history:[p0 tile:(6.0, 6.0) pip:None,"
        " p1 tile:(5.0, 6.0) pip:6.0, p0 tile:(3.0, 5.0) pip:5.0, p1 tile:(0.0, 3.0) pip:3.0,"
        " p0 tile:(0.0, 2.0) pip:0.0, p1 tile:(4.0, 6.0) pip:6.0, p0 tile:(1.0, 2.0) pip:2.0]"
    )


def test_it_prints_a_round(strings, capsys):
    strings.main()
    seen, done = capsys.readouterr().out.splitlines()[:2]
    assert seen.startswith("p") and " hand:[(" in seen and " tile:(" in done and done.endswith(" pip:None")
