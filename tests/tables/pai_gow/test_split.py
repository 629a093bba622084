# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The split of a hand in Pai Gow: docs/rules.md, section 7b."""

import pytest

from engine import parsing
from engine.chinese_moves import SPLIT
from engine.games.pai_gow import house_way
from tests.tables.pai_gow.shown import KEYS, TASK, THEIRS, WATCHED, mine, names, said


def test_each_split_is_tried_with_left_and_right_and_named(table):
    person = table()
    seen = []
    for _ in range(3):
        seen.append((mine(person), person.read(53, 82)))
        person.press("RIGHT")
    assert seen == [
        (["6-3 6-6", "4-2 5-2"], ["Wong", "12+9", "3", "7+6=13"]),
        (["5-2 6-6", "4-2 6-3"], ["9", "12+7=19", "5", "9+6=15"]),
        (["4-2 6-6", "5-2 6-3"], ["8", "12+6=18", "6", "9+7=16"]),
    ]
    assert mine(person) == seen[0][0]
    person.press("LEFT")
    assert mine(person) == seen[2][0]


def test_hands_that_rank_alike_are_one_split_and_not_two(table):
    person = table("6-6 6-6 6-3 5-4", THEIRS)  # Wong with Heaven, twice
    assert "split 1/2" in person.read(*KEYS)
    person.press("RIGHT")
    assert person.read(53, 82) == ["Wong", "9+12", "Wong", "12+9"]
    person.press("RIGHT")
    assert mine(person) == ["6-6 6-6", "5-4 6-3"]


@pytest.mark.parametrize(
    "pair, first, second",
    [
        ("4-2 2-1", "Supreme", "pair"),
        ("6-6 6-6", "Heaven", "pair"),
        ("5-5 5-5", "Pair of", "5-5"),
        ("6-3 5-4", "Pair of", "nines"),
        ("1-1 5-4", "Wong", "2+9"),
        ("6-6 4-4", "Gong", "12+8"),
        ("5-5 6-4", "0", "10+10=20"),
        ("4-2 3-2", "8", "3+5=8"),
        ("6-5 2-1", "7", "11+6=17"),
    ],
)
def test_what_two_tiles_make_is_named(table, pair, first, second):
    person = table()
    person.scene.table.mine[1].clear()
    hand = person.scene.table.mine[0]
    hand.lay([parsing.tile(name) for name in pair.split()])
    hand.show_name()
    person.step()
    assert person.read(53, 82) == [first, second]


def test_select_shows_the_split_of_the_hint_and_says_why(table, hint):
    person = table()
    high, low = house_way(person.app.match.hands[0])
    hint((high + low, SPLIT), "low")
    person.press("SELECT")
    person.wait(0.2)
    assert mine(person) == names((high, low)) == ["5-2 6-6", "4-2 6-3"]
    assert said(person) == "A stronger low hand"
    person.press("LEFT")
    assert said(person) == TASK


def test_a_plays_the_split_that_is_shown(table):
    person = table()
    person.press("RIGHT", "RIGHT", "A")
    person.wait(WATCHED)
    ((played, _),) = person.app.match.played
    assert names([played[:2], played[2:]]) == ["4-2 6-6", "5-2 6-3"]
