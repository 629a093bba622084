# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Invariants of every moment of every match, whatever the deals, the moves and the options."""

import gc
import itertools
import types
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from engine import chinese, chinese_moves, games, moves, record
from engine.line import ARMS, FIRST
from engine.line_match import LineMatch
from engine.match import IllegalMove

LINE_GAMES = [name for name in games.NAMES if issubclass(games.load(name), LineMatch)]


def chosen_of(names):
    """Any of these games, with a number of seats and options."""
    return st.one_of(
        [
            st.tuples(
                st.just(name),
                st.integers(*games.load(name).SEATS),
                st.fixed_dictionaries(
                    {}, optional={key: st.sampled_from(allowed) for key, default, allowed in games.load(name).OPTIONS}
                ),
            )
            for name in names
        ]
    )


CHOSEN = chosen_of(games.NAMES)
LINE_CHOSEN = chosen_of(LINE_GAMES)
SEEDS = st.integers(0, 2**30 - 1)
# The fixture `state` holds nothing, so that all examples may share it. Forty are enough: tools/soak.py plays thousands.
SHARED = dict(
    max_examples=min(40, settings().max_examples), suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def moments(chosen, seed):
    """A random match, at every moment from its first deal to its end, with the last Happened."""
    game, seats, options = chosen
    match, random = games.load(game)(seats, options), Random(seed)
    while match.result is None:
        if match.stakes():
            match.bet(random.choice(match.stakes()))
        match.deal(random.getrandbits(30))
        yield match, None
        while match.legal_moves():
            yield match, match.play(random.choice(match.legal_moves()))


def some_moment(chosen, seed):
    """One moment of a random match, at which a move can be made."""
    playable = [match.copy() for match, happened in moments(chosen, seed) if match.legal_moves()]
    return Random(seed).choice(playable)


@settings(**SHARED)
@given(CHOSEN, SEEDS)
def test_every_match_is_sound_at_every_moment(chosen, seed):
    for match, _ in moments(chosen, seed):
        assert match.status() == []


@settings(**SHARED)
@given(LINE_CHOSEN, SEEDS)
def test_scores_are_the_sum_of_all_points_that_happened(chosen, seed):
    scores = None
    for match, happened in moments(chosen, seed):
        scores = scores or [0] * len(match.scores)
        if happened:
            scores[match.side(happened.seat)] += happened.points
            for side, points in gained(happened.ended):
                scores[side] += points
            assert happened.result == match.result
        assert match.scores == scores
    assert happened.result is not None
    others = [score for side, score in enumerate(scores) if side != happened.result]
    assert scores[happened.result] >= match.target()
    assert scores[happened.result] > max(others)
    assert match.game == "kozel" or match.target() > max(others)  # there the others can have as many, too


def gained(ended):
    """The sides to which the end of a round, or None, added points, and how many."""
    if ended is None or ended.side is None and ended.points == 0:
        return []
    return enumerate(ended.points) if isinstance(ended.points, list) else [(ended.side, ended.points)]


def every_move(match):
    """Everything that looks like a move of this game: in games of tricks and splits only tiles of the hand."""
    if isinstance(match, LineMatch):
        return {(tile, how) for tile in match.tiles for how in ARMS + (FIRST,)} | {moves.DRAW, moves.PASS, moves.DONE}
    taken = {
        chinese.arrange(taken) for count in range(5) for taken in itertools.combinations(match.hands[match.turn], count)
    }
    return {(tiles, how) for tiles in taken for how in range(4)} | {
        (tuple(tiles), chinese_moves.SPLIT) for tiles in itertools.permutations(match.hands[match.turn][:4])
    }


@settings(**SHARED)
@given(CHOSEN, SEEDS)
def test_an_illegal_move_raises_and_changes_nothing(state, chosen, seed):
    match = some_moment(chosen, seed)
    before = state(match)
    legal = set(match.legal_moves())
    every = every_move(match)
    assert legal < every
    for move in every - legal:
        with pytest.raises(IllegalMove):
            match.play(move)
    assert state(match) == before


@settings(**SHARED)
@given(CHOSEN, SEEDS)
def test_a_record_replays_to_the_same_state_and_the_same_happened(state, chosen, seed):
    steps = Random(seed).randrange(300)
    happened = []
    for step, (match, what) in enumerate(moments(chosen, seed)):
        happened += [what] if what else []
        if step >= steps and match.played:
            break
    played = record.from_match(match)
    again = record.new_match(played)
    assert list(record.replay(again, played)) == happened
    assert state(again) == state(match)
    assert record.from_match(again) == played


@settings(**SHARED)
@given(CHOSEN, SEEDS)
def test_a_copy_is_independent(state, chosen, seed):
    match = some_moment(chosen, seed)
    copy = match.copy()
    before = state(match)
    assert state(copy) == before
    random = Random(seed)
    played = []
    while copy.legal_moves():
        played.append(random.choice(copy.legal_moves()))
        copy.play(played[-1])
    assert state(match) == before
    for move in played:
        match.play(move)
    assert state(match) == state(copy)


# Things that a seat can't know.


def seen(view):
    return {key: vars(value) if key == "line" else value for key, value in vars(view).items()}


def can_be_shuffled(match):
    """Whether a move can be made, and nothing that is hidden follows from the rules: in a line game, the tile
    that leads a round may be the highest that anybody has."""
    return match.legal_moves() and (match.played or not isinstance(match, LineMatch))


@settings(**SHARED)
@given(CHOSEN, SEEDS)
@example(("bergen", 2, {}), 1584883)  # others' tiles decide whether a seat passes or the round is blocked
def test_a_view_is_the_same_whatever_is_hidden(shuffle_hidden, chosen, seed):
    random = Random(seed)
    for match, _ in moments(chosen, seed):
        if not can_be_shuffled(match):
            continue
        for seat in range(match.seats):
            assert seen(shuffle_hidden(match, seat, random).view(seat)) == seen(match.view(seat))


def reached(thing):
    """Everything that can be reached from an object, but through modules, classes and the globals of functions, by
    id."""
    found, left = {}, [thing]
    while left:
        each = left.pop()
        if isinstance(each, types.FunctionType):
            each = [each.__closure__, each.__defaults__, each.__kwdefaults__, each.__dict__]
        if id(each) not in found and not isinstance(each, (types.ModuleType, type)):
            found[id(each)] = each
            left += gc.get_referents(each)
    return found


@settings(**SHARED)
@given(CHOSEN, SEEDS)
def test_nothing_leads_from_a_view_to_what_is_hidden(chosen, seed):
    match = some_moment(chosen, seed)
    # Tiles of their own, so that each is known by its id.
    match.tiles = tuple((high, low) for high, low in match.tiles)
    match.hands = [[(high, low) for high, low in hand] for hand in match.hands]
    match.boneyard = [(high, low) for high, low in match.boneyard]
    for seat in range(match.seats):
        found = reached(match.view(seat))
        others = [hand for holder, hand in enumerate(match.hands) if holder != seat]
        for hidden in [match, match.hands, *others, match.boneyard, match.past_rounds, match._dealt]:  # nor is the deal
            assert id(hidden) not in found
        for tile in sum(others, match.boneyard):
            assert id(tile) not in found
