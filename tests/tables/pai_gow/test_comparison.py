# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The comparison of hands in Pai Gow: docs/rules.md, section 7b."""

import pytest

from drawings import ARROW_DOWN, ARROW_UP
from tests.tables.pai_gow.shown import BAR, BEST, KEYS, MINE, NINES, OWN, THEIRS, WATCHED, face_down, said


def verdicts(person, middle=70):
    """The texts between the hands: of the high ones, and of the low ones from the middle on."""
    seen = [(text, left >= middle) for text, (left, top, _, bottom) in person.texts if 38 <= top and bottom <= 54]
    return [" ".join(text for text, right in seen if right == column) for column in (False, True)]


def test_the_bankers_tiles_lie_face_down_until_one_has_split_ones_own(table):
    person = table()
    assert face_down(person) == 4
    assert verdicts(person) == ["High hand", "Low hand"]
    person.press("RIGHT", "SELECT", "LEFT")
    assert face_down(person) == 4
    person.press("A")
    person.wait(0.4)
    assert face_down(person) == 2
    assert said(person) == "The banker's hands"
    assert person.read(13, 42) == ["9", "7+2=9"]
    assert verdicts(person) == ["High hand", "Low hand"]
    person.wait(2)
    assert face_down(person) == 0
    assert person.read(13, 42) == ["9", "7+2=9", "5", "8+7=15"]
    assert verdicts(person) == ["Yours", "Low hand"]


@pytest.mark.parametrize(
    "hand, bankers, turns, arrows, told",
    [
        # One's own Wong against 9, and 3 against 5.
        (MINE, THEIRS, 0, (ARROW_DOWN, ARROW_UP), ["Yours", "Banker's"]),
        # 9 against 9 with Heaven against Earth; 5 against 5 with the nine against the civil 6-1.
        (MINE, THEIRS, 1, (ARROW_DOWN, ARROW_UP), ["6-6 > 1-1", "6-1 > 6-3"]),
        # 9 against 9, both with Heaven.
        ("6-6 3-1 5-2 4-2", "6-6 3-3 6-1 3-2", 1, (ARROW_UP, ARROW_DOWN), ["when level", "Yours"]),
        # 7 against 7; 0 against 0, though one's own Harmony is higher than 5-5.
        ("6-4 3-1 5-2 3-3", "6-5 4-2 6-4 5-5", 1, (ARROW_UP, ARROW_UP), ["6-5 > 6-4", "both are 0"]),
    ],
)
def test_each_comparison_is_told_in_one_line_with_its_reason(table, hand, bankers, turns, arrows, told):
    person = table(hand, bankers)
    person.press(*["RIGHT"] * turns)
    person.press("A")
    person.wait(WATCHED)
    assert verdicts(person) == told
    seen = sorted((box[0], arrow) for arrow in (ARROW_UP, ARROW_DOWN) for box in person.icons(arrow))
    assert [arrow for left, arrow in seen] == list(arrows)


@pytest.mark.parametrize("size", [(128, 128), (240, 240)], ids=str)
@pytest.mark.parametrize(
    "hand, bankers",
    [
        (MINE, THEIRS),
        ("6-6 3-1 5-2 4-2", "6-6 3-3 6-1 3-2"),
        ("6-4 3-1 5-2 3-3", "6-5 4-2 6-4 5-5"),
        ("6-6 6-6 3-1 3-1", "5-3 6-2 6-3 5-4"),
    ],
)
def test_on_a_narrow_screen_a_comparison_can_be_read(table, new_person, check, hand, bankers, size):
    person = table(hand, bankers, person=new_person(seed=1, size=size))
    for _ in range(4):  # to the second split again
        person.press("RIGHT")
        assert_two_columns(person)
        check(person.badge)
    person.press("A")
    person.wait(WATCHED)
    assert all(map(str.strip, verdicts(person, person.app.art.page_width // 2)))
    assert_two_columns(person)
    check(person.badge)


def assert_two_columns(person):
    """The texts on the high hands end before those on the low ones begin, and that at the edge of the screen."""
    table, wide = person.scene.table, person.app.art.page_width
    for text, (left, top, right, bottom) in person.texts:
        if 13 < top and bottom <= table.bar.top:
            assert right < wide // 2 if left < wide // 2 else right <= wide, text


@pytest.mark.parametrize(
    "hand, bankers, sentence, scores",
    [
        (BEST, NINES, "You win 25", ["You 125", "Banker 75"]),
        (NINES, BEST, "You lose 25", ["You 75", "Banker 125"]),
        (MINE, THEIRS, "Push: nobody pays", ["You 100", "Banker 100"]),
    ],
)
def test_who_wins_the_stake_is_told_and_paid(table, hand, bankers, sentence, scores):
    person = table(hand, bankers, stake=25)
    person.press("A")
    person.wait(WATCHED)
    assert said(person) == sentence
    assert person.read(*BAR) == [scores[1]] and person.read(*OWN)[0] == scores[0]
    assert "deal" in person.read(*KEYS)


def test_an_a_cuts_one_look_short_and_does_not_skip_the_result(table):
    person = table(BEST, NINES)
    person.press("A")
    seen = []
    for _ in range(2):
        person.wait(0.3)
        seen.append(verdicts(person))
        person.press("A")
    person.wait(0.2)
    seen.append(verdicts(person))
    assert [[text.endswith("hand") for text in pair] for pair in seen] == [[True, True], [False, True], [False, False]]
    assert said(person) == "You win 10"
    person.press("A")  # which cuts the points short
    person.wait(0.5)
    assert said(person) == "You win 10"
    assert not person.app.match.moves
    person.press("A")
    person.wait(0.2)
    assert person.app.match.moves
