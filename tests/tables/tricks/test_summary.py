# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round of Tien Gow: the payment of each seat, and the scores that come of it."""

from engine.games import tien_gow

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


def ended(begin, tricks, winner, leader=0, scores=(0, 0, 0, 0), number=1, **options):
    """A match between rounds: its last one, of that number, ended with these tricks."""
    match = begin("tien_gow", "", "", "", "", leader=leader, **options)
    match.scores = list(scores)
    match.hands = [[] for _ in range(4)]
    match.tricks, match.winning = list(tricks), winner
    match.rounds = number - 1
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


def test_the_summary_names_the_winner_the_round_and_the_next_banker(person, begin):
    show_summary(person, ended(begin, (1, 0, 5, 2), 2, number=3))
    texts = [text for text, box in person.texts]
    assert {"Ivy wins the round", "Round 3/8", "Ivy is the next banker", "next round"} <= set(texts)


def test_the_last_summary_leads_to_the_result(person, begin):
    match = ended(begin, (1, 0, 5, 2), 2, number=8)
    assert match.winner == 2
    show_summary(person, match)
    texts = [text for text, box in person.texts]
    assert "result" in texts and "Ivy is the next banker" not in texts


def test_a_level_match_goes_on_and_the_summary_says_why(person, begin):
    show_summary(person, ended(begin, (1, 0, 5, 2), 2, number=9, scores=(19, 0, 0, 0)))
    assert "Round 9: a tie-break" in [text for text, box in person.texts]
    assert person.app.match.result is None
