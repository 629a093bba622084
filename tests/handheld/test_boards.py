# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The boards: the table lacks nothing, and all eight buttons can be pressed on each board."""

import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest
from hardware import BUTTONS
from wires import WiredBoard

import loader
from handheld import BoardError, Handheld, boards
from handheld.buttons import LEFT, A, B
from sheets import BUTTONS as BUTTON_ICONS
from simulator import Simulator


def pins_of_firmware(board):
    """The names in the module `board` of CircuitPython for a board, as its stubs have them."""
    stubs = find_spec("board_definitions").submodule_search_locations[0]
    return set(re.findall(r"^(\w+):", (Path(stubs) / board / "__init__.pyi").read_text(encoding="utf-8"), re.M))


@pytest.fixture
def switch_on():
    """switch_on("pygamer"): that board, simulated, with its Handheld; one at a time."""
    badges = []

    def make(board, **options):
        badges.append(Simulator(board=board, **options).__enter__())
        return badges[-1], Handheld()

    yield make
    for badge in badges:
        badge.__exit__()


def presses(badge, handheld, seconds=0.7):
    """The names of the buttons that are told in that time, frame by frame; none of them repeats."""
    told = []
    for _ in range(round(seconds / 0.033)):
        while (button := handheld.buttons.next(repeats=False)) is not None:
            told.append(BUTTONS[button])
        badge.sleep(0.033)
    return told


@pytest.mark.parametrize("board", boards.BOARDS)
def test_all_pins_of_a_board_are_the_firmwares(board):
    assert WiredBoard(None, board).pins | {"DISPLAY"} <= pins_of_firmware(board)


@pytest.mark.parametrize("board", boards.BOARDS)
def test_each_button_can_be_pressed(switch_on, board):
    badge, handheld = switch_on(board)
    for button in BUTTONS:
        badge.press(button)
        assert presses(badge, handheld) == [button]


@pytest.mark.parametrize("board", boards.BOARDS)
def test_a_direction_that_is_held_repeats(switch_on, board):
    badge, handheld = switch_on(board)
    badge.hold("LEFT")
    told = 0
    for _ in range(30):
        badge.sleep(0.033)
        told += handheld.buttons.next() == LEFT
    assert told > 3
    badge.release("LEFT")
    badge.sleep(0.1)
    handheld.buttons.next()
    badge.sleep(1)
    assert handheld.buttons.next() is None


def test_a_pybadge_needs_none_of_what_other_boards_do(switch_on):
    loader.unload(["handheld.pad", "handheld.wiring", "handheld.boards"])
    switch_on("pybadge")
    assert not {"handheld.pad", "handheld.wiring", "handheld.boards"} & set(sys.modules)


def test_a_key_that_is_held_is_another_once(switch_on):
    badge, handheld = switch_on("ugame22")
    badge.hold("START")
    assert presses(badge, handheld, 3) == ["SELECT"]
    badge.release("START")
    assert presses(badge, handheld) == []


def test_a_stick_is_only_one_way_at_a_time_and_bears_trembling(switch_on):
    badge, handheld = switch_on("pygamer")
    axes = badge.axes
    axes["JOYSTICK_X"] = 14000
    assert presses(badge, handheld) == ["LEFT"]
    axes["JOYSTICK_X"], axes["JOYSTICK_Y"] = 18000, 0
    assert presses(badge, handheld) == []
    axes["JOYSTICK_X"] = 32768
    assert presses(badge, handheld) == ["UP"]


def test_a_pad_of_resistors_tells_half_from_all_of_the_voltage(switch_on):
    badge, handheld = switch_on("hardkernel_odroid_go")
    axes = badge.axes
    for value, told in ((0, []), (32000, ["RIGHT"]), (65535, ["LEFT"]), (0, [])):
        axes["BTN_AXIS_X"] = value
        assert presses(badge, handheld) == told


# Boards that nobody knows.

DIRECTIONS = ("UP", "DOWN", "LEFT", "RIGHT")


def unknown(*pins, display=True):
    board = SimpleNamespace(board_id="toaster", **{pin: pin for pin in pins})
    if display:
        board.DISPLAY = None
    return board


def test_an_unknown_board_with_the_usual_names_is_guessed_with_a_note(capsys):
    names = ("A", "B", "START", "SELECT", *DIRECTIONS)
    profile = boards.load(unknown(*[f"BUTTON_{name}" for name in names]))
    assert profile.keys == {f"BUTTON_{name}": BUTTONS.index(name) for name in names}
    assert profile.names == ["B", "A", "START", "SELECT"] and not profile.held
    told = capsys.readouterr().out
    assert told.startswith("Boneyard doesn't know the toaster, and uses these buttons: BUTTON_A BUTTON_B ")


@pytest.mark.parametrize("board", [unknown(), unknown(*DIRECTIONS, "A"), unknown(*DIRECTIONS, "A", "B", display=False)])
def test_a_board_with_too_little_is_told_in_a_sentence(board):
    with pytest.raises(BoardError) as error:
        boards.load(board)
    assert str(error.value) == (
        "Boneyard doesn't know the toaster. It needs a screen and buttons named A, B, UP, DOWN, LEFT and RIGHT."
    )


# Of a board in the table.


def lacks(name, about):
    """The sentences about the gaps in the dict of a board."""
    texts = {"keys", "stick", "held", "names", "speaker", "lights"}
    yield from (f"{name} has no {key}." for key in ("keys", "names") if key not in about)
    yield from (f"{name}: {key} is not one of {', '.join(sorted(texts))}." for key in sorted(about.keys() - texts))
    words = " ".join(about.get(key, "") for key in ("keys", "stick", "held")).split()
    named = [word.rpartition("=")[2] for word in words]
    named += [word.partition("=")[0] for word in about.get("held", "").split()]
    yield from (f"{name}: there is no button {button}." for button in named if button not in BUTTONS)
    keys = {word.rpartition("=")[2] for word in words}
    yield from (
        f"{name} has no key for {button}, and none becomes it when it is held down."
        for button in BUTTONS
        if button not in keys
    )
    if len(about.get("names", "").split()) != 4:
        yield f"{name}: names has to have four labels, for B, A, START and SELECT."
    yield from (
        f"{name}: {label} has no icon; those of B and A can be {', '.join(BUTTON_ICONS)}."
        for label in about.get("names", "").split()[:2]
        if label not in list(BUTTON_ICONS)
    )


@pytest.mark.parametrize("board", boards.BOARDS)
def test_a_board_of_the_table_lacks_nothing(board):
    assert list(lacks(board, boards.BOARDS[board])) == []


@pytest.mark.parametrize("board", boards.BOARDS)
def test_the_labels_of_the_case_tell_the_buttons_apart(board):
    profile = boards.profile(boards.BOARDS[board])
    names, held = profile.names, profile.held
    assert len({(name, button in held.values()) for button, name in enumerate(names)}) == 4
    assert all(names[other] == names[button] for button, other in held.items())
    assert len(names[A]) == len(names[B]) == 1
