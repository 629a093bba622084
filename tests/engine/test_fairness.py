# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Deals that can be checked (docs/fairness.md)."""

import hashlib
import random

import pytest

from engine import fairness, games, history, record
from engine.rng import Rng

SALT = "0123456789abcdef"


def played(game, seed=5, own=9, rounds=3, **options):
    """A match with fair deals, in which all moves are made at random, and the `fair` of its record."""
    match = games.load(game)(games.load(game).SEATS[0], options)
    number, rng = seed ^ own, Rng(1)
    deals = Rng(number)
    while match.result is None and match.rounds < rounds:
        match.deal(deals.deal(number, match.rounds))
        while match.moves:
            match.play(match.moves[rng.below(len(match.moves))])
    return match, {"code": fairness.code(seed, SALT), "seed": seed, "salt": SALT, "own": own}


def difference(match, told):
    """The clause on the deals of a match with this `fair` in its record."""
    return fairness.difference(match, fairness.number_of(told))


@pytest.mark.parametrize("length", [0, 55, 56, 64, 200])
def test_the_digest_is_sha_256(length):
    message = random.Random(length).randbytes(length)
    *steps, found = fairness.sha256(message)
    assert found == hashlib.sha256(message).hexdigest() and set(steps) == {None}


def test_the_code_is_what_anybody_can_make_of_the_seed_and_the_salt():
    assert fairness.code(123456, SALT) == hashlib.sha256(b"123456 0123456789abcdef").hexdigest()[:32]


@pytest.mark.parametrize("game", ["all_fives", "tien_gow", "pai_gow"])
def test_the_deals_of_the_code_are_found_to_be_fair(game):
    match, told = played(game)
    assert difference(match, told) == ""
    given = record.from_match(match)
    again = record.new_match({**given, "fair": told})
    list(record.replay(again, given))
    assert difference(again, told) == ""


@pytest.mark.parametrize("key", ["seed", "own"])
def test_another_number_gives_other_deals(key):
    match, told = played("kurnik")
    other = {**told, key: told[key] + 1}
    other["code"] = fairness.code(other["seed"], other["salt"])
    assert difference(match, other) == "round 1 has another deal"


def test_a_single_deal_that_was_changed_is_found():
    number = 5 ^ 9
    match, rng = games.load("kozel")(2), Rng(1)
    for seed in (number, Rng(number).seed() ^ 1):
        match.deal(seed)
        while match.moves:
            match.play(match.moves[rng.below(len(match.moves))])
    assert fairness.difference(match, number) == "round 2 has another deal"
    assert list(fairness.compare(match, number)) == ["", "round 2 has another deal"]


def test_of_a_match_that_was_restored_the_rounds_that_are_known_are_checked():
    match, told = played("draw", rounds=3, target=500)
    later = match.another()
    later.restore(match.scores, 3)
    packed = list(history.split(b"".join(match.past_rounds)))
    assert len(packed) == 3
    later.past_rounds = [_packed(packed[2])]
    assert list(fairness.compare(later, 5 ^ 9)) == [""]
    later.past_rounds = [_packed(packed[1])]
    assert difference(later, told) == "round 3 has another deal"


def _packed(played):
    leader, stake, dealt, moves = played
    return bytes((leader, stake, len(dealt))) + dealt + len(moves).to_bytes(2, "big") + moves


def test_before_the_end_it_cannot_be_checked():
    match, told = played("draw", rounds=1)
    del told["salt"]
    with pytest.raises(ValueError, match="can't be checked without the salt"):
        fairness.number_of(told)


@pytest.mark.parametrize(
    ("seed", "salt", "own"),
    [
        (1 << 30, SALT, 0),
        (0, SALT[1:], 0),
        (0, SALT.upper(), 0),
        (0, SALT, -1),
    ],
)
def test_wrong_numbers_are_refused(seed, salt, own):
    with pytest.raises(ValueError, match="has to be"):
        fairness.number_of({"code": "", "seed": seed, "salt": salt, "own": own})
