# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is told of the moves: each sentence can be read before another takes its place."""

from handheld import FRAME
from tests.tables.line.shown import keys_shown, said

READ = 1  # s


def told_after(person, button):
    """Press a button; return what is told until the person is asked again, a list of sentences, and by sentence for
    how many seconds it stands at least."""
    person.wait_until_still()
    person.badge.press(button)
    told, seconds = [""], []
    for _ in range(1000):
        person.step()
        text = person.scene.table.status.said[0]
        if text != told[-1]:
            told.append(text)
            seconds.append(0)
        seconds[-1] += FRAME / 1000
        if person.doing == "press":
            return told[2:], {text: min(s for t, s in zip(told[1:], seconds) if t == text) for text in told[2:-1]}
    raise AssertionError(told)


def test_the_last_move_stays_told_when_nothing_fits(person, midway):
    person.sit_down(midway("draw", "5-1", "6-1 4-3", "5-0 2-2", boneyard="3-3 4-4 6-3"))
    told_after(person, "A")
    assert person.app.match.turn == 0 and keys_shown(person) == ["draw", ""]
    assert said(person) == "Gus played 5-0"


def test_draws_stay_told_when_nothing_fits(person, midway):
    person.sit_down(midway("draw", "5-1", "6-1 4-3", "4-4 2-2", boneyard="3-3 5-0 6-3"))
    told_after(person, "A")
    assert keys_shown(person) == ["draw", ""] and said(person) == "Gus drew 2: 5-0"


def test_at_a_table_for_four_every_move_and_pass_can_be_read(person, midway):
    match = midway("kozel", "6-5", "6-1 2-0 5-0", "5-4 6-3 0-0", "2-2 3-3", "4-3 6-0 6-2")
    person.sit_down(match)
    told, seconds = told_after(person, "A")
    assert told[:7] == [
        "You played 6-1",
        "Gus played 5-4",
        "Ivy passed",
        "Max played 4-3",
        "No fit: you pass",
        "Gus played 6-3",
        "Ivy passed",
    ]
    assert min(seconds.values()) >= READ


def test_a_press_cuts_the_time_short_in_which_a_move_can_be_read(person, midway):
    person.sit_down(midway("kozel", "6-5", "6-1 2-0 5-0", "5-4 6-3 0-0", "2-2 3-3", "4-3 6-0 6-2"))
    person.wait_until_still()
    person.badge.press("A")
    frames = 0
    while len(person.app.match.played) < 4:
        if not frames % 3:
            person.badge.press("RIGHT")
        person.step()
        frames += 1
    assert frames * FRAME / 1000 < 2 * READ


def test_points_are_told_with_their_sum_and_match_point_does_not_wipe_them(person, midway):
    match = midway("all_fives", "6-1, 6-4 left", "4-2 3-0 6-0", "3-1 6-6", boneyard="5-5 5-0", scores=(0, 78))
    person.sit_down(match)
    told, seconds = told_after(person, "A")
    assert told == ["You played 4-2", "Gus played 3-1", "Match point: Gus!", "Gus +5: 2+3"]
    assert seconds["Match point: Gus!"] >= READ
    person.wait(3)
    assert said(person) == "Gus +5: 2+3"


def test_why_they_score_stays_told(person, midway):
    person.sit_down(midway("bergen", "5-1", "6-1 4-3", "6-5 2-2", boneyard="3-3 4-4 3-2"))
    told_after(person, "A")
    assert keys_shown(person) == ["draw", ""] and said(person) == "Gus: ends alike +2"
