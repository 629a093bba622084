# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""examples/pettingzoo_env.py passes PettingZoo's own tests, and shows and pays what it says."""

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="no PettingZoo: python3 tools/environment.py examples")

TABLES = [
    ("draw", 2, {}),
    ("all_fives", 2, {"set": 12}),
    ("kozel", 4, {}),
    ("blitz", 8, {}),
]


@pytest.fixture
def made(example):
    """made(game, seats, options): an environment."""
    return example("pettingzoo_env").Dominoes


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_it_passes_the_tests_of_pettingzoo(made, table):
    with warnings.catch_warnings():
        # They import games in a way that they call old, and warn of observations with masks unless they know the
        # environment by its name, and of one without pictures.
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.test import api_test, seed_test

        for text in "Observation space for each", "Observation is not a NumPy", "Environment has not defined a":
            warnings.filterwarnings("ignore", text)
        api_test(made(*table), num_cycles=300)
        seed_test(lambda: made(*table), num_cycles=20)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_the_mask_allows_the_legal_moves_and_each_move_has_a_number_of_its_own(made, table):
    env = made(*table)
    env.reset(seed=3)
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        numbers = [env.action(move) for move in env.match.legal_moves()]
        assert len(set(numbers)) == len(numbers) == observation["action_mask"].sum()
        env.step(None if over else numbers[-1])
    assert env.match.rounds == 1


def test_a_vector_begins_with_the_own_hand_and_ends_with_what_others_hold(made):
    env = made("draw", 3)
    env.reset(seed=1)
    agent = env.agent_selection
    vector = env.observe(agent)["observation"]
    hand = env.match.hands[env.match.turn]
    assert [bool(held) for held in vector[:28]] == [tile in hand for tile in env.match.tiles]
    assert not vector[28:56].any() and vector[56:].tolist() == [0, 0, 0, 0, 5, 5, 5, 13]
    env.step(env.action(env.match.legal_moves()[0]))
    vector = env.observe(agent)["observation"]
    high, low = env.match.line.tiles[0]
    assert vector[28:56].sum() == 1 and vector[56:].tolist() == [high + 1, low + 1, 0, 0, 4, 5, 5, 13]


def test_a_round_pays_what_a_side_gains_on_the_others(made):
    env = made("kozel", 4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        _, _, over, _, _ = env.last()
        env.step(None if over else env.action(env.match.legal_moves()[0]))
        if env.match.ended and env.rewards:
            break
    mine, theirs = (-score for score in env.match.scores)
    paid = list(env.rewards.values())
    assert mine != theirs and paid == [mine - theirs, theirs - mine] * 2


def test_an_action_that_the_mask_forbids_is_refused(made):
    env = made("draw")
    env.reset(seed=1)
    forbidden = env.observe(env.agent_selection)["action_mask"].tolist().index(0)
    with pytest.raises(ValueError, match="move"):
        env.step(forbidden)
