# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""examples/first_table/code.py plays a whole match on a PyBadge, with its memory, and shows what it says."""

import shutil

import pytest

from environment import ROOT
from figures import game_heap, micropython
from simulator.badge import PowerOff
from simulator.headless import Headless

SOURCE = ROOT / "examples" / "first_table" / "code.py"
PROGRAMS = ROOT / "tests" / "micropython" / "programs"
SEED = 1
IVORY, INK, BACK = (0xF0, 0xE8, 0xD0), (0x20, 0x20, 0x20), (0x90, 0x50, 0x30)


@pytest.fixture
def play(tmp_path):
    """play(steps, game, seed): what the names of the program stand for after these steps, and the badge as it is
    then."""

    def run(*steps, game="draw", seed=SEED):
        badge = Headless([("wait", 1), *steps], tmp_path, seed)
        names = {"__name__": "__main__"}
        try:
            with badge:
                text = SOURCE.read_text(encoding="utf-8").replace('"draw"', f'"{game}"')
                exec(compile(text, str(SOURCE), "exec"), names)
        except PowerOff:
            pass
        return names, badge

    return run


def press(buttons):
    return [("press", button) for button in buttons.split()]


def colour(badge, x, y):
    """The colour of a pixel, which the display has rounded to 16 bits."""
    return badge.frame().getpixel((x, y))


def is_like(found, colour):
    return all(abs(one - other) <= 8 for one, other in zip(found, colour))


def test_it_shows_both_hands_with_the_chosen_tile_raised(play):
    names, badge = play(*press("RIGHT RIGHT"))
    assert names["match"].turn == 0
    raised = [is_like(colour(badge, 4 + 12 * i, 95), IVORY) for i in range(len(names["match"].hands[0]))]
    assert raised == [False, False, True, False, False, False, False]
    assert is_like(colour(badge, 4, 5), BACK)


def test_a_plays_the_chosen_tile_and_nothing_that_fits_nowhere(play):
    before, _ = play()
    moves = before["match"].legal_moves()
    for i, tile in enumerate(before["match"].hands[0]):
        after, _ = play(*press("RIGHT " * i + "A"))
        laid = after["match"].line.tiles
        assert (tile in laid) == any(move[0] == tile for move in moves)


def test_the_open_half_of_an_end_is_above(play):
    names, badge = play()
    left, right, *_ = names["match"].line.ends
    for end, x in (left, 60), (right, 88):
        assert is_like(colour(badge, x + 6, 55), INK) == (end % 2 == 1)  # a pip in the middle


@pytest.mark.parametrize(("game", "seed"), [("draw", SEED), ("all_fives", 0)])
def test_a_match_comes_to_its_end(play, capsys, game, seed):
    """The exercises let it play All Fives, too: here with a spinner that isn't the first tile."""
    names, _ = play(*700 * [*press("A RIGHT"), ("wait", 0.6)], game=game, seed=seed)
    assert names["match"].result is not None and names["match"].status() == []
    assert capsys.readouterr().out.splitlines()[-1] in ("You have won.", "You have lost.")


FOR_SOURCES = 240_000  # bytes; from 210,000 on they are enough


@pytest.mark.parametrize("compiled", [False, True], ids=["sources", "build"])
def test_it_is_compiled_and_played_in_the_memory_of_a_badge(tmp_path, compiled):
    """With the engine's sources, and with the engine of a build. Things take up to twice as much memory here, and
    those that a compiler makes do: so sources get more. 4 s, if the game hasn't been built yet."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    micropython.make_drive(tmp_path, PROGRAMS, game_heap.PROGRAMS, game_heap.STAND_INS)
    if not compiled:
        shutil.rmtree(tmp_path / "engine")
        shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        (tmp_path / "__future__.py").write_text("annotations = None\n", encoding="utf-8")  # CircuitPython has one
    shutil.copy(SOURCE, tmp_path / "first_table.py")
    said = micropython.run(tmp_path, "play_first_table", heap=str(game_heap.BADGE if compiled else FOR_SOURCES))
    assert said.splitlines()[-1].startswith("You have ")
