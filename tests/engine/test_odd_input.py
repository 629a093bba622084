# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Whatever a match is asked for, it does it by the rules, or refuses in a sentence and is as it was."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from engine import games
from engine.match import IllegalMove

ODD = some.one_of(
    some.none(),
    some.booleans(),
    some.integers(-3, 40),
    some.floats(allow_nan=True),
    some.text(max_size=3),
    some.binary(max_size=2),
    some.just({}),
    some.just([]),
    some.just({1}),
    some.just(object()),
)
TILES = some.tuples(some.integers(0, 7), some.integers(0, 7))
NEARLY_TILES = TILES | some.tuples(ODD, ODD) | TILES.map(list) | some.tuples(some.floats(0, 6), some.floats(0, 6))
STOCKS = some.lists(NEARLY_TILES, max_size=9) | some.lists(NEARLY_TILES, max_size=4).map(tuple) | ODD
MOVES = some.tuples(NEARLY_TILES | STOCKS | some.lists(TILES, max_size=4).map(tuple), ODD | some.integers(0, 7))
# Of each way to deal, to move and to score one: with a spinner, with long turns, with tricks, and with stakes.
ALL = pytest.mark.parametrize("game", ["all_fives", "blitz", "tien_gow", "pai_gow"])


def new_match(game):
    """A match at the game's smallest table."""
    rules = games.load(game)
    return rules(rules.SEATS[0])


def is_refused(state, match, ask, error=ValueError):
    """Whether `ask(match)` raises the error, with a reason; then nothing may have changed."""
    before = state(match)
    try:
        ask(match)
    except error as refusal:
        assert str(refusal)
        assert state(match) == before
        return True
    return False


@ALL
def test_a_seed_is_a_number_of_30_bits(game, state):
    match = new_match(game)
    for seed in (-1, 1 << 30, 1.0, "1", None, True, [1]):
        assert is_refused(state, match, lambda match: match.deal(seed)), seed
    match.deal((1 << 30) - 1)


@ALL
@given(key=ODD, value=ODD)
def test_an_odd_option_or_value_is_refused(game, key, value):
    rules = games.load(game)
    for name, default, allowed in rules.OPTIONS:
        if type(value) is not type(default) or value not in allowed:
            with pytest.raises(ValueError, match="option %s can't be" % name):
                rules(rules.SEATS[0], {name: value})
    if isinstance(key, str | int | float | bytes | None):
        with pytest.raises(ValueError, match="has no option"):
            rules(rules.SEATS[0], {key: value})


@ALL
def test_only_a_seat_has_a_view(game, state):
    match = new_match(game)
    match.deal(1)
    for seat in (-1, 9, True, 1.0, "0", None, [0]):
        assert is_refused(state, match, lambda match: match.view(seat)), seat


def halves(tile):
    high, low = tile
    return [
        (float(high), low),
        [high, low],
        (high,),
        None,
        (high, None),
        ([], {}),
    ]


@ALL
@pytest.mark.parametrize("place", ["hand", "boneyard"])
def test_one_odd_tile_in_a_sound_deal_is_refused(game, place, state):
    match = new_match(game)
    other = match.copy()
    other.deal(5)
    for odd in halves(other.hands[-1][-1]):
        hands, boneyard = [list(hand) for hand in other.hands], list(other.boneyard) if match.has_boneyard else []
        if place == "boneyard":
            boneyard = boneyard[:-1] + [odd]
        else:
            hands[-1][-1] = odd
        assert is_refused(state, match, lambda match: match.start_round(hands, boneyard, 0, match.stake)), odd
    hands, boneyard = other.hands, other.boneyard if match.has_boneyard else ()
    for leader in (-1, 9, None, True, 0.0) if match.leader_by_lot() else ():
        assert is_refused(state, match, lambda match: match.start_round(hands, boneyard, leader))
    for stake in (0, 7, 1000, None, 10.0) if match.stakes() else ():
        assert is_refused(state, match, lambda match: match.start_round(hands, boneyard, 0, stake))
        assert is_refused(state, match, lambda match: match.bet(stake))
    match.start_round(tuple(map(tuple, hands)), tuple(boneyard), 0, match.stake)
    assert match.status() == []


@ALL
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=some.integers(0, 999), count=some.integers(0, 9), odd=some.lists(MOVES | ODD, min_size=5, max_size=9))
def test_an_odd_move_is_refused_and_a_legal_one_in_odd_numbers_is_made_in_sound_ones(game, state, seed, count, odd):
    match = new_match(game)
    match.deal(seed)
    while count and match.moves:
        match.play(match.moves[seed % len(match.moves)])
        count -= 1
    legal = match.legal_moves()
    for what, how in legal[:2]:
        odd += [
            (what, None),
            (what, float(how)),
            (how, what),
            (list(what) if what else what, how),
            ((what, what), how),
            (what, -1),
            (match.hands[match.turn][0], how),
            (tuple(match.hands[match.turn]), how),
        ]
    for move in odd:
        again = match.copy()
        if not is_refused(state, again, lambda again: again.play(move), IllegalMove):
            assert move in legal and again.status() == []
            assert repr(again.played[-1]) in map(repr, legal)


@pytest.mark.parametrize(
    "game, odd",
    [
        ("pai_gow", {"stake": 1000}),
        ("pai_gow", {"scores": [103, 97]}),
        ("pai_gow", {"scores": [-5, 205]}),
        ("pai_gow", {"scores": [5, 195], "stake": 10}),
        ("pai_gow", {"scores": [0, 200], "dealt": bytes(4)}),
        ("pai_gow", {"dealt": bytes(range(9))}),
        ("tien_gow", {"scores": [1, 0, 0, 0]}),
        ("tien_gow", {"dealt": bytes(32)}),
        ("draw", {"stake": 10}),
        ("draw", {"scores": [100, 0], "dealt": bytes(4)}),
        ("draw", {"scores": [30_001, 0]}),
        ("draw", {"dealt": bytes(28)}),
        ("draw", {"dealt": "deal"}),
    ],
)
def test_what_can_not_be_so_in_a_match_is_not_restored(game, odd, state):
    match = new_match(game)
    assert is_refused(state, match, lambda match: match.restore(**{"scores": match.scores, **odd}))


SCORES = some.lists(some.integers(-60, 120), min_size=2, max_size=4) | some.integers(-4, 44).map(
    lambda fives: [5 * fives, 200 - 5 * fives]
)
STAKES = some.sampled_from((None, 0, 5, 10, 25))
NAMES = "scores", "rounds", "leader", "stake", "dealt"


def dealt_in(match):
    """A strategy for bytes that are often a deal of the match."""
    count = len(match.tiles) if match.has_boneyard else match.seats * match.tiles_each()
    seeds = some.integers(0, 1 << 30).map(lambda seed: seed.to_bytes(4, "big"))
    return seeds | some.permutations(range(len(match.tiles))).map(lambda order: bytes(order[:count]))


@ALL
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=some.data())
def test_a_match_is_restored_sound_or_not_at_all(game, state, data):
    match = new_match(game)
    asked = {
        "scores": data.draw(some.just(match.scores) | SCORES),
        "rounds": data.draw(some.integers(0, 12)),
        "leader": data.draw(some.integers(0, match.seats - 1)),
        "stake": data.draw(some.none() | STAKES),
        "dealt": data.draw(some.none() | dealt_in(match)),
    }
    odd = data.draw(some.none() | some.sampled_from(NAMES))
    if odd:
        asked[odd] = data.draw(ODD | some.binary(max_size=40) | some.integers(-50_000, 50_000))
    if is_refused(state, match, lambda match: match.restore(**asked)):
        return
    assert match.status() == []
    assert bool(match.moves) == (asked["dealt"] is not None)
    if not match.moves and match.result is None:
        match.deal(1)
    while match.moves:
        match.play(match.moves[0])
    assert match.status() == []


def test_there_is_no_bet_where_there_are_no_stakes_nor_while_a_round_is_played(state):
    match = new_match("kurnik")
    assert is_refused(state, match, lambda match: match.bet(0))
    match = new_match("pai_gow")
    match.bet(25)
    match.deal(1)
    assert is_refused(state, match, lambda match: match.bet(5))
    assert match.stake == 25
