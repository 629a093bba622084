# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The trick on the table of Tien Gow: the plays, who wins it, and its motions."""

from drawings import TRICK
from tests.tables.tricks.shown import MINE, best, crowned, go, ladder, plays, said


def own_tricks(person):
    """The person's tricks, as their row shows them."""
    row = [text for text, box in sorted(person.texts, key=lambda seen: seen[1]) if box[3] <= 13 and box[0] < 110]
    return row[2]


def test_only_what_wins_the_trick_lies_on_the_table_with_its_owner_and_its_name(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    assert person.scene.table.trick.tiles == ((4, 4),) and list(map(len, plays(person))) == [1, 0]
    assert best(person) == ("Max", "Man")
    go(person, (6, 6))
    person.press("A")
    person.wait(0.5)
    assert person.scene.table.trick.tiles == ((6, 6),)
    assert best(person) == ("You", "Heaven")


def test_tiles_that_are_dropped_go_to_the_trick_face_down_and_are_not_seen_again(table):
    person = table(MINE, "5-5 5-5", "5-1", "4-4")
    go(person, (6, 6))
    person.press("A")
    seen = []
    while len(person.app.match.played) < 2 or person.doing == "animate":
        person.step()
        seen += [grid[0] for grid in plays(person)[1] if len(person.app.match.played) == 2]
    assert set(seen) == {14}  # the first cell of a face-down tile
    assert list(map(len, plays(person))) == [1, 0] and best(person)[0] == "You"


def test_the_trick_goes_to_its_winner_who_then_leads(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    go(person, (6, 6))
    person.press("A")
    person.wait(0.6)
    assert said(person) == "You win a trick"
    assert own_tricks(person) == "0"
    person.wait_for_choice()
    assert own_tricks(person) == "1"
    assert not len(plays(person)[0]) and crowned(person) is None
    assert len(person.icons(TRICK)) == 4  # those in the rows
    assert said(person) == "You lead: a tile or set"
    assert best(person) == ("", "") and ladder(person) == ("", [])


def test_nothing_of_an_animation_takes_longer_than_two_fifths_of_a_second(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.press("A")
    longest = moving = 0
    for _ in range(120):
        before = person.badge.now
        person.step()
        moving = moving + person.badge.now - before if person.doing == "animate" else 0
        longest = max(longest, moving)
    assert 200 < longest <= 430  # and the frame that was under way


def test_an_a_that_cuts_short_what_the_machine_does_plays_nothing(table):
    person = table(MINE, "5-5", "5-1", "4-4")
    go(person, (6, 6))
    person.press("A")
    person.wait(0.5)
    person.badge.press("A")  # while Gus takes a look
    person.wait(0.1)
    assert len(person.app.match.played) == 2
    person.wait(6)
    assert len(person.app.match.played) == 4 and person.app.match.turn == 0


def test_an_a_that_cuts_the_look_at_a_trick_short_does_not_lead(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.press("A")
    person.wait(0.5)
    assert said(person) == "You win a trick"
    person.press("A")
    person.wait_until_still()
    assert said(person) == "You lead: a tile or set"
    assert len(person.app.match.played) == 4
