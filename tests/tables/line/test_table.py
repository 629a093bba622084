# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game: its pictures and sentences, the look along the line, and the ways out and back."""

from drawings import BLUE, EDGE, GOLD
from engine import moves
from tests.tables.line.shown import BAR, MINE, THEIRS, row


def ends_shown(person):
    """The text between the scores."""
    return " ".join(text for _, text in row(person, 0, BAR)[1:-1])


def test_the_open_ends_and_their_sum_are_live(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    assert ends_shown(person) == "4+4=8"
    person.press("A", "A")
    person.wait(0.5)
    assert ends_shown(person) == "5+8=13"


def test_up_and_down_look_along_the_line_when_nothing_fits(person, midway, monkeypatch):
    looks = []

    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 6-2"))
    person.wait_until_still()
    monkeypatch.setattr(person.scene.table.board, "look", looks.append)
    person.press("UP", "DOWN", "LEFT", "A")
    assert looks == [-1, 1]
    assert person.app.match.played[0] == moves.DRAW


def outlined(person):
    """The places of the tiles on the board that are outlined, and the colour of the outline."""
    art, board = person.app.art, person.scene.table.board
    places = [(grid.x, grid.y) for grid in board.group[0] if grid.pixel_shader is art.last]
    return places, [BLUE, GOLD][[art.plain[BLUE], art.plain[GOLD]].index(art.last[EDGE])]


def test_the_tile_that_was_laid_last_is_outlined_in_its_players_colour(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    [theirs], colour = outlined(person)
    assert colour == BLUE
    person.press("A", "A")
    person.wait(0.6)
    [mine], colour = outlined(person)
    assert person.app.match.turn == 1 and mine != theirs and colour == GOLD
    person.wait_for_turn()
    person.wait_until_still()
    [their_next], colour = outlined(person)
    assert their_next not in (mine, theirs) and colour == BLUE
