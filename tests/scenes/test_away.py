# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The help in a match: the table isn't in memory meanwhile, and is as it was after it."""
import gc
import sys
import weakref

import pytest

MOVES = 40  # at the most, until a line is so long


def read_help(person):
    """From the table into the help, and back to the table."""
    person.press("START", "DOWN", "A")
    assert person.app.scene == "help"
    person.press("RIGHT", "B")
    assert person.app.scene == "pause"
    person.press("A")
    person.wait_until_still()


def picture(person):
    """What is to be seen, once the help has been read and before: two pictures as bytes."""
    person.wait_until_still()
    before = person.badge.frame().tobytes()
    read_help(person)
    return before, person.badge.frame().tobytes()


def start(person, game, seats=2):
    """Begin a match of a game."""
    person.press("A")
    person.scene.choice.set_game(game)
    person.scene.choice.seats = seats
    person.press("START")
    person.wait_until_still()


def test_nothing_of_the_table_is_in_memory_while_the_help_is_read(person):
    person.start_match()
    person.wait_until_still()
    table = weakref.ref(person.scene.table)
    person.press("START")
    assert table() and "tables.line.scene" in sys.modules  # under the pause: it goes on at once
    person.press("DOWN", "A")
    gc.collect()
    assert person.app.scene == "help"
    assert not table()
    assert not [name for name in sys.modules if name.startswith(("tables.", "text.en.line_"))]


@pytest.mark.parametrize("game, seats, tiles", [
    ("all_fives", 2, 10), ("kurnik", 2, 10), ("kozel", 4, 10), ("blitz", 8, 5)])
@pytest.mark.painted
def test_a_line_lies_as_it_did_before_the_help(new_person, game, seats, tiles):
    person = new_person(seed=3)
    start(person, game, seats)
    match = person.app.match
    for _ in range(MOVES):
        person.press("A", "RIGHT")
        person.wait_until_still()
        if len(match.line.tiles) >= tiles and match.turn == 0 and match.moves and match.moves[0][0]:
            break
    assert len(match.line.tiles) >= tiles and person.app.scene == "table"
    person.press("RIGHT")
    before, after = picture(person)
    assert before == after


def test_the_machine_goes_on_after_the_help_as_it_would_have(new_person):
    moves = []
    for reads in False, True:
        person = new_person(seed=1)
        person.start_match()
        person.wait_until_still()
        match = person.app.match
        while match.turn == 0:
            person.badge.press("A")
            person.step()
        if reads:
            read_help(person)
        person.wait_for_turn()
        moves.append(match.played)
    assert moves[0] == moves[1]


@pytest.mark.painted
def test_the_picked_tiles_are_picked_after_the_help(new_person):
    person = new_person(seed=1)
    start(person, "tien_gow", 4)
    person.wait_for_turn()
    person.wait_until_still()
    person.press("RIGHT", "UP", "RIGHT")
    picked = person.scene.table.hand.picked
    assert picked
    before, after = picture(person)
    assert person.scene.table.hand.picked == picked
    assert before == after


@pytest.mark.painted
def test_the_stake_the_split_and_the_comparison_are_there_after_the_help(new_person):
    person = new_person(seed=1)
    start(person, "pai_gow")
    person.press("RIGHT")  # another stake
    before, after = picture(person)
    assert before == after and person.app.match.stake == 25
    person.press("A")
    person.wait_until_still()
    person.press("RIGHT")  # another split
    before, after = picture(person)
    assert before == after
    person.press("A")
    person.wait_until_still()
    rounds = person.app.match.rounds
    assert rounds == 1
    before, after = picture(person)
    assert before == after and person.app.match.rounds == rounds and not person.app.match.moves


@pytest.mark.painted
def test_a_summary_is_shown_again_after_the_help(person, midway, play):
    match = midway("all_fives", "6-4", "6-5", "3-3 3-0")
    play(match, "6-5 left")
    person.show("summary", match)
    before, after = picture(person)
    assert person.app.scene == "summary" and before == after


def test_a_line_is_laid_anew_for_who_has_left_the_match_in_between(person):
    """The numerals, say, may be others then."""
    person.start_match()
    person.wait_until_still()
    person.press("START", "DOWN", "A", "B", "UP", "A")
    assert person.app.scene == "title" and person.app.kept is None
    person.press("A")
    assert person.app.scene == "table" and person.app.match.moves


@pytest.mark.painted
def test_the_choice_of_a_new_match_is_as_it_was_after_the_help(person):
    person.press("A", "DOWN", "RIGHT")
    before = person.badge.frame().tobytes()
    person.press("SELECT")
    assert person.app.scene == "help_chosen"
    person.press("RIGHT", "B")
    assert person.app.scene == "new_game" and person.badge.frame().tobytes() == before
