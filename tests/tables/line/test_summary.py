# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: everything on it can be read, however the round ended."""

import itertools
import random

import pytest

from drawings import GOAT, STAR
from engine import games
from engine.line_match import BLOCKED, DOMINO
from engine.match import RoundEnd
from pictures.screens import Look
from tests.reading import names_heard

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


def assert_apart(boxes):
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= 160 and bottom <= 128
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


def assert_clear(person):
    """No text covers another or a tile, and nothing is cut."""
    assert_apart([box for text, box in person.texts] + person.tiles)


def shown(person):
    return {text for text, box in person.texts}


@pytest.mark.parametrize(
    "game, options", [("all_fives", {}), ("all_fives", {"blocked": "pips"}), ("kurnik", {}), ("kurnik", {"ends": 4})]
)
def test_the_texts_of_a_blocked_round_stay_apart(person, game, options):
    ended = sorted(rounds(game, BLOCKED, **options), key=lambda match: sum(map(len, match.hands)))
    assert len(ended) > 15
    reasons = 0
    for match in ended[:8] + ended[-8:]:
        show(person, match)
        assert_clear(person)
        reasons += any("last to play" in text or "nobody scores" in text for text in shown(person))
    assert reasons > 8


@pytest.mark.parametrize(
    "game, seats",
    [
        ("draw", 2),
        ("draw", 3),
        ("draw", 4),
        ("kozel", 2),
        ("kozel", 3),
        ("kozel", 4),
        ("bergen", 2),
        ("bergen", 3),
        ("bergen", 4),
        ("blitz", 4),
        ("blitz", 5),
        ("blitz", 6),
        ("blitz", 7),
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


def test_the_tiles_of_a_large_hand_stay_apart(person):
    by_size = {max(map(len, match.hands)): match for match in rounds("draw", DOMINO, count=500, set=9)}
    sizes = [size for size in by_size if size > 11]
    assert len(sizes) > 4 and max(sizes) > 16
    for size in sizes:
        show(person, by_size[size])
        assert len(person.tiles) == size
        assert_clear(person)


@pytest.mark.parametrize("counts", [(0, 39), (18, 21), (0, 25, 5, 20), (13, 13, 12, 12), (0, 20, 20)])
def test_hands_of_a_big_set_stay_readable(person, counts):
    match = games.load("draw")(len(counts), {"set": 12})
    stock = list(match.tiles)
    random.Random(1).shuffle(stock)
    match.hands = [[stock.pop() for _ in range(count)] for count in counts]
    match.last_player = 0
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


def test_a_sum_of_very_many_tiles_is_that_of_the_hand(person):
    match = max(rounds("draw", DOMINO, count=500, set=9), key=lambda match: max(map(len, match.hands)))
    assert max(map(len, match.hands)) > 16
    show(person, match)
    assert {str(match.ended.points), f"+{match.ended.points}"} <= shown(person)


def test_each_hand_of_kozel_is_a_penalty(person, begin, play):
    match = begin("kozel", "1-1 5-5", "5-4 3-3", "2-2")
    match.hands = [hand[:count] for hand, count in zip(match.hands, (2, 2, 1))]
    match.boneyard = []
    play(match, "1-1")
    show(person, match)
    assert match.ended.how == BLOCKED
    assert {"Blocked!", "+10", "+15", "+4", "The pips left are penalties."} <= shown(person)


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
    assert {"Going out scores 2.", "+2"} <= shown(person)


def test_bergen_tells_who_wins_a_blocked_round(person):
    match = next(rounds("bergen", BLOCKED, 3))
    show(person, match)
    said = " ".join(text for text, box in person.texts)
    assert "2 points: fewest pips and no double, or else lowest double." in said


def test_what_comes_next_is_said(person, begin, play):
    for scores, following in (((0, 0), "next round"), ((95, 0), "result")):
        match = ended(begin, play, "kurnik", "1-0", "1-0", "5-5 5-4 3-3", scores=scores)
        assert match.ended.points == 25
        show(person, match)
        assert following in shown(person)


@pytest.mark.parametrize("theme", ["felt", "contrast"])
def test_the_way_to_the_target_is_seen_in_every_theme(theme):
    with Look("en", theme, "pybadge") as look:
        ((_, picture),) = look.pictures("summary-all_fives")
    column = [sum(picture.getpixel((100, y))) for y in range(80, 116)]
    lines = [y for y in range(1, len(column) - 1) if column[y] > 300 + max(column[y - 1], column[y + 1])]
    assert len(lines) == 2


@pytest.mark.parametrize("left, pieces", [("0-0", {"0"}), ("1-1", {"2, rounded: 0"})])
def test_that_there_is_nothing_to_score_is_said_in_words(person, begin, play, left, pieces):
    show(person, ended(begin, play, "all_fives", "6-6", "6-6", left))
    assert {"Nothing to score"} | pieces <= shown(person)


def test_it_stands_still_until_a_press(person, begin, play):
    show(person, ended(begin, play, "draw", "6-6", "6-6", "5-4 3-3", "2-1"))
    before = person.display.pixels
    person.wait(3)
    assert person.display.pixels == before and names_heard(person)[-1:] != ["tick"]
    person.press("A")
    assert person.scene_name == "tables.line.scene"
