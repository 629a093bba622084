# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Deals that can be checked (docs/fairness.md)."""
import hashlib
import random

import pytest

from engine import fairness, games, record
from engine.rng import Rng

SALT = "0123456789abcdef"


def played(game, seed=5, own=9, rounds=3, **options):
    """A match with fair deals, in which all moves are made at random, and the `fair` of its record."""
    match = games.load(game)(games.load(game).SEATS[0], options)
    deals, rng = fairness.Deals(seed, SALT, own), Rng(1)
    while match.result is None and match.rounds < rounds:
        match.deal(deals.next())
        while match.moves:
            match.play(match.moves[rng.below(len(match.moves))])
    return match, {"code": deals.code, "seed": seed, "salt": SALT, "own": own}


@pytest.mark.parametrize("length", [0, 1, 55, 56, 63, 64, 65, 119, 120, 200])
def test_the_digest_is_sha_256(length):
    message = random.Random(length).randbytes(length)
    assert fairness.sha256(message) == hashlib.sha256(message).hexdigest()


def test_the_code_is_what_anybody_can_make_of_the_seed_and_the_salt():
    assert fairness.code(123456, SALT) == hashlib.sha256(b"123456 0123456789abcdef").hexdigest()[:32]


@pytest.mark.parametrize("game", games.NAMES)
def test_the_deals_of_the_code_are_found_to_be_fair(game):
    match, told = played(game)
    assert fairness.difference(match, told) is None
    given = record.from_match(match)
    again = record.new_match({**given, "fair": told})
    list(record.replay(again, given))
    assert fairness.difference(again, told) is None


@pytest.mark.parametrize("key", ["seed", "own"])
def test_another_number_gives_other_deals(key):
    match, told = played("kurnik")
    other = {**told, key: told[key] + 1}
    other["code"] = fairness.code(other["seed"], other["salt"])
    assert fairness.difference(match, other) == "round 1 has another deal"


def test_another_salt_has_another_code():
    match, told = played("draw")
    told["salt"] = SALT[::-1]
    assert fairness.difference(match, told) == "the code is not that of the seed and the salt"


def test_a_single_deal_that_was_changed_is_found():
    deals = fairness.Deals(5, SALT, 9)
    match, rng = games.load("kozel")(2), Rng(1)
    for seed in (deals.next(), deals.next() ^ 1):
        match.deal(seed)
        while match.moves:
            match.play(match.moves[rng.below(len(match.moves))])
    told = {"code": deals.code, "seed": 5, "salt": SALT, "own": 9}
    assert fairness.difference(match, told) == "round 2 has another deal"


def test_neither_side_chooses_alone():
    first = {fairness.Deals(seed, SALT, 7).next() for seed in range(50)}
    assert len(first) == len({fairness.Deals(7, SALT, own).next() for own in range(50)}) == 50


def test_before_the_end_it_cannot_be_checked():
    match, told = played("draw", rounds=1)
    del told["salt"]
    with pytest.raises(ValueError, match="can't be checked without the salt"):
        fairness.difference(match, told)


@pytest.mark.parametrize(("seed", "salt", "own"), [
    (-1, SALT, 0), (1 << 30, SALT, 0), (True, SALT, 0), (0, SALT[1:], 0), (0, SALT.upper(), 0), (0, 5, 0),
    (0, SALT, -1), (0, SALT, None),
])
def test_wrong_numbers_are_refused(seed, salt, own):
    with pytest.raises(ValueError, match="has to be"):
        fairness.Deals(seed, salt, own)


@pytest.mark.parametrize(("fair", "sentence"), [
    (5, "fair has to be an object"), ({}, "fair has no code"), ({"code": "5", "seat": 1}, "unknown key seat"),
    ({"code": []}, "the code can't be a list"), ({"code": "5" * 41}, "the code can't be longer"),
])
def test_a_record_with_a_wrong_fair_is_refused(fair, sentence):
    with pytest.raises(record.RecordError, match=sentence):
        record.new_match({"game": "draw", "seats": 2, "rounds": [], "fair": fair})
