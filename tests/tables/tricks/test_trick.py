# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The trick on the table of Tien Gow: the plays, who wins it, and its motions."""

from drawings import CROWN, TRICK
from tests.reading import names_heard
from tests.tables.tricks.shown import MINE, best, crowned, face_up, pick, plays, said, sit


def own_cell(person):
    """The texts in the cell of seat 0, in the strip."""
    bar = person.scene.table.bar
    return [text for text, box in person.texts if box[0] < bar.cell and box[1] < bar.height]


def test_each_play_lies_below_its_seat_face_up_or_where_it_is_dropped_face_down(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    assert face_up(person) == [(0, 0), (1, 0), (0, 1), (1, 0)]
    for seat, play in enumerate(plays(person)):
        for grid in play:
            assert seat * 40 <= play.x + grid.x and play.x + grid.x + 13 <= (seat + 1) * 40


def test_what_wins_the_trick_is_gold_crowned_and_named(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    assert crowned(person) == ([3], [3])
    assert best(person) == "Max: Man"
    pick(person, (6, 6))
    person.press("A")
    person.wait(0.5)
    assert crowned(person) == ([0], [0])
    assert best(person) == "You: Heaven"


def test_the_crown_stands_on_the_winning_tiles(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    ((left, top, right, bottom),) = person.icons(CROWN)
    ((_, upper, _, lower),) = [box for box in person.tiles if box[0] >= 120 and box[3] < person.scene.table.tray]
    assert left >= 120 and bottom == upper + 1 < lower  # the last row of the sign is empty


def test_four_tiles_of_each_seat_fit_side_by_side(table):
    person = table("6-6 6-6 6-3 5-4", "4-4 4-4 5-2 4-3", leader=1, played="lead 4-4 4-4 5-2 4-3")
    pick(person, (6, 6), (6, 6), (6, 3), (5, 4))
    person.press("A")
    person.wait(0.5)
    for seat in (0, 1):
        play = plays(person)[seat]
        lefts = [play.x + grid.x for grid in play]
        assert len(lefts) == 4 and seat * 40 <= lefts[0] and lefts[3] + 9 <= (seat + 1) * 40
        assert all(b - a == 10 for a, b in zip(lefts, lefts[1:]))


def test_the_trick_goes_to_its_winner_who_then_leads(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    pick(person, (6, 6))
    person.press("A")
    person.wait(0.6)
    assert said(person) == "You win a trick"
    assert "1" not in own_cell(person)
    person.wait_for_choice()
    assert "1" in own_cell(person)
    assert face_up(person) == [(0, 0)] * 4 and crowned(person) == ([], [])
    assert len(person.icons(TRICK)) == 4  # those in the strip
    assert said(person) == "You lead: a tile or set"
    assert best(person) == ""


def test_a_trick_of_two_tiles_counts_as_two(table):
    person = table(
        "6-6 6-6", "5-5 5-5", "5-1 1-1", "4-4 1-1", leader=1, played="lead 5-5 5-5, drop 5-1 1-1, drop 4-4 1-1"
    )
    pick(person, (6, 6), (6, 6))
    person.press("A")
    person.wait(0.6)
    assert said(person) == "You win 2 tricks"


def test_what_others_do_is_told(table):
    person = table(MINE, "5-5 5-5")
    pick(person, (1, 1))
    person.press("A")
    told = set()
    while person.app.match.tricks == [0] * 4:
        person.step()
        told.add(said(person))
    person.wait(0.1)
    told.add(said(person))
    assert {"You lead", "Gus drops 1", "Ivy drops 1"} <= told


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


def test_a_press_cuts_what_moves_short(table):
    person = table("6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4")
    person.badge.press("A")
    for _ in range(3):
        person.badge.press("SELECT")
    while person.doing != "animate":
        person.step()
    person.step()
    person.step()
    assert person.doing != "animate"


def test_an_a_that_cuts_short_what_the_machine_does_plays_nothing(table):
    person = table(MINE, "5-5", "5-1", "4-4")
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


def test_a_trick_is_gathered_where_it_was_won(person, begin):
    sit(person, begin("tien_gow", "6-6 6-6 1-1 2-2 6-3 5-4 6-2 4-2", "", "", ""))
    person.wait(1)
    person.press("A")
    places = []
    for _ in range(250):
        before = person.display.pixels
        person.step()
        assert person.display.pixels - before <= 3000
        places.append(len({play.x for play in plays(person) if len(play)}))
    heard = names_heard(person)
    assert "trick" in heard or "their_trick" in heard
    last = len(places) - 1 - places[::-1].index(4)
    assert list(dict.fromkeys(places[last:])) == [4, 3, 2, 1, 0]
