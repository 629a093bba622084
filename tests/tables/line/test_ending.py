# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The end of a round at the table: a banner says how it has ended, and the tiles left are counted in it. Its frames
are short enough, see test_games.py."""

import pytest

from tests.reading import names_heard
from tests.tables.line.shown import BAR


def stages(person, match, read, presses=1):
    """The values of `read()` while the round ends that the person ends with these presses of A, without those that are
    the same as in the frame before; and how many frames there are."""
    person.sit_down(match)
    person.wait_until_still()
    for _ in range(presses):
        person.badge.press("A")
        person.wait(0.3)
    found, frames = [], 0
    while person.app.scene == "table" and "lead_on" not in person.badge.flow:
        person.step()
        if not match.moves:
            now = read()
            frames += 1
            found += [now] if found[-1:] != [now] else []
    return found, frames


@pytest.fixture
def rounded(midway):
    """A match of All Fives in which the person, at 20 points, goes out with 6-1 against 5-4, 4-1 and 1-1: 16 pips."""
    return midway("all_fives", "6-5", "6-1", "5-4 4-1 1-1", scores=(20, 40))


def words(person):
    """The texts on the table that are words."""
    return [text for text in person.read(top=BAR, bottom=90) if text[:1].isalpha()]


def test_a_banner_says_who_goes_out_before_anything_is_counted(person, rounded):
    seen, frames = stages(person, rounded, lambda: words(person))
    assert seen[:3] == [[], ["You go out!"], ["Gus 9", "You go out!"]]
    heard = names_heard(person)
    assert heard[heard.index("domino") + 1] == "tick" and heard[-1] == "round_won"
    assert frames < 200  # 6.6 s


def test_a_banner_says_that_a_round_is_blocked(person, midway):
    match = midway("kurnik", "6-2, 3-2 right", "6-3 5-4", "2-0")
    seen, _ = stages(person, match, lambda: words(person), presses=2)
    assert "Blocked: no 3 left" in sum(seen, []) and "blocked" in names_heard(person)


def test_a_banner_says_at_once_that_the_match_is_won_in_mid_round(person, midway):
    match = midway("kurnik", "6-4", "6-1 5-5", "6-6", scores=(95, 0))
    seen, _ = stages(person, match, lambda: (words(person), names_heard(person)[-1:]))  # 1+4=5
    assert match.winner == 0 and not match.ended
    assert (["You win!"], ["round_won"]) in seen


def test_the_sum_grows_and_is_rounded_in_a_step_of_its_own(person, rounded):
    seen, _ = stages(person, rounded, lambda: [text for text in person.read(top=BAR, bottom=90) if "+" in text[1:]])
    assert seen == [[], ["9+5"], ["9+5+2=16,"], ["9+5+2=16, rounded: 15"]]


def test_for_two_the_penalties_of_both_hands_can_be_read_until_the_next_round(person, midway):
    match = midway("kozel", "6-2, 3-2 right", "6-3 5-5 5-4", "2-0 1-1", scores=(41, 32))
    seen, _ = stages(person, match, lambda: [text for text in person.read(top=BAR, bottom=90) if "+" in text], 2)
    assert seen == [[], ["You +19"], ["You +19   Gus +4"]] and "lead_on" in person.badge.flow
    assert {"Blocked: no 3 left", "You +19   Gus +4", "Gus 4", "You 60/101", "Gus 36/101"} <= set(person.read())


@pytest.fixture
def going_out(person, midway):
    """The person at a table at which they have just played their last tile."""
    person.sit_down(midway("draw", "6-1", "6-5", "5-4 4-4 3-3 2-2"))
    person.wait(0.5)
    person.press("A")
    person.wait(1)
    return person


def test_a_press_in_the_midst_of_it_does_not_go_on_to_the_next_round(going_out):
    going_out.press("A")
    going_out.wait(1)
    assert going_out.scene_name == "tables.line.summary"
    assert "9+8+6+4=27" in [text for text, box in going_out.texts]
    going_out.press("A")
    assert going_out.scene_name == "tables.line.scene"


def test_for_two_it_is_told_once_and_a_leads_from_the_banner_to_the_next_round(going_out):
    going_out.wait(6)
    assert going_out.scene_name == "tables.line.scene" and "lead_on" in going_out.badge.flow
    assert {"You go out!", "9+8+6+4=27", "A next round"} <= set(going_out.read())
    before = going_out.display.pixels
    going_out.wait(2)
    assert going_out.display.pixels == before
    going_out.press("LEFT", "A")
    going_out.wait(2)
    match = going_out.app.match
    assert going_out.scene_name == "tables.line.scene" and match.rounds == 1 and match.moves
    assert "You go out!" not in going_out.read()


def test_from_the_banner_start_leads_to_the_pause_and_back_to_the_summary(going_out):
    going_out.wait(6)
    going_out.press("START")
    assert going_out.scene_name == "scenes.pause"
    going_out.press("B")
    assert going_out.scene_name == "tables.line.summary"
    going_out.press("A")
    assert going_out.scene_name == "tables.line.scene"
