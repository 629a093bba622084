# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: everything on it can be read, however the round ended."""

import itertools
import random

import pytest

from drawings import GOAT, STAR
from engine import games
from engine.line_match import BLOCKED, DOMINO
from tests.reading import assert_apart

ROUNDS = 1200  # played for those that end in an unusual way


def rounds(game, how, seats=2, count=ROUNDS, **options):
    """Matches between rounds, the last of which ended so, played with any moves."""
    chance = random.Random(1)
    for seed in range(count):
        match = games.load(game)(seats, options)
        match.deal(seed)
        while match.moves:
            match.play(chance.choice(match.moves))
        if match.ended and match.ended.how == how:
            yield match


def show(person, match):
    """Show the summary of a match."""
    person.show("summary", match)
    person.wait_for_choice()


def assert_clear(person):
    """No text covers another or a tile, and nothing is cut."""
    assert_apart([box for text, box in person.texts] + person.tiles)


def shown(person):
    return {text for text, box in person.texts}


def sum_of(person):
    """The texts below the hands in one line: the sum of the points, and why a side gets them."""
    lines = sorted((box[1], text) for text, box in person.texts)
    return " ".join(text.strip() for y, text in lines)


@pytest.mark.parametrize("game, seats", [("bergen", 2), ("kozel", 4), ("blitz", 8)])
@pytest.mark.parametrize("how", [DOMINO, BLOCKED])
def test_the_hands_of_any_table_are_shown_whole(person, game, seats, how):
    found = itertools.islice(rounds(game, how, seats, 500 if seats == 8 else 150), 30)
    ended = sorted(found, key=lambda match: sum(map(len, match.hands)))
    assert len(ended) >= 4
    for match in ended[:2] + ended[-2:]:
        show(person, match)
        assert len(person.tiles) == sum(map(len, match.hands))
        assert_clear(person)
        for name, hand in zip(person.app.names, match.hands):
            pips = sum(map(sum, hand))
            assert f"{name} {pips}" in shown(person) or seats == 2 and not hand


def ended(begin, play, game, move, *hands, **options):
    """A match after the play with which seat 0 has gone out, and the others hold the named tiles."""
    match = begin(game, *hands, **options)
    match.hands = [match.hands[seat][: len(hand.split())] for seat, hand in enumerate(hands)]
    match.moves = match.find_moves()
    play(match, move)
    assert match.ended
    return match


def test_the_sum_is_spelt_out_of_each_hand(person, begin, play):
    show(person, ended(begin, play, "draw", "6-6", "6-6", "5-4 3-3", "2-1"))
    assert {"15+3=18", "+18", "You 0", "Gus 15", "Ivy 3"} <= shown(person)
    assert len(person.icons(STAR)) == 1


def test_partners_penalties_are_added_up(person, begin, play):
    match = ended(begin, play, "kozel", "1-1", "1-1", "5-4 3-3", "2-2", "6-5")
    show(person, match)
    assert {"You+Ivy 0+4=4", "Gus+Max 15+11=26", "+4", "+26", "You+Ivy", "Gus+Max"} <= shown(person)
    assert len(person.icons(GOAT)) == 2
    assert_clear(person)


def test_bergen_tells_what_going_out_scores(person, begin, play):
    show(person, ended(begin, play, "bergen", "0-0", "0-0", "5-4 3-3"))
    assert "Going out scores 2." in sum_of(person) and "+2" in shown(person)


# A round that is blocked by 6-3: the hands that are left, the scores before, and what is said.
@pytest.mark.parametrize(
    "game, options, hands, scores, said",
    [
        (
            "all_fives",
            {},
            ("5-4 4-1", "4-0"),
            (90, 95),
            "Gus led 95:90 and takes the block: 9+5=14, rounded: 10 - 4 = 6",
        ),
        ("all_fives", {}, ("5-4 4-1", "4-0"), (95, 95), "Level, but Gus has fewer tiles: 9+5=14, rounded: 10 - 4 = 6"),
        ("all_fives", {}, ("4-0", "5-4"), (5, 5), "Level, but you played last: 9, rounded: 5 - 4 = 1"),
        ("all_fives", {"blocked": "pips"}, ("4-0", "5-4"), (0, 50), "You have the fewest pips: 9, rounded: 5 - 4 = 1"),
        ("kurnik", {}, ("5-4 4-1", "2-0"), (0, 0), "Gus has the fewest pips: 9+5=14 - 2 = 12, rounded: 10"),
        ("draw", {}, ("5-4", "3-3", "2-1"), (0, 0, 0), "Ivy has the fewest pips: 9+6=15 - 3 = 12"),
        ("bergen", {}, ("5-4", "3-3", "2-2"), (0, 0, 0), "Only you hold no double: +2"),
        ("bergen", {}, ("5-5", "3-3", "2-2"), (0, 0, 0), "The lowest double is with Ivy: +2"),
        ("bergen", {}, ("5-5", "3-1", "2-1"), (0, 0, 0), "No double, and Ivy has the fewest pips: +2"),
        ("bergen", {}, ("5-5", "2-1", "3-0"), (0, 0, 0), "Level at 3 pips: nobody scores"),
    ],
)
def test_why_a_side_wins_a_blocked_round_is_said_in_its_own_numbers(
    person, midway, play, game, options, hands, scores, said
):
    mine, *others = hands
    match = midway(game, "6-2, 3-2 right", "6-3 " + mine, *others, scores=scores, **options)
    play(match, "6-3 right")
    assert match.ended.how == BLOCKED
    show(person, match)
    assert said in sum_of(person)


@pytest.mark.parametrize("left, pieces", [("0-0", []), ("1-1", ["2 rounds to 0"])])
def test_that_there_is_nothing_to_score_is_said_in_words(person, begin, play, left, pieces):
    show(person, ended(begin, play, "all_fives", "6-6", "6-6", left, scores=(5, 10)))
    assert {"Nothing to score", *pieces} <= shown(person) and "0" not in shown(person)


def test_a_sum_of_one_tile_is_not_written_below_it(person, begin, play):
    show(person, ended(begin, play, "draw", "6-6", "6-6", "5-3", scores=(20, 0)))
    assert {"Gus 8", "+8", "28"} <= shown(person) and "8" not in shown(person)


def test_no_star_stands_beside_a_side_that_goes_out_but_loses_the_match(person, begin, play):
    hands = "1-1", "1-1", "5-4 3-3", "2-2", "6-5"
    show(person, ended(begin, play, "kozel", *hands, scores=(80, 90)))
    assert person.app.match.loser == 1 and len(person.icons(STAR)) == 1
    show(person, ended(begin, play, "kozel", *hands, scores=(98, 60)))
    assert person.app.match.loser == 0 and not person.icons(STAR)
