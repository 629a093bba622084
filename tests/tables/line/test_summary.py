# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: everything on it can be read, however the round ended."""

import itertools
import random

import pytest

from drawings import GOAT, STAR
from engine import games
from engine.line import FIRST
from engine.line_match import BLOCKED, DOMINO
from engine.match import RoundEnd
from tests.reading import assert_apart

ROUNDS = 1200  # played for those that end in an unusual way


WHYS = " the block:", " fewest pips:", " fewer tiles:", " played last:", ": nobody scores"


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


@pytest.mark.parametrize(
    "game, options", [("all_fives", {}), ("all_fives", {"blocked": "pips"}), ("kurnik", {}), ("kurnik", {"ends": 4})]
)
def test_the_texts_of_a_blocked_round_stay_apart(person, game, options):
    ended = sorted(rounds(game, BLOCKED, **options), key=lambda match: sum(map(len, match.hands)))
    assert len(ended) > 15
    reasons = 0
    for match in ended[:4] + ended[-4:]:
        show(person, match)
        assert_clear(person)
        reasons += any(why in sum_of(person) for why in WHYS)
    assert reasons > 3


@pytest.mark.parametrize(
    "game, seats",
    [
        ("bergen", 2),
        ("draw", 3),
        ("kozel", 4),
        ("blitz", 5),
        ("blitz", 8),
    ],
)
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


@pytest.mark.parametrize("counts", [(0, 39), (18, 21), (0, 25, 5, 20), (13, 13, 12, 12), (0, 20, 20)])
def test_hands_of_a_big_set_stay_readable(person, counts):
    match = games.load("draw")(len(counts), {"set": 12})
    stock = list(match.tiles)
    random.Random(1).shuffle(stock)
    match.hands = [[stock.pop() for _ in range(count)] for count in counts]
    match.last_player = 0
    match.line.add((12, 11), FIRST)
    match.ended = RoundEnd(DOMINO if 0 in counts else BLOCKED, 0, 100)
    show(person, match)
    assert len(person.tiles) == sum(counts)
    assert all(0 <= x and right <= 160 and bottom <= 117 for x, y, right, bottom in person.tiles)
    assert_apart([(x, y, right, bottom - 2) for text, (x, y, right, bottom) in person.texts])
    corners = [(x, y) for x, y, right, bottom in person.tiles]
    assert len(set(corners)) == len(corners)
    for x, y in corners:  # rows of tiles may touch, and no more than that
        assert not any(x == x1 and 0 < y1 - y < 6 for x1, y1 in corners)


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


def test_the_sum_of_seven_others_is_spelt_out(person, begin, play):
    hands = "0-0", "6-6 6-5", "5-5 5-4", "4-4 6-3", "6-4 2-2", "5-3 6-2", "6-1 3-3", "5-2 4-3"
    show(person, ended(begin, play, "blitz", "0-0", *hands))
    assert "23+19+17+14+16+13+14=116" in shown(person)
    assert_clear(person)


def test_partners_penalties_are_added_up(person, begin, play):
    match = ended(begin, play, "kozel", "1-1", "1-1", "5-4 3-3", "2-2", "6-5")
    show(person, match)
    assert {"You+Ivy 0+4=4", "Gus+Max 15+11=26", "+4", "+26", "You+Ivy", "Gus+Max"} <= shown(person)
    assert len(person.icons(GOAT)) == 2
    assert_clear(person)


def test_your_partner_who_goes_out_is_named(person, begin, play):
    match = begin("kozel", "6-5 6-4", "5-3 4-3", "1-1", "0-0 2-0")
    match.hands = [hand[:count] for hand, count in zip(match.hands, (2, 2, 1, 2))]
    match.moves = match.find_moves()
    play(match, "1-1")
    show(person, match)
    assert "Ivy goes out!" in shown(person)


def test_bergen_tells_what_going_out_scores(person, begin, play):
    show(person, ended(begin, play, "bergen", "0-0", "0-0", "5-4 3-3"))
    assert "Going out scores 2." in sum_of(person) and "+2" in shown(person)


# A round that is blocked by 6-3: the hands that are left, the scores before, and what is said.
@pytest.mark.parametrize(
    "game, options, hands, scores, said",
    [
        ("all_fives", {}, ("4-0", "5-4 1-0"), (90, 95), "Gus led 95:90 and takes the block: 4, rounded: 0 - 10 = -10"),
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
        ("draw", {}, ("2-1", "3-0", "5-4"), (0, 0, 0), "Level at 3 pips: nobody scores"),
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


def test_what_comes_next_is_said(person, begin, play):
    for scores, following in (((0, 0), "next round"), ((95, 0), "result")):
        match = ended(begin, play, "kurnik", "1-0", "1-0", "5-5 5-4 3-3", scores=scores)
        assert match.ended.points == 25
        show(person, match)
        assert following in shown(person)


@pytest.mark.parametrize("left, pieces", [("0-0", {"0"}), ("1-1", {"2, rounded: 0"})])
def test_that_there_is_nothing_to_score_is_said_in_words(person, begin, play, left, pieces):
    show(person, ended(begin, play, "all_fives", "6-6", "6-6", left))
    assert {"Nothing to score"} | pieces <= shown(person)
