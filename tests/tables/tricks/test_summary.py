# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round of Tien Gow: the payment of each seat, and the scores that come of it."""

import pytest

from engine.games import tien_gow
from languages import Language
from saves import settings
from tests.reading import assert_apart
from words import LANGUAGES

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


def ended(begin, tricks, winner, leader=0, scores=(0, 0, 0, 0), rounds=1, **options):
    """A match between rounds: its last one ended with these tricks."""
    match = begin("tien_gow", "", "", "", "", leader=leader, **options)
    match.scores = list(scores)
    match.hands = [[] for _ in range(4)]
    match.tricks, match.winning = list(tricks), winner
    match.rounds = rounds - 1
    # As the last move of a round does, without all those before it.
    match._end_round(tien_gow.RoundEnd("last trick", winner, match._payments()))
    return match


def show_summary(person, match):
    """Show the summary of a match, and wait until all is paid."""
    person.show("summary", match)
    person.wait_for_choice()


def rows(person):
    """The texts in the row of each seat, from left to right: lists of texts."""
    return [[name, *person.value(name).split()] for name in person.app.names]


def test_the_payments_are_shown_one_after_another_and_then_the_scores_grow(person, begin):
    person.take_match(ended(begin, (1, 0, 5, 2), 2, leader=0, scores=(10, -3, 0, -118)))
    person.app.start("summary")
    gains, scores = [], []
    while person.doing != "press" or not scores:
        before = person.display.pixels
        person.step()
        assert not scores or person.display.pixels - before <= 3000
        shown = rows(person)
        gains.append(sum(len(row) == 5 for row in shown))
        scores.append([row[-1] for row in shown])
    assert list(dict.fromkeys(gains)) == [0, 1, 2, 3, 4]
    assert scores[0] != scores[-1] and scores.index(scores[-1]) > gains.index(4)
    assert "tick" in [name for _, name in person.badge.sounds]


def test_the_summary_spells_out_what_each_seat_pays(person, begin):
    show_summary(person, ended(begin, (1, 0, 5, 2), 2, leader=0, scores=(10, -3, 0, -118)))
    assert rows(person) == [
        ["You", "1", "2×(4-1)", "-6", "4"],
        ["Gus", "0", "5", "-5", "-8"],
        ["Ivy", "5", "6+5+2", "+13", "13"],
        ["Max", "2", "4-2", "-2", "-120"],
    ]


def test_a_winner_who_is_banker_gets_all_twice_and_pays_for_many_tricks(person, begin):
    show_summary(person, ended(begin, (5, 0, 2, 1), 2, leader=2))
    assert rows(person) == [
        ["You", "5", "2×(4-5)", "+2", "2"],
        ["Gus", "0", "2×5", "-10", "-10"],
        ["Ivy", "2", "-2+10+6", "+14", "14"],
        ["Max", "1", "2×(4-1)", "-6", "-6"],
    ]


def test_the_summary_names_the_winner_the_round_and_the_next_banker(person, begin):
    show_summary(person, ended(begin, (1, 0, 5, 2), 2, rounds=3))
    texts = [text for text, box in person.texts]
    assert {"Ivy wins the round", "Round 3/8", "Ivy is the next banker", "next round"} <= set(texts)


def test_the_last_summary_leads_to_the_result(person, begin):
    match = ended(begin, (1, 0, 5, 2), 2, rounds=8)
    assert match.winner == 2
    show_summary(person, match)
    texts = [text for text, box in person.texts]
    assert "result" in texts and "Ivy is the next banker" not in texts


def test_a_level_match_goes_on_and_the_summary_says_why(person, begin):
    show_summary(person, ended(begin, (1, 0, 5, 2), 2, rounds=9, scores=(19, 0, 0, 0)))
    assert "Round 9: a tie-break" in [text for text, box in person.texts]
    assert person.app.match.result is None


@pytest.mark.parametrize(
    "tricks, winner, leader", [((1, 0, 5, 2), 2, 0), ((0, 0, 8, 0), 2, 2), ((7, 0, 1, 0), 2, 2), ((2, 2, 2, 2), 0, 0)]
)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_texts_of_the_summary_are_whole_and_stay_apart(new_person, begin, size, tricks, winner, leader):
    person = new_person(seed=1, size=size)
    match = ended(begin, tricks, winner, leader, scores=(-110, 110, 100, -100))
    show_summary(person, match)
    seen = dict(person.texts)
    assert all(str(score) in seen for score in match.scores)
    boxes = [box for text, box in person.texts]
    assert len(boxes) > 20
    assert_apart([(left, top, right + 1, bottom) for left, top, right, bottom in boxes], size[0] + 1, size[1])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_sum_is_not_read_as_one_with_the_numbers_beside_it(new_person, begin, size):
    person = new_person(seed=1, size=size)
    show_summary(person, ended(begin, (1, 0, 5, 2), 2, leader=0, scores=(50, 50, 50, 50)))
    tops = [box[1] for text, box in person.texts if text in ("-6", "-5", "+13", "-2")]
    assert len(tops) == 4
    for top in tops:
        *_, tricks, paid, gain, score = sorted(box for text, box in person.texts if box[1] == top)
        assert paid[0] - tricks[2] >= 4 and gain[0] - paid[2] >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_of_twelve_rounds_are_counted_on_the_narrowest_page(new_person, begin, check, language):
    person = new_person(seed=1, size=(240, 240))
    settings.choose(person.app, "language", language)
    match = ended(begin, (1, 0, 5, 2), 2, rounds=11)
    match.options["rounds"] = 12
    show_summary(person, match)
    assert Language(language).TRICKS_ROUND % (11, 12) in [text for text, box in person.texts]
    check(person.badge)
