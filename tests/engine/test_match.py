# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules of all line games (docs/rules.md, "Words, and what all line games share"), and the Match itself."""

from pathlib import Path

import pytest

from engine import games, moves
from engine.match import IllegalMove

# Deals and turns.


def test_a_deal_is_named_by_its_seed(state):
    first, again, other = [games.load("kurnik")() for _ in range(3)]
    first.deal(1)
    again.deal(1)
    other.deal(2)
    assert state(first) == state(again)
    assert first.hands != other.hands


def test_a_tile_is_joined_where_it_shows_the_number_of_an_open_end(begin, play, legal):
    match = begin("kurnik", "6-6 5-0 4-0", "6-1 6-2 4-4", boneyard="3-3", leader=0)
    play(match, "6-6")
    assert legal(match) == ["6-1 left", "6-1 right", "6-2 left", "6-2 right"]


def test_a_tile_that_fits_two_ends_is_two_moves(begin, play, legal):
    match = begin("kurnik", "5-5 1-0", "5-1 5-0 4-0 4-4 3-3 2-2 4-3", leader=0)
    play(match, "5-5, 5-1 left, 1-0 left")
    assert legal(match) == ["4-0 left", "5-0 left", "5-0 right"]


# Playing, drawing, passing.


@pytest.mark.parametrize("game", games.NAMES)
def test_a_name_is_parsed_to_the_move_that_has_it(game):
    match = games.load(game)(games.load(game).SEATS[0])
    match.deal(1)
    assert match.moves
    for move in match.moves:
        assert match.parse(match.name(move)) == move


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("6-5 west", "'6-5 west' is not a move; a tile is played left, right, up or down"),
        ("6-5", "the line has begun, so the move has to name an arm"),
        ("4-4 left", "seat 0 doesn't hold that tile"),
        ("draw", "seat 0 can play a tile"),
        (5, "a move is a string"),
        ("6" * 41, "a move can't be longer than 40 letters"),
    ],
)
def test_what_names_no_legal_move_is_refused_with_the_legal_ones(midway, text, why):
    match = midway("kurnik", "6-6, 6-1 left", "6-5 1-0 3-2", "4-4")
    with pytest.raises(IllegalMove) as refused:
        match.parse(text)
    assert str(refused.value).endswith(" is illegal: " + why + "; legal: 1-0 left, 6-5 right")
    assert len(str(refused.value)) < 200


# Ends of rounds and matches.


def test_a_match_ends_the_moment_the_target_is_reached_in_mid_round(begin, play, legal):
    match = begin("kurnik", "5-5 5-0", "5-1 5-2", scores=(90, 95), leader=0)
    happened = play(match, "5-5")
    assert happened[-1] == (0, ((5, 5), 4), 10, None, 0, 0, 0)
    assert match.winner == 0
    assert match.scores == [100, 95]
    assert match.ended is None
    assert legal(match) == []


def test_the_last_tile_that_does_not_reach_the_target_brings_the_bonus(begin, play):
    match = begin("all_fives", "5-2 4-3 4-2 4-0 3-1 2-2 0-0", "6-5 6-4 6-3 5-3 3-2 2-0 1-0", scores=(90, 0))
    happened = play(
        match,
        "2-2, 3-2 left, 4-2 right, 6-3 left, 4-3 right, 2-0 up, 0-0 up, 6-4 left,"
        " 4-0 left, 5-3 right, 5-2 right, 1-0 up, 3-1 up",
    )
    assert happened[-1][2:5] == (5, ("domino", 0, 10), 0)
    assert match.scores == [105, 15]
    assert match.winner == 0


def test_nothing_can_be_done_after_the_match(begin, play, state):
    match = begin("kurnik", "5-5 5-0", "5-1 5-2", scores=(90, 0), leader=0)
    play(match, "5-5")
    before = state(match)
    with pytest.raises(IllegalMove, match="the match is over"):
        match.play(((5, 1), 0))
    with pytest.raises(ValueError, match="the match is over"):
        match.deal(1)
    with pytest.raises(ValueError, match="the match is over"):
        match.start_round([], [], 0)
    assert state(match) == before


# The parts of a match.


def test_the_games_there_are():
    """Those whose modules are there: a save names a game by its place among them, so that no place may change."""
    folder = Path(games.__file__).parent
    assert set(games.NAMES) == {path.stem for path in folder.glob("*.py") if "\nclass Game(" in path.read_text()}
    assert games.NAMES[:8] == ("all_fives", "kurnik", "draw", "kozel", "bergen", "blitz", "tien_gow", "pai_gow")
    for name in games.NAMES:
        assert games.load(name).game == name
    for name in ("chess", None, ["kurnik"]):
        with pytest.raises(ValueError, match="there is no game .*; there are all_fives, kurnik, draw, kozel,"):
            games.load(name)


def test_before_the_first_deal_nothing_lies_and_nothing_can_be_played(state):
    match = games.load("kurnik")()
    assert match.hands == [[], []] and match.boneyard == match.line.tiles == []
    assert match.scores == [0, 0] and match.ended is match.result is None
    before = state(match)
    assert match.legal_moves() == []
    for move in (((6, 6), 4), moves.DRAW, moves.PASS):
        with pytest.raises(IllegalMove, match="no round is being played"):
            match.play(move)
    assert state(match) == before
