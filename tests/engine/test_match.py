# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules of all line games (docs/rules.md, "Words, and what all line games share"), and the Match itself."""

from pathlib import Path

import pytest

from engine import games, moves, tiles
from engine.match import IllegalMove

BOTH = pytest.mark.parametrize("game", ["all_fives", "kurnik"])


# Deals and turns.


@BOTH
def test_seven_tiles_each_and_fourteen_in_the_boneyard(game):
    match = games.load(game)()
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [7, 7]
    assert len(match.boneyard) == 14
    assert set(match.hands[0] + match.hands[1] + match.boneyard) == set(tiles.make_set())


@BOTH
def test_a_deal_is_named_by_its_seed(game, state):
    first, again, other = [games.load(game)() for _ in range(3)]
    first.deal(1)
    again.deal(1)
    other.deal(2)
    assert state(first) == state(again)
    assert first.hands != other.hands


@BOTH
def test_a_tile_is_joined_where_it_shows_the_number_of_an_open_end(game, begin, play, legal):
    match = begin(game, "6-6 5-0 4-0", "6-1 6-2 4-4", boneyard="3-3", leader=0)
    play(match, "6-6")
    assert legal(match) == ["6-1 left", "6-1 right", "6-2 left", "6-2 right"]


@BOTH
def test_a_tile_that_fits_two_ends_is_two_moves(game, begin, play, legal):
    match = begin(game, "5-5 1-0", "5-1 5-0 4-0 4-4 3-3 2-2 4-3", leader=0)
    play(match, "5-5, 5-1 left, 1-0 left")
    assert legal(match) == ["4-0 left", "5-0 left", "5-0 right"]


def test_a_spinner_takes_tiles_on_four_sides(begin, play, legal):
    match = begin("all_fives", "6-6 6-3 6-4", "6-1 6-2", leader=0)
    play(match, "6-6, 6-1 left")
    assert "6-3 up" not in legal(match)
    play(match, "6-3 right")
    assert {"6-2 up", "6-2 down"} <= set(legal(match))
    play(match, "6-2 down")
    assert "6-4 up" in legal(match) and "6-4 down" not in legal(match)


# Playing, drawing, passing.


def test_the_last_tile_of_the_boneyard_is_drawn_and_played(begin, play, legal):
    match = begin(
        "kurnik",
        "6-5 6-4 6-1 5-5 5-3 3-0 1-1",
        "6-2 6-0 5-4 5-0 4-3 3-2 0-0",
        leader=0,
        boneyard="4-0 1-0 5-1 4-2 2-2 2-1 4-1 2-0 6-6 3-3 6-3 4-4 5-2 3-1",
    )
    play(
        match,
        "3-0, 5-0 right, 5-3 right, 3-2 left, draw*4, 4-2 left, 4-3 left, draw*6, 3-3 right, draw,"
        " 6-3 right, 6-1 right, draw*3",
    )
    assert not match.boneyard
    assert legal(match) == ["3-1 left", "3-1 right"]


@BOTH
def test_the_deal_leaves_the_callers_lists_alone(game, play):
    stock = list(tiles.make_set())
    hands, boneyard = [stock[21:], stock[14:21]], stock[:14]
    match = games.load(game)()
    match.start_round(hands, boneyard, 0)
    match.play(match.legal_moves()[0])
    assert hands == [stock[21:], stock[14:21]] and boneyard == stock[:14]


def test_the_caller_may_change_the_list_of_legal_moves(midway):
    match = midway("kurnik", "6-6, 6-1 left", "6-5 3-2", "4-4")
    match.legal_moves().append(((3, 2), 0))
    with pytest.raises(IllegalMove):
        match.play(((3, 2), 0))
    match.legal_moves().clear()
    assert match.legal_moves() == [((6, 5), 1)]


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


def test_without_a_round_no_text_names_a_legal_move():
    with pytest.raises(IllegalMove, match="no round is being played; legal: nothing$"):
        games.load("draw")().parse("draw")


# Ends of rounds and matches.


def test_no_round_is_blocked_while_tiles_can_be_drawn(begin, play, legal):
    match = begin(
        "kurnik",
        "6-0 5-3 5-0 4-0 3-1 2-1 2-0",
        "6-5 6-1 4-3 4-2 3-3 3-0 1-0",
        leader=0,
        boneyard="4-4 0-0 6-4 5-5 5-4 5-2 1-1 2-2 6-2 6-6 3-2 4-1 5-1 6-3",
    )
    play(
        match,
        "2-0, 3-0 right, 3-1 right, 1-0 right, 5-0 right, 4-2 left, 4-0 left, 6-5 right, 6-0 right, draw*2, 0-0 left",
    )
    assert match.line.ends[:2] == [0, 0] and len(match.boneyard) == 12  # all seven blanks lie
    assert match.ended is None
    assert legal(match) == ["draw"]


@BOTH
def test_a_match_ends_the_moment_the_target_is_reached_in_mid_round(game, begin, play, legal):
    match = begin(game, "5-5 5-0", "5-1 5-2", scores=(90, 95), leader=0)
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


@BOTH
def test_nothing_can_be_done_after_the_match(game, begin, play, state):
    match = begin(game, "5-5 5-0", "5-1 5-2", scores=(90, 0), leader=0)
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
    for name in ("chess", "", None, 1, ["kurnik"], "All_Fives"):
        with pytest.raises(ValueError, match="there is no game .*; there are all_fives, kurnik, draw, kozel,"):
            games.load(name)


@BOTH
def test_before_the_first_deal_nothing_lies_and_nothing_can_be_played(game, state):
    match = games.load(game)()
    assert match.hands == [[], []] and match.boneyard == match.line.tiles == []
    assert match.scores == [0, 0] and match.ended is match.result is None
    before = state(match)
    assert match.legal_moves() == []
    for move in (((6, 6), 4), moves.DRAW, moves.PASS):
        with pytest.raises(IllegalMove, match="no round is being played"):
            match.play(move)
    assert state(match) == before


# Questions to a match.


def test_pips_in_a_hand_and_against_it(begin):
    match = begin("kurnik", "6-6 5-0 0-0 1-0 1-1 2-0 2-1", "6-5 4-3 4-4 3-3 2-2 4-0 4-1")
    assert match.pips(0) == 12 + 5 + 0 + 1 + 2 + 2 + 3
    assert match.pips_against(0) == match.pips(1) == 11 + 7 + 8 + 6 + 4 + 4 + 5


@BOTH
def test_a_copy_and_another_match_of_its_kind_share_its_tiles(game):
    """91 tiles take 1,800 bytes on the badge."""
    match = games.load(game)()
    assert match.copy().tiles is match.tiles
    assert match.another().tiles is match.tiles
