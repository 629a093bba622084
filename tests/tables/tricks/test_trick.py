# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The trick on the table of Tien Gow: the plays, who wins it, and its motions."""

import pytest

from drawings import CROWN, TRICK
from tests.tables.tricks.shown import MINE, best, crowned, go, ladder, plays, said, sit


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


@pytest.mark.parametrize(
    "led, name",
    [
        ("4-4 5-2", "Man+seven"),
        ("3-1 3-2", "Harmony"),  # "Harmony+five" has no room
        ("6-6 6-3 5-4", "Heaven"),
        ("1-1 1-1", "Earth"),
        ("6-3 5-4", "nines"),
        ("6-1 6-1", "Pair of 6-1"),
    ],
)
def test_pairs_and_sets_are_named_at_least_by_their_kind(table, led, name):
    person = table("6-6 4-2 2-2 5-5 3-3 6-2 6-4 6-5", "", "", led, leader=3, played=f"lead {led}")
    assert best(person) == ("Max", name)


def test_a_drop_that_ends_a_trick_can_be_read_before_who_wins_it(table):
    person = table(MINE, "5-5 5-5", "5-1", "4-1 2-1")
    go(person, (6, 6))
    person.press("A")
    seen = {}
    while person.app.match.rounds == 0 and said(person) != "You win a trick":
        person.step()
        seen[said(person)] = seen.get(said(person), 0) + 1
    assert list(seen)[-2] == "Max drops 1" and seen["Max drops 1"] >= 12  # frames


@pytest.mark.parametrize("size", [(128, 128), (160, 128), (240, 240)])
def test_no_key_lies_on_a_tile_and_no_tile_is_cut_by_the_edge(new_person, begin, size):
    person = new_person(seed=1, size=size)
    sit(person, begin("tien_gow", MINE, "", "", ""))
    person.wait_until_still()
    hand = person.scene.table.hand
    lefts = [hand.left_of(tile) for tile in hand.tiles]
    assert min(lefts) > 0 and max(lefts) + hand.half <= person.scene.keys.left


def test_where_the_words_for_them_have_no_room_a_crown_stands_beside_the_kinds_that_win(new_person, begin, play):
    person = new_person(seed=1, size=(240, 240))
    match = begin("tien_gow", "6-6 1-1 2-2 5-5 4-2 6-2 6-4 6-5", "", "", "5-1", leader=3)
    play(match, "lead 5-1")
    sit(person, match)
    person.wait_until_still()
    assert ladder(person)[0] == "" and len(person.icons(CROWN)) == 2


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
