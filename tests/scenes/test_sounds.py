# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds of the scenes, and the lights."""

import pytest

from engine import games
from engine.games import pai_gow
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


def test_a_tile_is_heard_when_it_has_come_to_its_place(person, midway):
    person.sit_down(midway("draw", "6-1", "6-5 4-4", "3-3 2-2", boneyard="0-0 3-0 4-0 5-5"))
    person.wait(0.5)  # before the hand can have been seen no A is taken
    person.press("A")
    wait_until(person, lambda: person.app.match.played)
    person.wait(0.2)
    assert names_heard(person) == []
    person.wait(0.2)
    assert names_heard(person) == ["laid"]


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


def test_points_are_heard_and_shine_before_the_next_turn_does(person, midway):
    person.sit_down(midway("all_fives", "5-5", "5-0 4-4", "3-3 2-2", boneyard="0-0 6-6"))
    person.wait(0.5)
    assert shines(person) == {0: OURS}
    person.press("A", "A")
    wait_until(person, lambda: "points2" in names_heard(person))
    person.wait(0.3)
    assert names_heard(person) == ["laid", "count1", "count2", "points2"]
    assert shines(person) == {0: OURS, 1: OURS}
    person.wait(1.5)
    assert shines(person) == {4: OTHERS}


def test_the_turn_moves_along_the_lights_as_along_the_bar(person, midway):
    person.sit_down(midway("draw", "6-1", "6-5 4-4", "5-3 6-2", "3-2 5-5", "2-0 4-0"))
    person.wait(0.5)
    person.press("A")
    seen = []
    for _ in range(300):
        person.step()
        if person.app.match.moves and shines(person) not in seen:
            seen.append(shines(person))
    assert seen[:4] == [{0: OURS}, {1: OTHERS}, {2: OTHERS}, {4: OTHERS}]


def test_the_lights_are_dark_at_the_title(person, midway):
    person.sit_down(midway("draw", "6-1", "6-5 4-4", "3-3 2-2", boneyard="0-0 3-0 4-0 5-5"))
    person.wait(0.5)
    assert shines(person)
    person.press("START", "UP", "A")
    person.wait(0.5)
    assert person.scene_name == "scenes.title"
    assert not shines(person)


@pytest.mark.parametrize(
    "hand, others, turn, how, sound",
    [
        ("6-5", "3-3 2-2", 0, "domino", "round_won"),
        ("4-4 3-2", "6-5", 1, "domino", "round_lost"),
        ("6-5 0-0", "3-3 2-2", 0, "blocked", "round_won"),
    ],
)
def test_how_a_round_ends_is_heard_and_then_for_whom(person, midway, hand, others, turn, how, sound):
    person.sit_down(midway("draw", "6-1", hand, others, turn=turn))
    person.wait(0.3)
    person.press("A")
    person.wait(5)
    heard = names_heard(person)
    assert heard[:2] == ["laid", how] and heard[-1] == sound


@pytest.mark.parametrize(
    "turn, hand, others, said, sound",
    [(0, "4-3 1-1", "2-2 5-4", "You win!", "round_won"), (1, "2-2 5-4", "4-3 1-1", "Gus wins", "round_lost")],
)
def test_that_a_match_is_won_in_mid_round_is_told_and_heard_at_once(person, midway, turn, hand, others, said, sound):
    """4-3 makes the ends 12 and 3, which is 15 points of the 10 that are missing."""
    match = midway("all_fives", "6-6, 6-4 right", hand, others, turn=turn, boneyard="0-0 1-0")
    match.scores[turn] = match.target() - 10
    person.sit_down(match)
    person.wait(0.3)
    person.press("A")
    wait_until(person, lambda: said in [text for text, _ in person.texts])
    assert match.result == turn and not match.ended and names_heard(person)[-1] == sound
    (counted, name), (ended, _) = reading.heard(person)[-2:]
    assert name.endswith("points3") and ended - counted < 1000
    wait_until(person, lambda: person.scene_name == "scenes.result")


@pytest.mark.parametrize(
    "game, scores, result, sound",
    [
        ("draw", (104, 30), 0, "match_won"),
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


def test_in_pai_gow_tiles_verdicts_and_the_end_are_heard(person):
    match = games.load("pai_gow")()
    person.sit_down(match)
    person.wait(0.5)  # until the stake can have been seen
    person.press("A")
    person.wait(1.7)  # and the split
    assert names_heard(person) == ["deal"] * 4 + ["turned"] * 4
    person.press("A")
    person.wait(4.5)
    match = person.app.match
    ((played, _),) = match.played
    split, house = (played[:2], played[2:]), pai_gow.house_way(match.hands[1])
    better = ["trick" if pai_gow.is_better(*pair) else "their_trick" for pair in zip(split, house)]
    end = {None: [], 0: ["points2"], 1: ["round_lost"]}[match.ended.side]
    assert names_heard(person)[8:] == ["turned", "turned", better[0], "turned", "turned", better[1], *end]


def last_heard(person):
    return person.badge.sounds[-1][1]


def test_the_title_is_heard_once_and_any_press_cuts_it_short(person):
    assert [name for _, name in person.badge.sounds] == ["title"]
    person.press("DOWN")
    assert last_heard(person) == "cursor"
    person.press("UP", "DOWN", "A", "B")
    assert person.scene_name == "scenes.title"
    assert [name for _, name in person.badge.sounds] == ["title", "cursor", "cursor", "cursor", "taken", "left"]


def test_the_picture_of_a_press_does_not_wait_for_its_sound(person):
    person.badge.press("DOWN")
    before = person.display.refreshes
    while last_heard(person) != "cursor":
        refreshes = person.display.refreshes
        person.step()
    assert person.display.refreshes > refreshes >= before


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
    assert "passed" in names_heard(person)
    person.wait(0.5)
    person.press("SELECT")
    person.wait(1.5)
    assert names_heard(person)[-1] == "hint"
