# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game: its pictures and sentences, the look along the line, and the ways out and back."""

import time

import pytest

from drawings import BLUE, EDGE, GOLD
from engine import games, moves
from tests.reading import laid
from tests.tables.line.shown import BAR, MINE, THEIRS, row, scores_shown, sprite

SCREEN = 160 * 128  # px


def ends_shown(person):
    """The text between the scores."""
    return " ".join(text for _, text in row(person, 0, BAR)[1:-1])


def line_sprites(person):
    """The cells of each tile that lies on the board."""
    return [(grid[0], grid[1]) for grid in laid(person.scene.table.board)]


def marked(person):
    """The side under whose name the mark is, or None."""
    places = [label.grid.x for label in person.scene.table.bar.mark.labels]
    return places.index(person.gold_line[0]) if person.gold_line else None


def test_the_open_ends_and_their_sum_are_live(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    assert ends_shown(person) == "4+4=8"
    person.press("A", "A")
    person.wait(0.5)
    assert ends_shown(person) == "5+8=13"


def test_a_score_far_below_zero_is_shown_whole(person, begin):
    person.sit_down(begin("all_fives", "6-6", "5-5", scores=(-105, -45)))
    assert scores_shown(person) == ["-105", "Gus -45"]


def test_whose_turn_it_is_is_marked(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    assert marked(person) == 0
    person.press("A", "A")
    person.wait(0.5)
    assert marked(person) == 1


def shadow_of(person):
    """The boxes of the shadow of a tile in the air: (left, top, right, bottom), and the tile's own. None without a
    shadow."""
    board = person.scene.table.board
    for layer in list(board.group)[4:]:
        boxes = [
            (layer.x + strip.x, layer.y + strip.y, layer.x + strip.x + strip.width, layer.y + strip.y + strip.height)
            for strip in layer
        ]
        tile, (_, _, wide, high) = laid(board)[-1], board.box(board.spots[-1])
        return sorted(boxes), (tile.x, tile.y, tile.x + wide, tile.y + high)
    return None


def test_a_tile_flies_with_a_shadow_at_its_right_and_below_it_and_lies_without(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    person.press("A", "A")
    seen = set()
    for _ in range(60):
        person.step()
        if person.scene_name == "tables.line.scene" and shadow_of(person):
            [below, beside], (left, top, right, bottom) = shadow_of(person)
            assert below == (left + 2, bottom, right + 2, bottom + 2)
            assert beside == (right, top + 2, right + 2, bottom)
            seen.add((left, top))
    assert len(seen) > 5
    person.wait_until_still()
    assert shadow_of(person) is None


def test_up_and_down_look_along_the_line_when_nothing_fits(person, midway, monkeypatch):
    looks = []

    person.sit_down(midway("draw", "6-1", "5-5 4-4", "3-3 2-2", boneyard="0-0 6-2"))
    person.wait_until_still()
    monkeypatch.setattr(person.scene.table.board, "look", looks.append)
    person.press("UP", "DOWN", "LEFT", "A")
    assert looks == [-1, 1]
    assert person.app.match.played[0] == moves.DRAW


@pytest.mark.painted
def test_pause_goes_on_where_it_was(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    picture = person.badge.frame()
    person.pause_and_go_on()
    assert person.badge.frame().tobytes() == picture.tobytes()


@pytest.mark.painted
def test_a_match_that_was_left_can_be_gone_on_with_from_the_title(table):
    person = table(MINE, THEIRS, leader=1, played="4-4")
    picture = person.badge.frame()
    match = person.app.match
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    person.press("A")
    person.wait_until_still()
    assert person.app.match is match
    assert line_sprites(person) == [sprite(person, (4, 4))]
    same = [a == b for a, b in zip(person.badge.frame().tobytes(), picture.tobytes())]
    assert sum(same) > SCREEN * 3 * 0.9  # all but the sentence that told the last move


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


def test_the_outline_stays_while_the_line_gets_smaller(person, midway):
    line = "6-6, 6-5 right, 5-0 right, 6-3 left, 0-0 right, 4-3 left, 6-2 up, 4-4 left"
    match = midway("all_fives", line, "1-0 5-5", "6-4 1-1")
    match.last_player = 1
    person.sit_down(match)
    person.wait_until_still()
    assert len(outlined(person)[0]) == 1
    half = person.scene.table.board.half
    person.badge.press("A")
    while person.scene.table.board.half == half:
        person.step()
    assert len(outlined(person)[0]) == 1


def test_a_long_line_that_goes_on_is_seen_growing_while_it_is_laid(person, monkeypatch):
    """To lay it can take seconds on a badge. At the end it lies as if it had been laid at once."""
    match = games.load("draw")(2, {"set": 12})
    match.deal(1)
    while len(match.line.tiles) < 30 or match.turn:
        match.play(match.legal_moves()[0])
    person.take_match(match)
    person.app.start("title")
    person.step()
    person.wait(1)
    from tables.line.layout import Layout  # loaded during the title

    add = Layout.add
    monkeypatch.setattr(Layout, "add", lambda self, *tile: (time.sleep(0.06), add(self, *tile))[1])
    person.badge.press("A")
    seen = []
    while person.doing != "press" or person.app.scene != "table":
        person.step()
        if person.app.scene == "table" and person.scene.table.board.spots:
            seen.append(len(person.scene.table.board.spots))
    assert all(0 <= now - before < 10 for before, now in zip([0, *seen], seen)) and seen[-1] == 30
    board = person.scene.table.board
    layout = Layout(board.width, board.height, board.layout.halves, False, 12)
    for move in match.line.plays():
        add(layout, *move)
    assert (board.half, board.spots) == (layout.half, layout.spots)
