# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The player's choice of a match, and how it is remembered."""

import functools
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

import loader
from engine import games, players
from saves.choice import Choice

MOST = 60  # bytes that it takes


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_begins_with_its_smallest_table_and_its_usual_options(game):
    choice = Choice()
    choice.set_game(game)
    match = choice.rules(choice.seats, choice.options)
    assert match.seats == games.load(game).SEATS[0]
    assert match.options == games.load(game).usual(match.seats)


@pytest.mark.parametrize("target, seats", [(100, 4), (300, 6), (200, 6)])
def test_a_target_that_is_chosen_is_remembered_though_it_is_the_one_of_old_records(target, seats):
    choice = Choice()
    choice.set_game("blitz")
    choice.set("players", seats)
    choice.set("target", target)
    again = Choice(choice.pack())
    assert (again.seats, again.options) == (seats, {"target": target})


def test_a_choice_that_was_saved_before_the_usual_target_changed_keeps_a_chosen_target():
    # A game's place, its level, five bytes for each game: of Blitz, the sixth, no other seats, and 150 for 100.
    before = bytearray(2 + 5 * len(games.NAMES))
    before[0], before[2 + 5 * 5 + 1] = 5, 10 ^ 20
    assert Choice(bytes(before)).options == {"target": 150}
    before[2 + 5 * 5 + 1] = 0
    assert Choice(bytes(before)).options == {"target": 200}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_value_can_be_turned_to_and_comes_round(game):
    choice = Choice()
    choice.set_game(game)
    for key in choice.keys()[1:] + choice.house_rules():
        before, seen = choice.value(key), []
        while not seen or choice.value(key) != before:
            choice.turn(key, 1)
            seen.append(choice.value(key))
        assert sorted(map(str, seen)) == sorted(map(str, choice.values(key)))
        choice.turn(key, -1)
        assert choice.value(key) == seen[-2 % len(seen)]


def test_each_game_has_the_table_and_options_that_it_had_last_and_all_have_the_same_level():
    choice = Choice()
    choice.turn("lead", 1)
    choice.set_game("kozel")
    choice.turn("players", 2)
    choice.turn("level", 1)
    choice.set_game("draw")
    choice.turn("set", -1)
    for again in (choice, Choice(choice.pack())):
        assert (again.game, again.seats, again.options) == ("draw", 2, {"target": 100, "set": 12})
        again.set_game("all_fives")
        assert again.options == {"target": 100, "lead": "highest", "blocked": "points", "set": 6}
        again.set_game("kozel")
        assert (again.seats, again.level) == (4, "skilled")


KEYS = 5  # of one game, at most
# Some turns of choices: of each the game, which of its keys, and how far.
TURNS = st.lists(st.tuples(st.sampled_from(games.NAMES), st.integers(0, KEYS), st.integers(-90, 90)), max_size=20)


def with_all_games_loaded(test):
    """Let a test keep the modules of all games: to load them again a thousand times takes minutes."""

    @functools.wraps(test)
    def run(**given):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loader, "unload", lambda names: None)
            test(**given)

    return run


def chosen(choice):
    """Everything that is chosen, by game, and the level; the choice is left at the game where it was."""
    found, game = {}, choice.game
    for name in games.NAMES:
        choice.set_game(name)
        found[name] = choice.seats, dict(choice.options)
    choice.set_game(game)
    return found, game, choice.level


@given(TURNS)
@with_all_games_loaded
def test_any_choice_comes_back_as_it_was_packed(turns):
    choice = Choice()
    for game, row, step in turns:
        choice.set_game(game)
        keys = choice.keys()[1:] + choice.house_rules() or ["game"]
        choice.turn(keys[row % len(keys)], step)
    packed = choice.pack()
    assert type(packed) is bytes and 0 < len(packed) <= MOST
    assert packed[0] == games.NAMES.index(choice.game)  # the help on it asks for no more
    again = Choice(packed)
    assert chosen(again) == chosen(choice)
    assert again.pack() == packed


@given(st.binary(max_size=80))
@with_all_games_loaded
def test_whatever_is_read_is_a_choice(packed):
    choice = Choice(packed)
    assert len(choice.pack()) <= MOST
    for name in games.NAMES:
        choice.set_game(name)
        match = choice.rules(choice.seats, choice.options)
        assert match.game == name and match.options == choice.options
        assert choice.level in players.LEVELS
        assert all(choice.value(key) in choice.values(key) for key in choice.keys() + choice.house_rules())
    assert chosen(Choice(choice.pack())) == chosen(choice)


def test_only_the_game_that_is_chosen_stays_loaded():
    choice = Choice()
    for _ in games.NAMES:
        choice.turn("game", 1)
    choice.set_game("bergen")
    loaded = [name for name in sys.modules if name.startswith("engine.games.")]
    assert loaded == ["engine.games.bergen"]
