# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds of the scenes, and the lights."""

import pytest

from engine import games
from tables import sounds
from tests import reading
from tests.reading import names_heard

OURS, OTHERS = (5, 10, 0), (2, 0, 10)


def wait_until(person, happened):
    for _ in range(300):
        if happened():
            return
        person.step()
    raise AssertionError("it never happened")


def shines(person):
    """The colours of the lights that shine, by their numbers."""
    row = person.badge.shining()
    return {i // 3: tuple(row[i : i + 3]) for i in range(0, 15, 3) if any(row[i : i + 3])}


def test_each_drawn_tile_is_heard_and_a_press_that_does_nothing_is_refused(person, midway):
    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 5-3 6-2"))
    person.wait(0.2)
    person.press("LEFT")
    assert names_heard(person) == ["refused"]
    person.press("UP")  # looks along the line
    assert names_heard(person) == ["refused"]
    person.press("A")
    person.wait(0.8)
    assert names_heard(person) == ["refused", "drawn", "drawn", "drawn"]


def test_the_lights_are_dark_at_the_title(person, midway):
    person.sit_down(midway("draw", "6-1", "6-5 4-4", "3-3 2-2", boneyard="0-0 3-0 4-0 5-5"))
    person.wait(0.5)
    assert shines(person)
    person.press("START", "UP", "A")
    person.wait(0.5)
    assert person.scene_name == "scenes.title"
    assert not shines(person)


def test_that_a_match_is_lost_in_mid_round_is_told_and_heard_at_once(person, midway):
    """4-3 makes the ends 12 and 3, which is 15 points of the 10 that are missing."""
    match = midway("all_fives", "6-6, 6-4 right", "2-2 5-4", "4-3 1-1", turn=1, boneyard="0-0 1-0")
    match.scores[1] = match.target() - 10
    person.sit_down(match)
    wait_until(person, lambda: "Gus wins" in [text for text, _ in person.texts])
    assert match.result == 1 and not match.ended and names_heard(person)[-1] == "round_lost"
    (counted, name), (ended, _) = reading.heard(person)[-2:]
    assert name.endswith("points3") and ended - counted < 1000
    wait_until(person, lambda: person.scene_name == "scenes.result")


def test_more_points_than_have_a_sound_sound_as_the_most(person):
    sounds.points(person.app.handheld, 90, True)
    assert names_heard(person) == ["points5"]


@pytest.mark.parametrize(
    "game, scores, result, sound",
    [
        ("draw", (30, 104), 1, "match_lost"),
        ("kozel", (104, 30), 0, "goat"),
        ("kozel", (30, 104), 1, "match_won"),
    ],
)
def test_the_result_of_a_match_is_heard(person, game, scores, result, sound):
    match = games.load(game)(2)
    match.scores, match.rounds, match.result = list(scores), 1, result
    person.show("result", match)
    assert names_heard(person) == [sound]


def last_heard(person):
    return person.badge.sounds[-1][1]


def test_the_title_is_heard_once_and_any_press_cuts_it_short(person):
    assert [name for _, name in person.badge.sounds] == ["title"]
    person.press("DOWN")
    assert last_heard(person) == "cursor"
    person.press("UP", "DOWN", "A", "B")
    assert person.scene_name == "scenes.title"
    assert [name for _, name in person.badge.sounds] == ["title", "cursor", "cursor", "cursor", "taken", "left"]


def test_the_persons_turn_is_heard_and_so_is_a_press_that_comes_too_early(person, midway):
    person.sit_down(midway("draw", "6-1", "6-5 1-0", "3-3 2-2", turn=1, boneyard="0-0 6-6 5-5"))
    person.wait_for_turn()
    while last_heard(person) != "turn":
        person.step()
    person.badge.press("A")
    person.wait(0.2)
    assert last_heard(person) == "dropped" and person.app.match.played_by == bytes((1,)) * len(person.app.match.played)


def test_a_pass_and_a_hint_are_heard(person, midway):
    person.sit_down(midway("draw", "6-1", "6-5 1-0", "3-3 2-2", turn=1))
    person.wait_for_turn()
    person.wait(0.5)
    assert "passed" in names_heard(person)
    person.press("SELECT")
    person.wait(1.5)
    assert names_heard(person)[-1] == "hint"
