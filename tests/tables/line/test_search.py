# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Places are looked for ahead and in steps, nobody waits long for one, and a line that was kept goes on as it would
have."""

import copy
import itertools
import random

import pytest

from drawings import HALVES, IN_HANDS
from engine import games
from tables.line.layout import Layout
from tables.line.space import Space
from tests.tables.line.referee import match_line


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("kurnik", 2)])
def test_a_line_that_was_kept_lies_and_goes_on_as_it_would_have(game, seats):
    """Whatever ghosts were shown on the way, and made all tiles smaller."""
    chance = random.Random(1)
    for _ in range(20):
        match = games.load(game)(seats)
        match.deal(chance.getrandbits(30))
        table = 160, 72, (13, 11, 9, 8, 7), match.line.has_spinner, match.tiles[-1][0], match.double_in_middle
        layout = Layout(*table)
        while match.moves:
            for tile, arm in match.moves:
                if tile and chance.random() < 0.5:
                    layout.ghost(tile, arm)
            move = chance.choice(match.moves)
            match.play(move)
            if not move[0]:
                continue
            other = Layout(*table)
            if layout.tiles:
                other.restore(copy.deepcopy(layout.state()))
                assert (other.spots, other.half) == (layout.spots, layout.half)
                other.add(*move)
            layout.add(*move)
            assert not other.tiles or (other.spots, other.half) == (layout.spots, layout.half)


def seek(layout, move, steps=None):
    """Look for the place of a move's tile, in at most `steps` steps; returns whether it is over."""
    seeking = layout.seek(*move)
    return len(list(itertools.islice(seeking, steps))) != steps


@pytest.mark.parametrize("game, seats, options", [("all_fives", 2, {}), ("kurnik", 2, {})])
def test_a_place_that_is_looked_for_ahead_is_the_one_that_is_found_without(game, seats, options):
    """Whatever else was looked for before it, to the end or not."""
    chance = random.Random(2)
    for seed in range(6):
        match = games.load(game)(seats, options)
        match.deal(seed)
        table = 160, 72, (13, 11, 9, 8, 7), match.line.has_spinner, match.tiles[-1][0], match.double_in_middle
        layout, plain = Layout(*table), Layout(*table)
        while match.moves:
            moves = [move for move in match.moves if move[0]]
            move = chance.choice(match.moves)
            before = copy.deepcopy(layout.state())
            for other in chance.sample(moves, min(2, len(moves))):
                seek(layout, other, chance.choice((0, 1, 2, 5, None)))
                assert layout.state() == before, "a search changed something"
            match.play(move)
            if move[0]:
                seek(layout, move)
                assert layout.ghost(*move) == plain.ghost(*move)
                layout.add(*move)
                plain.add(*move)
                assert (layout.spots, layout.half) == (plain.spots, plain.half)


# Each place that is tried takes some 0.9 ms on the badge, so no play takes much more than 0.3 s.
MOST = 350


@pytest.mark.parametrize(
    "game, seats, options, seeds",
    [
        # Rounds that once took thousands of tries in one play.
        ("all_fives", 2, {}, (14, 59, 70, 141)),
        ("all_fives", 2, {"set": 12}, (2, 6, 83, 111)),
        ("kurnik", 2, {"ends": 4}, (120, 136)),
        ("draw", 2, {"set": 9}, (10, 55)),
        ("draw", 4, {"set": 12}, (167, 224)),
        # Another.
        ("kozel", 4, {}, (83, 94)),
    ],
)
def test_no_play_takes_more_than_some_hundred_tries(monkeypatch, cases, game, seats, options, seeds):
    """Whether it keeps its shape, is laid again or goes beyond the table, on a wide and a narrow screen in turn."""
    tries = []
    fit = Space.fit
    monkeypatch.setattr(Space, "fit", lambda *arguments: tries.append(1) or fit(*arguments))
    for seed in (*seeds, *range(cases(10))):
        match = games.load(game)(seats, options)
        width, largest = (160, 13) if seed % 2 else (128, 9)
        halves = [half for half in (IN_HANDS if "set" in options else HALVES) if half <= largest]
        layout = Layout(width, 72, halves, match.line.has_spinner, match.tiles[-1][0], match.double_in_middle)
        for tile, arm in match_line(game, seats, options, seed).plays():
            tries.clear()
            if layout.ghost(tile, arm) is None:
                layout.lay_anew_for(tile, arm)
                layout.ghost(tile, arm)
            layout.add(tile, arm)
            assert len(tries) <= MOST


def test_a_search_gives_way_between_its_steps(monkeypatch):
    """So that a press waits for one of them at most."""
    steps, tries = [], []
    fit = Space.fit
    monkeypatch.setattr(Space, "fit", lambda *arguments: tries.append(1) or fit(*arguments))
    for seed in range(20):
        layout = Layout(160, 80, (10, 7))
        for move in match_line("all_fives", 2, {}, seed).plays():
            tries.clear()
            steps.append(0)
            for _ in layout.seek(*move):
                steps[-1] += 1
                assert len(tries) <= 30
                tries.clear()
            layout.add(*move)
    assert max(steps) > 5
