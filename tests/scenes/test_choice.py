# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the player has chosen to play, and how it is remembered."""
import sys

import pytest

from engine import games, players
from scenes.choice import Choice


def test_a_new_player_is_offered_the_first_game():
    choice = Choice()
    assert (choice.game, choice.seats, choice.level) == ("all_fives", 2, "greedy")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_begins_with_its_smallest_table_and_its_defaults(game):
    choice = Choice()
    choice.set_game(game)
    match = choice.rules(choice.seats, choice.options)
    assert match.seats == games.load(game).SEATS[0]
    assert match.options == games.load(game).choose_options({})


def test_players_are_asked_for_only_where_that_differs():
    choice = Choice()
    for game in games.NAMES:
        choice.set_game(game)
        fewest, most = choice.rules.SEATS
        assert ("players" in choice.keys()) == (fewest < most)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_value_can_be_turned_to_and_comes_round(game):
    choice = Choice()
    choice.set_game(game)
    for key in choice.keys()[1:]:
        before, seen = choice.value(key), []
        while not seen or choice.value(key) != before:
            choice.turn(key, 1)
            seen.append(choice.value(key))
        assert sorted(map(str, seen)) == sorted(map(str, choice.values(key)))
        choice.turn(key, -1)
        assert choice.value(key) == seen[-2 % len(seen)]


def test_another_game_has_its_own_table():
    choice = Choice()
    choice.set_game("blitz")
    choice.turn("players", -1)
    assert choice.seats == 8
    choice.turn("game", 1 - len(games.NAMES))
    assert choice.seats == choice.rules.SEATS[0]


def test_game_table_level_and_options_are_remembered():
    choice = Choice()
    choice.set_game("draw")
    for key, step in (("players", 2), ("level", 1), ("target", -1), ("set", 2)):
        choice.turn(key, step)
    again = Choice(choice.pack())
    assert (again.game, again.seats, again.level) == ("draw", 4, choice.level) != ("draw", 4, "greedy")
    assert again.options == {"target": 95, "set": 12}


@pytest.mark.parametrize("data", [
    b"", b"\x05", b"\x00\x09", b"\x01\x01\xff", b"\x03\x07\x01", bytes(9), b"\xff" * 9])
def test_a_choice_that_makes_no_sense_is_forgotten(data):
    choice = Choice(data)
    choice.rules(choice.seats, choice.options)
    assert choice.game in games.NAMES and choice.level in players.LEVELS


def test_only_the_game_that_is_chosen_stays_loaded():
    choice = Choice()
    for _ in games.NAMES:
        choice.turn("game", 1)
    choice.set_game("bergen")
    loaded = [name for name in sys.modules if name.startswith("engine.games.")]
    assert loaded == ["engine.games.bergen"]
