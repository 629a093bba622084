# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The strip at the top of a table for three to eight."""

import pytest

from drawings import FACE, GOAT, GOLD_LIGHT, GREY, PARTNER
from tests.reading import assert_apart

ROW = 11  # px of the strip's height
SECOND = 12  # px from the top, where its second row begins
LAP = 6.0  # s for the moves of all others


def sit(person, begin, game, seats, scores=None, **options):
    match = begin(game, *[""] * seats, **options)
    match.scores = list(scores or match.scores)
    person.sit_down(match)
    return match


def strip(person):
    """The texts of the strip with their boxes, the upper ones first."""
    seen = sorted(person.texts, key=lambda seen: (seen[1][1] // ROW, seen[1]))
    return [(text, box) for text, box in seen if box[3] <= person.scene.table.bar.height]


def cells(person, seats):
    """The texts of each cell, the upper ones first; more than four seats have their cells in rows of three."""
    across = seats if seats < 5 else 3
    wide = 160 // across
    found = [[] for _ in range(seats)]
    for text, (left, top, right, bottom) in strip(person):
        cell = left // wide
        assert right <= (cell + 1) * wide, f"{text} is not within its cell"
        found[cell + across * (top // ROW if seats > 4 else 0)].append(text)
    return found


@pytest.mark.parametrize("game, seats", [("draw", 3), ("bergen", 4), ("blitz", 5), ("blitz", 8)])
def test_each_seat_has_its_name_its_count_and_its_score(person, begin, game, seats):
    match = sit(person, begin, game, seats)
    match.scores = [10 * side + 9 for side in range(len(match.scores))]
    person.scene.table.bar.show_scores()
    names = ["You", "Gus", "Ivy", "Max", "Zoe", "Leo", "Mia", "Sam"]
    for seat, (name, count, score) in enumerate(cells(person, seats)):
        assert name == names[seat]
        assert count == str(len(match.hands[seat]))
        assert score.split("/")[0] == str(match.scores[match.side(seat)])


@pytest.mark.parametrize("game, seats", [("bergen", 4), ("kozel", 4), ("blitz", 8)])
@pytest.mark.parametrize("size", [(160, 128), (120, 120)], ids=str)
def test_nothing_in_the_strip_is_cut_or_lies_over_another(new_person, begin, game, seats, size):
    person = new_person(seed=1, size=size)
    match = sit(person, begin, game, seats)
    match.scores = [100] * len(match.scores)
    bar = person.scene.table.bar
    bar.show_scores()
    for seat in range(seats):
        bar.mark_passed(seat, True)
        texts = [text.split("/")[0] for text, box in strip(person)]
        assert texts.count("100") == len(match.scores)
        assert texts.count(f"{len(match.hands[0])}-") == seat + 1
        faces = [(face.x, face.y, face.x + FACE, face.y + FACE) for _, face in bar.faces]
        assert_apart([box for _, box in strip(person)] + person.icons(GOAT) + person.icons(PARTNER) + faces, size[0])


def test_partners_have_a_row_with_one_score_and_yours_is_gold(person, begin):
    sit(person, begin, "kozel", 4, scores=(34, 56))
    texts = [text for text, box in strip(person)]
    assert [text for text in texts if text.isalpha()] == ["You", "Ivy", "Gus", "Max"]
    assert (texts[4], texts[-1]) == ("34", "56") and len(person.icons(GOAT)) == 2
    ((_, top, _, bottom),) = person.icons(PARTNER)
    assert bottom < SECOND
    bar, art = person.scene.table.bar, person.app.art
    bar.mark.show(None)
    assert [label.grid.pixel_shader for label in bar.mark.labels] == [art.ink(GOLD_LIGHT), art.ink(GREY)] * 2


def test_three_play_kozel_without_partners_and_see_what_loses(person, begin):
    sit(person, begin, "kozel", 3, scores=(34, 100, 7))
    assert [texts[-1] for texts in cells(person, 3)] == ["34/101", "100/101", "7/101"]
    assert not person.icons(PARTNER)


def lap(person, match, hurry):
    """The seconds until it is the person's turn again, pressing A all the time or not at all."""
    start = person.badge.now
    while match.turn or person.doing != "press":
        if hurry and person.app.pressed() is None:
            person.badge.press("A")
        person.step()
    return (person.badge.now - start) / 1000


@pytest.fixture
def crowd(person, midway):
    """Eight at a table, the seven others with a tile each that they can play, and a turn to come."""
    match = midway(
        "blitz", "0-0", "6-1 6-0", "1-0 6-6", "1-1 6-2", "2-1 6-3", "2-2 6-4", "3-2 6-5", "3-3 5-5", "4-3 5-4", turn=1
    )
    match.goes_on = lambda seat: False
    person.sit_down(match)
    return match


def test_the_mark_goes_round_the_table(person, crowd):
    seen = []
    while crowd.turn or person.doing != "press":
        person.step()
        if person.doing == "pause":
            seen.append((crowd.turn, person.gold_line[0] // 53 + 3 * (person.gold_line[1] // ROW)))
    assert {turn for turn, marked in seen} == set(range(1, 8))
    assert all(turn == marked for turn, marked in seen)
    assert person.gold_line[0] < 53


def test_a_hurries_the_others_on_and_plays_nothing(person, crowd):
    assert lap(person, crowd, hurry=True) <= LAP / 3
    assert len(crowd.line.tiles) == 8
    person.wait(1)
    assert crowd.turn == 0
