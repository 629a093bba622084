# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rows of the seats in Tien Gow: faces, names, the banker, tiles, tricks, points, and whose turn it is."""

from drawings import BACK, BANKER
from tests.tables.tricks.shown import MINE


def rows(person):
    """The texts of each row, from left to right."""
    bar = person.scene.table.bar
    return [
        [text for text, box in sorted(person.texts, key=lambda seen: seen[1]) if is_in(bar, seat, box)]
        for seat in range(4)
    ]


def is_in(bar, seat, box):
    """Whether a box lies in the row of a seat."""
    left, top, right, bottom = box
    return left < bar.width and seat * bar.pitch <= top and bottom <= (seat + 1) * bar.pitch + 1


def test_each_seat_has_its_name_tiles_tricks_and_points(table):
    person = table(
        "6-6 2-2", "5-5 5-5", "5-1", "4-4", leader=1, played="lead 5-5, drop 5-1, beat 4-4", scores=(-7, 118, -121, 10)
    )
    assert rows(person) == [
        ["You", "8", "0", "-7"],
        ["Gus", "7", "0", "118"],
        ["Ivy", "7", "0", "-121"],
        ["Max", "7", "0", "10"],
    ]


def test_the_banker_has_a_sign_besides(table):
    person = table(MINE, "5-5 5-5", "5-1", "4-4", leader=2, played="lead 5-1, beat 4-4")
    (box,) = person.icons(BANKER)
    assert is_in(person.scene.table.bar, 2, box)
    assert len(person.icons(BACK)) == 4


def test_the_seat_whose_turn_it_is_is_marked(table):
    person = table(MINE)
    bar = person.scene.table.bar
    assert is_in(bar, 0, person.gold_line)
    person.press("A")
    while person.app.match.turn != 2 or person.doing == "animate":
        person.step()
    person.wait(0.2)
    assert is_in(bar, 2, person.gold_line)
