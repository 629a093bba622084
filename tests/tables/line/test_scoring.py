# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The points of a play are counted where they are: at the ends, into the sum, and to the score."""

import pytest

from tests.reading import names_heard
from tests.tables.line.shown import BAR

FRAME_BUDGET = 3000  # px
LONGEST = 0.9  # s
FRAME = 0.033


def scored(person, buttons=("A", "A"), hurry=None):
    """Play the tile at the cursor; the things seen in each frame from its landing until the next turn: the
    texts on the screen, and the pixels repainted. `hurry` is pressed once the first number is seen."""
    person.wait(0.3)
    person.press(*buttons)
    frames = []
    for _ in range(150):
        person.step()
        names = names_heard(person)
        if "laid" in names:
            frames.append((person.read(), person.display.last_pixels))
        if hurry and names[-1:] == ["count1"]:
            person.badge.press(hurry)
            hurry = None
        if person.doing in ("_think", "think", "press", "pause") and "laid" in names:
            break
    return frames


def signs(frames):
    """The signs that were seen in these frames, each once, in the order in which they came."""
    seen = []
    for texts, _ in frames:
        seen += [text for text in texts if (text.isdigit() or text[:1] == "+") and text not in seen]
    return seen


@pytest.fixture
def table(person, midway, nothing_left):
    """table("all_fives", line, hands...): a Person whose turn it is; remnants on the screen are noticed."""

    def make(game, line, *hands, **options):
        person.sit_down(midway(game, line, *hands, **options))
        return person

    return make


def test_each_end_that_counts_is_shown_with_its_note_and_then_the_points(table):
    person = table("all_fives", "6-6, 6-2 left, 6-4 right, 6-3 up", "4-0 1-1", "5-5 5-4", boneyard="0-0 5-0")
    frames = scored(person, ("A",))
    assert names_heard(person) == ["laid", "count1", "count2", "count3", "points1"]
    assert {"2", "0", "3", "+5"} <= set(signs(frames))
    assert person.read(bottom=BAR)[0] == "You 5"


def test_the_points_of_another_are_counted_in_their_own_voice(table):
    person = table("all_fives", "6-6, 6-2 left, 6-4 right, 6-3 up", "1-1 5-4", "4-0 5-5", boneyard="0-0 5-0", turn=1)
    scored(person, ())
    assert [name for name in names_heard(person) if name != "laid"][:4] == [
        "their_count1",
        "their_count2",
        "their_count3",
        "their_points1",
    ]


def test_the_score_counts_up_from_frame_to_frame(table):
    person = table("all_fives", "6-6, 6-2 left, 6-4 right, 6-3 up, 6-5 down", "4-0 1-1", "5-4 3-1", boneyard="0-0 5-0")
    frames = scored(person, ("A",))
    scores = [text.removeprefix("You ") for texts, _ in frames for text in texts if text.startswith("You ")]
    seen = [int(score) for score in scores if score.isdigit()]
    assert seen[0] == 0 and seen[-1] == 10 and seen == sorted(seen)
    assert any(0 < points < 10 for points in seen)


def test_all_of_it_is_short_and_no_frame_repaints_much(table):
    person = table("all_fives", "6-6, 6-2 left, 6-4 right, 6-3 up, 6-5 down", "4-0 1-1", "5-4 3-1", boneyard="0-0 5-0")
    frames = scored(person, ("A",))
    assert names_heard(person)[-1] == "points2"
    assert (len(frames) - 1) * FRAME <= LONGEST  # in the first the tile is laid
    assert max(pixels for _, pixels in frames) <= FRAME_BUDGET


def test_a_press_cuts_it_short_and_the_score_is_there(table):
    person = table("all_fives", "6-6, 6-2 left, 6-4 right, 6-3 up", "4-0 1-1", "5-5 5-4", boneyard="0-0 5-0")
    frames = scored(person, ("A",), hurry="B")
    assert len(frames) * FRAME < 0.4
    assert max(pixels for _, pixels in frames) <= FRAME_BUDGET
    assert names_heard(person)[-1] == "points1"
    assert person.read(bottom=BAR)[0] == "You 5"
