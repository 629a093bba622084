# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The result of a match."""
import pytest

from drawings import ARROW_RIGHT, GOAT, TROPHY
from engine import games


def over(game, scores, result, seats=None):
    match = games.load(game)(seats or len(scores))
    match.scores = list(scores)
    match.result = result
    return match


def shown(person):
    return {text for text, box in person.texts}


def ranking(person):
    """The places, as they stand from top to bottom, in one column or two."""
    rows = [(left // 80 if person.app.match.seats > 4 else 0, top, left, text)
            for text, (left, top, right, bottom) in person.texts if 43 < top < 80]
    return [text for column, top, left, text in sorted(rows)]


def test_two_players_see_both_scores(person):
    person.show("result", over("draw", (104, 30), 0))
    assert {"You win!", "You 104 : 30 Gus"} <= shown(person)
    assert person.icons(TROPHY)


def test_more_are_ranked_by_their_scores(person):
    person.show("result", over("draw", (33, 104, 7, 33), 1))
    assert "Gus wins" in shown(person)
    assert ranking(person) == ["1 Gus", "104", "2 You", "33", "2 Max", "33", "4 Ivy", "7"]
    assert not person.icons(TROPHY)


def test_eight_are_ranked_in_two_columns(person):
    person.show("result", over("blitz", (33, 104, 7, 50, 0, 1, 2, 99), 1))
    assert ranking(person) == ["1 Gus", "104", "2 Sam", "99", "3 Max", "50", "4 You", "33",
                               "5 Ivy", "7", "6 Mia", "2", "7 Leo", "1", "8 Zoe", "0"]


@pytest.mark.parametrize("place, scores", [(0, (104, 3, 2)), (2, (2, 104, 3))])
def test_your_own_place_is_marked(person, place, scores):
    person.show("result", over("draw", scores, scores.index(104)))
    (left, top, right, bottom), = person.icons(ARROW_RIGHT)
    rows = sorted({box[1] for text, box in person.texts if 43 < box[1] < 80 and text[0] in "123"})
    assert rows.index(top) == place


def test_the_side_with_most_penalties_is_the_goat(person):
    person.show("result", over("kozel", (112, 40, 60), 0))
    assert "You are the goat!" in shown(person)
    assert ranking(person) == ["1 Gus", "40", "2 Ivy", "60", "3 You", "112"]
    assert person.icons(GOAT) and not person.icons(TROPHY)


def test_whoever_else_is_the_goat_you_have_won(person):
    person.show("result", over("kozel", (12, 140), 1))
    assert {"Gus is the goat", "You 12 : 140 Gus"} <= shown(person)
    assert person.icons(TROPHY) and not person.icons(GOAT)


def test_partners_are_goats_together(person):
    person.show("result", over("kozel", (12, 140), 1, seats=4))
    assert {"Gus+Max are the goats", "You+Ivy 12 : 140 Gus+Max"} <= shown(person)
    person.show("result", over("kozel", (140, 12), 0, seats=4))
    assert "You are both goats!" in shown(person)


def falling(person):
    """The boxes of the tiles that fall over a page."""
    return [box for box in person.tiles if box[3] - box[1] in (7, 14)]


def test_tiles_fall_for_who_has_won_and_are_gone_in_the_end(person):
    person.show("result", over("draw", (104, 30), 0))
    seen = set()
    for _ in range(80):
        before = person.display.pixels
        person.step()
        assert person.display.pixels - before <= 3000
        seen.add(tuple(falling(person)))
    assert len(seen) > 30
    assert not falling(person) and person.doing == "press"


def test_whoever_loses_sees_no_tiles_fall(person):
    person.show("result", over("draw", (30, 104), 1))
    person.wait(0.3)
    assert not falling(person)


def test_a_press_ends_the_fall_and_is_taken(person):
    person.show("result", over("draw", (104, 30), 0))
    assert falling(person)
    person.press("DOWN")
    assert not falling(person) and person.scene.menu.chosen == 1


def test_without_animations_nothing_falls(person):
    person.app.settings.speed = 0
    person.show("result", over("draw", (104, 30), 0))
    assert not falling(person)
