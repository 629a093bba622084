# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pause of a match, and the help in it: the table isn't in memory meanwhile, and is as it was after it."""

import json
import re

import pytest

from engine import record
from environment import ROOT
from tests.reading import ghost_on, names_heard

MOVES = 40  # at most until a line is that long
LONG = 50  # tiles
BAR = 22  # px at the top, in which something moves while the machine thinks at most tables


def pause(person):
    """From a table or a summary into the pause, and back."""
    person.press("START")
    assert person.app.scene == "pause"
    person.press("A")


def read_help(person):
    """From there into the help, and back."""
    person.press("START", "DOWN", "A")
    assert person.app.scene == "help"
    person.press("RIGHT", "B")
    assert person.app.scene == "pause"
    person.press("A")


def open_options(person, **changes):
    """From there into the options, and back. There each named setting is turned that number of times."""
    person.press("START", "UP", "UP", "A")
    assert person.app.scene == "options"
    for name, times in changes.items():
        while person.scene.rows[person.scene.menu.chosen] != name:
            person.press("DOWN")
        person.press(*["RIGHT"] * times)
    person.press("B")
    assert person.app.scene == "pause"
    person.press("A")


def assert_as_it_was(person):
    """Once they have paused, and read the help there, a Person sees the same as before."""
    person.wait_until_still()
    scene, before = person.app.scene, person.badge.frame().tobytes()
    read_help(person)
    person.wait_until_still()
    assert person.app.scene == scene and person.badge.frame().tobytes() == before


def at_rest(person):
    """The picture without the part in which something moves while the machine thinks: the bar, or in Tien Gow the
    row of the seat whose turn it is."""
    picture, match = person.badge.frame(), person.app.match
    if match.game != "tien_gow":
        return picture.crop((0, BAR, *picture.size)).tobytes()
    bar = person.scene.table.bar
    picture.paste(0, (0, match.turn * bar.pitch, bar.width, (match.turn + 1) * bar.pitch))
    return picture.tobytes()


def replayed(name, until):
    """The match of a record among the fixtures, as it was when it was `until` something."""
    played = json.loads((ROOT / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(played)
    return next(match for _ in record.replay(match, played) if until(match))


def start(person, game, seats=2, number=None):
    """Begin a match of a game, the one of a number or a random one."""
    person.press("A")
    person.scene.choice.set_game(game)
    person.scene.choice.seats = seats
    person.scene.choice.number = number
    person.press("START")
    person.wait_until_still()


@pytest.mark.parametrize("game, seats, tiles", [("all_fives", 2, 10), ("blitz", 8, 5)])
@pytest.mark.painted
def test_a_line_lies_as_it_did(new_person, game, seats, tiles):
    person = new_person(seed=3)
    start(person, game, seats, 3)
    match = person.app.match
    for _ in range(MOVES):
        person.press("A", "RIGHT")
        person.wait_until_still()
        if len(match.line.tiles) >= tiles and match.turn == 0 and match.moves and match.moves[0][0]:
            break
    assert len(match.line.tiles) >= tiles and person.app.scene == "table"
    person.press("RIGHT")
    assert_as_it_was(person)


@pytest.mark.painted
def test_the_ghost_lies_where_it_did(person, midway):
    person.sit_down(midway("all_fives", "6-6, 6-4 left, 6-3 right", "5-5 4-3 3-2", "1-1 1-0"))
    person.wait_until_still()
    person.press("A", "RIGHT")
    assert_as_it_was(person)
    place = ghost_of(person)
    person.press("LEFT")
    assert ghost_of(person) != place
    person.press("B")
    assert not ghost_on(person.scene.table.board) and person.app.scene == "table"
    assert_as_it_was(person)


@pytest.mark.painted
def test_the_far_end_of_a_long_line_is_still_in_view(person):
    match = replayed(
        "draw_four_double_twelve", lambda match: len(match.line.tiles) > LONG and match.turn == 0 and match.moves[0][0]
    )
    person.sit_down(match)
    person.wait_until_still()
    y = person.scene.table.board.y
    for button in ("DOWN", "UP"):  # wherever there is more of the line
        if person.scene.table.board.y == y:
            person.press(button)
            person.wait_until_still()
    assert person.scene.table.board.y != y
    assert_as_it_was(person)


@pytest.mark.parametrize("game, seats, away", [("kozel", 4, pause), ("tien_gow", 4, open_options)])
@pytest.mark.painted
def test_the_table_is_as_it_was_while_the_machine_thinks(person, slow, game, seats, away):
    start(person, game, seats)
    person.wait_for_turn()
    slow(person, 1000)
    pictures = []
    while person.app.match.turn == 0:
        person.press("A")
    for go in (lambda person: None), away:
        go(person)
        person.wait(2)
        assert person.app.match.turn != 0 and person.doing == "think"
        pictures.append(at_rest(person))
    assert pictures[0] == pictures[1]


def test_the_machine_goes_on_as_it_would_have(new_person):
    played = []
    for leaves in False, True:
        person = new_person(seed=1)
        person.start_match()
        person.wait_until_still()
        match = person.app.match
        while match.turn == 0:
            person.badge.press("A")
            person.step()
        while person.doing != "_think":
            person.step()
        if leaves:
            pause(person)
        person.wait_for_turn()
        played.append(match.played)
    assert played[0] == played[1]


@pytest.mark.painted
def test_the_picked_tiles_are_still_picked(new_person, hint):
    person = new_person(seed=1)
    start(person, "tien_gow", 4)
    person.wait_for_turn()
    person.wait_until_still()
    person.press("RIGHT", "UP", "RIGHT")
    assert person.scene.table.hand.picked
    assert_as_it_was(person)
    hint(person.app.match.moves[-1], "ranks")
    person.press("SELECT")
    person.wait(0.5)
    assert_as_it_was(person)


@pytest.mark.painted
def test_the_stake_the_split_and_the_comparison_are_still_there(new_person, hint):
    person = new_person(seed=1)
    start(person, "pai_gow")
    match = person.app.match
    person.press("RIGHT")
    assert match.stake == 25
    assert_as_it_was(person)
    assert match.stake == 25
    person.press("A")
    person.wait_until_still()
    person.press("RIGHT")  # another split
    assert_as_it_was(person)
    hint(match.moves[-1], "equal")
    person.press("SELECT")
    person.wait(0.5)
    assert_as_it_was(person)
    person.press("A")
    person.wait_until_still()
    assert match.rounds == 1
    assert_as_it_was(person)
    assert match.rounds == 1 and not match.moves


@pytest.mark.parametrize("name", ["kozel_partners", "tien_gow_match"])
@pytest.mark.painted
def test_a_summary_is_still_there_and_counts_nothing_again(person, name):
    person.show("summary", replayed(name, lambda match: match.ended))
    person.wait(5)  # while Tien Gow's is counted
    sounds = len(names_heard(person))
    assert_as_it_was(person)
    assert len(names_heard(person)) == sounds


def test_the_ghost_is_of_the_same_tile_where_the_hand_is_in_another_order(person, midway):
    person.sit_down(midway("all_fives", "6-6, 6-4 left, 6-3 right", "4-3 2-1 5-5 3-2", "1-1 1-0"))
    person.wait_until_still()
    while person.scene.table.hand.tiles[person.scene.table.hand.cursor] != (4, 3):
        person.press("RIGHT")
    person.press("A", "RIGHT")
    before, order = ghost_of(person), list(person.scene.table.hand.tiles)
    open_options(person, hand=1)
    person.wait_until_still()
    assert person.scene.table.hand.tiles != order
    assert ghost_of(person) == before


def ghost_of(person):
    """Where the ghost lies, and which tile is chosen."""
    ghost, hand = ghost_on(person.scene.table.board), person.scene.table.hand
    return (ghost.x, ghost.y), hand.tiles[hand.chosen]


def test_no_sentence_is_left_in_another_language(person):
    """A move is told only once, so the table says that the match goes on."""
    start(person, "all_fives")
    person.wait_for_turn()
    person.press("SELECT")
    person.wait_until_still()
    assert words(person)
    open_options(person, language=1)
    person.wait_until_still()
    assert person.app.scene == "table" and person.app.settings.language == "bg"
    assert person.texts and not words(person)


def words(person):
    """The texts on the screen that are in Latin letters."""
    return [said for said, _ in person.texts if re.search("[A-Za-z]{3}", said)]
