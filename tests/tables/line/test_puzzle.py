# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A puzzle on the table of the line games."""

import pytest

from drawings import GOLD
from engine import parsing
from puzzling import entries, packing
from saves import puzzles, settings
from simulator.badge import SIZES
from tables.line.hud import MESSAGE
from tests.reading import around, layers
from words import LANGUAGES, names

ALL = packing.load(packing.FOLDER)
WIDE = MESSAGE + 1  # the gap after the last letter may be cut off


@pytest.fixture
def solver(new_person):
    """solver(number, **options): a Person who looks at the puzzle of that number, from 0."""

    def make(number, **options):
        person = new_person(seed=1, **options)
        open_puzzle(person, number)
        return person

    return make


def open_puzzle(person, number):
    puzzles.begin(person.app, number)
    person.app.settings.speed = 0
    person.app.start("table")
    person.wait_for_choice()
    person.wait(0.4)


def said(person):
    return person.scene.table.status.said


def lay(person, move):
    """Press the buttons for a move."""
    tile, arm = move
    hand = person.scene.table.hand
    while hand.tiles[hand.cursor] != tile:
        person.press("RIGHT")
    fits = [how for other, how in person.app.match.legal_moves() if other == tile]
    person.press("A")
    if len(fits) > 1:
        while person.scene.input.arm != arm:
            person.press("RIGHT")
        person.wait(0.4)  # to see the ghost
        person.press("A")
    person.wait_for_choice()
    person.wait(0.4)


def solution(entry):
    return parsing.move(entry["solution"])


def wrong(entry):
    """A legal move that is no solution."""
    view = entries.position(entry).view(entries.PERSON)
    return next(move for move, loss in zip(view.moves, entries.losses(entry), strict=True) if loss)


def words_of(person):
    return person.app.words


@pytest.mark.parametrize("number", [0, len(ALL) - 1])
def test_the_position_is_shown_with_the_task_in_gold(solver, number):
    person = solver(number)
    assert person.scene_name == "tables.line.puzzle"
    task = words_of(person).forms(names.TASKS)[entries.TASKS.index(ALL[number]["task"])]
    text, colour = said(person)
    assert text == (task % ALL[number]["amount"] if "%" in task else task) and colour == GOLD
    assert person.scene.table.hand.tiles == entries.position(ALL[number]).hands[0]
    assert person.gold_line[0] < 20  # it is the person's turn


def test_the_cursor_begins_beside_the_solution(person):
    for number in range(0, len(ALL), 4):
        open_puzzle(person, number)
        hand = person.scene.table.hand
        tile = hand.tiles[hand.cursor]
        assert tile in [other for other, _ in person.app.match.moves] and tile != solution(ALL[number])[0]


def test_what_a_move_would_score_is_not_shown(solver):
    person = solver(0)
    tile, arm = solution(ALL[0])
    assert person.app.match.gain(tile, arm) == 20
    while person.scene.table.hand.tiles[person.scene.table.hand.cursor] != tile:
        person.press("RIGHT")
    person.wait(1)  # to see the ghost
    assert "+20" not in person.read() and not person.scene.keys.gain.text


def test_a_wrong_move_is_told_and_not_made_and_another_can_be_tried(solver):
    person = solver(7)
    match, move = person.app.match, wrong(ALL[7])
    before = match.pack_round()
    lay(person, move)
    loss = entries.losses(ALL[7])[match.moves.index(move)]
    assert said(person)[0] == f"No: it loses {loss}%" and match.pack_round() == before
    assert not puzzles.is_solved(puzzles.load(), 7)
    lay(person, solution(ALL[7]))
    assert puzzles.is_solved(puzzles.load(), 7)


def test_the_solution_is_made_and_praised_with_the_reason_and_with_what_the_next_best_move_loses(solver):
    person = solver(0)
    lay(person, solution(ALL[0]))
    least = min(filter(None, entries.losses(ALL[0])))
    text, _ = person.scene.told
    assert text.startswith("Right! ") and f"Any other move loses at least {least}% of" in text
    assert person.app.match.last_move == solution(ALL[0])


def test_then_a_leads_to_the_next_unsolved_one_and_b_to_the_list(solver):
    person = solver(0)
    lay(person, solution(ALL[0]))
    person.press("A")
    person.wait_for_choice()
    assert person.app.puzzle[0] == 1 and person.scene_name == "tables.line.puzzle"
    person.wait(0.4)
    lay(person, solution(ALL[1]))
    person.press("B")
    assert person.scene_name == "scenes.puzzles" and person.app.puzzle is None
    assert person.scene.shown[person.scene.at] == 2


def test_before_a_try_select_tells_the_reason_and_after_it_the_solution(solver):
    number = next(
        i
        for i, entry in enumerate(ALL)
        if entry["grade"] == "hard" and entry["solution"] != entries.position(entry).hands[0][0]
    )
    person, entry = solver(number), ALL[number]
    hand, tile = person.scene.table.hand, solution(entry)[0]
    before = hand.cursor
    person.press("SELECT")
    person.wait(0.5)
    reason = said(person)[0]
    assert reason == words_of(person).counted(entry["amount"], names.LINE_HINTS, entry["reason"]).replace(
        "%s", "Sid"
    ).replace("%d", str(entry["amount"]))
    assert hand.cursor == before and person.scene.input.arm is None
    lay(person, wrong(entry))
    assert said(person)[0] != reason
    person.press("SELECT")
    person.wait(0.5)
    assert said(person)[0] == reason and hand.tiles[hand.cursor] == tile
    assert person.scene.input.arm in (None, solution(entry)[1])


def test_the_chart_can_be_looked_at_and_a_failed_try_is_remembered(solver):
    person = solver(3)
    lay(person, wrong(ALL[3]))
    person.badge.hold("SELECT")
    person.wait(1)
    person.badge.release("SELECT")
    assert person.scene_name == "scenes.chart"
    person.press("B")
    person.wait_for_choice()
    assert person.scene_name == "tables.line.puzzle" and person.scene.failed
    person.wait(0.4)
    lay(person, solution(ALL[3]))
    assert puzzles.is_solved(puzzles.load(), 3)


@pytest.mark.parametrize("language, size", list(zip(LANGUAGES, 2 * [(128, 128), (160, 128), *SIZES.values()])))
def test_all_sentences_can_be_read_in_every_language_and_size(solver, check, language, size):
    person = solver(0, size=size)
    app = person.app
    settings.choose(app, "language", language)
    words, font = app.words, app.art.font
    said = [task % 25 if "%" in task else task for task in words.forms(names.TASKS)] + [words(names.WRONG) % 88]
    assert [text for text in said if font.width(text) > WIDE] == []
    lay(person, solution(ALL[0]))
    note = person.scene.note
    person.scene.group.remove(note)
    app.handheld.screen.show(note)  # without the table that it covers
    check(person.badge)


@pytest.mark.parametrize("number, size", [(3, (128, 128)), (len(ALL) - 1, (160, 128))])
def test_the_praise_leaves_the_tile_in_view(solver, number, size):
    person = solver(number, size=size)
    lay(person, solution(ALL[number]))
    board = person.scene.table.board
    _, y, _, high = board.box(board.spots[-1])
    top = board.group.y + y - board.y
    bottom = top + high
    seen = [
        (left, upper, left + grid.width * grid.tile_width, upper + grid.height * grid.tile_height)
        for grid, left, upper in layers(person.scene.note)
    ]
    assert bottom <= around(seen)[1] or around(seen)[3] <= top
