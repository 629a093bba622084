# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The comparison of hands in Pai Gow: docs/rules.md, section 7b."""

from types import SimpleNamespace

import pytest

from drawings import ARROW_DOWN, ARROW_UP, BLUE, GOLD, WHITE
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


def inks(person, box):
    """The colours of `drawings` that are in a box of the screen, of GOLD and BLUE."""
    frame, plain = person.badge.frame().crop(box).convert("RGB"), person.app.art.plain
    seen = {red << 16 | green << 8 | blue for _, (red, green, blue) in frame.getcolors()}
    return {colour for colour in (GOLD, BLUE) if plain[colour] in seen}


@pytest.mark.painted
def test_what_is_the_persons_is_gold_and_what_is_the_bankers_blue(table):
    """One's own Wong against 9, and 3 against 5."""
    person = table(MINE, THEIRS)
    person.press("A")
    person.wait(WATCHED)
    boxes = {text: box for text, box in person.texts if text in ("Yours", "Banker's")}
    assert [inks(person, boxes[text]) for text in ("Yours", "Banker's")] == [{GOLD}, {BLUE}]


@pytest.mark.parametrize(
    "side, points, told",
    [(0, 25, ("You win 25", GOLD)), (1, 25, ("You lose 25", BLUE)), (None, 0, ("Push: nobody pays", WHITE))],
)
def test_a_win_is_gold_a_loss_blue_and_a_push_neither(person, side, points, told):
    from tables.pai_gow.phrases import outcome

    assert outcome(person.app.words, SimpleNamespace(side=side, points=points)) == told


@pytest.mark.parametrize("size", [(128, 128), (240, 240)], ids=str)
@pytest.mark.parametrize(
    "hand, bankers",
    [
        (MINE, THEIRS),
        ("6-6 3-1 5-2 4-2", "6-6 3-3 6-1 3-2"),
        ("6-4 3-1 5-2 3-3", "6-5 4-2 6-4 5-5"),
        ("6-6 6-4 5-5 6-5", "4-4 5-5 6-4 6-1"),
        ("6-6 6-6 3-1 3-1", "5-3 6-2 6-3 5-4"),
        ("6-3 5-4 6-5 6-5", "4-2 2-1 4-1 3-2"),
    ],
)
def test_on_a_narrow_screen_nothing_of_a_comparison_is_cut_or_touches_another(table, new_person, hand, bankers, size):
    person = table(hand, bankers, person=new_person(seed=1, size=size))
    for _ in range(4):  # to the second split again
        person.press("RIGHT")
        assert_two_columns(person)
        person.assert_laid_out()
    person.press("A")
    person.wait(WATCHED)
    assert all(map(str.strip, verdicts(person, person.app.art.page_width // 2)))
    assert_two_columns(person)
    person.assert_laid_out()


def assert_two_columns(person):
    """The texts on the high hands end before those on the low ones begin, and that at the edge of the screen."""
    table, wide = person.scene.table, person.app.art.page_width
    for text, (left, top, right, bottom) in person.texts:
        if 13 < top and bottom <= table.bar.top:
            assert right < wide // 2 if left < wide // 2 else right <= wide, text


def test_on_a_narrow_screen_the_lines_of_the_rules_are_about_equally_long(new_table, new_person):
    person = new_table(person=new_person(seed=1, size=(240, 240)))
    lines = [box for text, box in person.texts if 46 <= box[1] and box[3] <= 1 + person.scene.table.bar.top]
    wide = [right - left for left, _, right, _ in lines]
    assert len(wide) >= 2 and max(wide) - min(wide) < 40


def test_on_a_narrow_screen_a_sum_without_room_for_its_total_leaves_that_to_the_digit_above(table, new_person):
    person = table("5-5 6-6 6-4 6-2", person=new_person(seed=1, size=(240, 240)))
    hand = person.scene.table.mine[0]
    for pair, words in ((((5, 5), (6, 6)), ["2", "10+12"]), (((4, 3), (3, 1)), ["1", "7+4=11"])):
        hand.lay(pair)
        hand.show_name()
        person.step()
        assert [text for text, box in person.texts if 48 <= box[1] < 75 and box[0] < 60] == words


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


@pytest.mark.parametrize("hand, bankers, side", [(BEST, NINES, 0), (NINES, BEST, 1)])
def test_the_points_fly_to_who_has_won_them(table, hand, bankers, side):
    person = table(hand, bankers, stake=25)
    person.press("A")
    grid, places = person.scene.table.points.grid, []
    for _ in range(150):
        person.step()
        if any(layer is grid for layer in person.scene.table.page):
            places.append((grid.x, grid.y))
    assert 8 < len(places) <= 14  # frames
    ends = [score.grid.y for score in person.scene.table.bar.scores]
    assert abs(places[0][1] - ends[1 - side]) < 16 and places[-1][1] == ends[side]


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
