# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Once no tile is hidden, the judge searches exactly."""

from random import Random

import pytest

from engine import games
from engine.judge import decision, exact, families
from engine.judge.chances import Chances
from engine.judge.losses import losses_of


def result(search):
    """What a Search finds."""
    while True:
        try:
            next(search)
        except StopIteration as ended:
            return ended.value


def open_positions(game, count, most=7, **options):
    """Positions with a choice in random matches, with an empty boneyard and at most so many tiles in both hands."""
    random = Random(3)
    found = 0
    while found < count:
        match = games.load(game)(2, options)
        while match.result is None and found < count:
            match.deal(random.getrandbits(30))
            while match.moves and found < count:
                held = sum(map(len, match.hands))
                if exact.is_open(match.view(match.turn)) and len(match.moves) > 1 and held <= most:
                    found += 1
                    yield match
                match.play(random.choice(match.moves))


def tried(match, seat, chances):
    """The chance of a seat at the end of a round with best play, by playing everything in copies of the match."""
    if not match.moves:
        return chances.of(match.scores, match.rounds, match.next_leader)[seat]
    ends = []
    for move in match.moves:
        other = match.copy()
        other.play(move)
        ends.append(tried(other, seat, chances))
    return max(ends) if match.turn == seat else min(ends)


@pytest.mark.parametrize(("game", "options"), [("all_fives", {}), ("kurnik", {"ends": 4}), ("draw", {}), ("kozel", {})])
def test_the_exact_value_is_that_of_trying_everything(game, options):
    for match in open_positions(game, 5, **options):
        chances = Chances(match)
        search = exact.Search(match.view(match.turn), chances)
        for move in match.moves:
            other = match.copy()
            other.play(move)
            assert result(search.value(move)) == pytest.approx(tried(other, match.turn, chances))


def test_a_judgement_says_that_it_is_exact_and_has_no_error(judge):
    match = next(open_positions("draw", 1))
    judged = judge(match, match.name(match.moves[0]))
    assert judged.exact and judged.error == 0


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("bergen", 2),
        ("tien_gow", 4),
    ],
)
def test_with_hidden_tiles_nothing_is_exact(game, seats):
    match = games.load(game)(seats)
    match.deal(1)
    assert not exact.is_open(match.view(match.turn))


def test_a_search_that_takes_too_long_is_given_up(monkeypatch, judge):
    monkeypatch.setattr(exact, "MOST", 2)
    match = next(open_positions("draw", 1, most=10))
    assert judge(match, match.name(match.moves[0])) is None


def test_what_each_move_loses_is_exact_too():
    for match in open_positions("draw", 3):
        view = match.view(match.turn)
        key = families.of(view).key
        judged = {key(view, (move,)): list(decision.judge(view, [move]))[-1] for move in match.moves}
        better = next(iter(judged.values())).key
        losses = list(losses_of(view, better))[-1]
        assert losses == {own: found.loss if decision.is_mistake(found) else 0 for own, found in judged.items()}
