# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The buttons: every press, in order, once; a direction held down repeats."""

import pytest

from simulator.badge import BUTTONS


@pytest.fixture
def buttons(simulator):
    from handheld import Handheld

    return Handheld().buttons


def presses(buttons):
    """Everything that waits, as names."""
    pressed = []
    while (button := buttons.next()) is not None:
        pressed.append(BUTTONS[button])
    return pressed


def after(simulator, buttons, milliseconds):
    """The presses, frame by frame, in that time: (ms since now, name)."""
    start, seen = simulator.now, []
    while simulator.now < start + milliseconds:
        simulator.sleep(0.01)
        seen += [(simulator.now - start, name) for name in presses(buttons)]
    return seen


def test_a_and_b_can_be_swapped_and_no_others(simulator, buttons):
    buttons.swap = True
    for name in BUTTONS:
        simulator.press(name)
    assert presses(buttons) == [{"A": "B", "B": "A"}.get(name, name) for name in BUTTONS]


def test_a_press_waits_until_it_is_taken_and_a_release_does_not(simulator, buttons):
    assert not buttons.waiting()
    simulator.press("A")
    assert buttons.waiting() and buttons.waiting()
    assert presses(buttons) == ["A"] and not buttons.waiting()
    simulator.hold("LEFT")
    presses(buttons)
    simulator.release("LEFT")
    assert not buttons.waiting() and after(simulator, buttons, 1000) == []


def test_presses_come_in_order_and_none_is_lost_while_nobody_asks(simulator, buttons):
    row = [BUTTONS[i * 5 % 8] for i in range(32)]  # 64 events, as many as the queue holds
    for name in row:
        simulator.press(name)
    assert presses(buttons) == row


def test_a_direction_held_repeats_after_400_ms_every_120_ms(simulator, buttons):
    simulator.hold("LEFT")
    assert presses(buttons) == ["LEFT"]
    assert after(simulator, buttons, 700) == [(400, "LEFT"), (520, "LEFT"), (640, "LEFT")]
    simulator.release("LEFT")
    assert after(simulator, buttons, 700) == []


@pytest.mark.parametrize("name", ["A", "SELECT"])
def test_only_directions_repeat(simulator, buttons, name):
    simulator.hold(name)
    assert presses(buttons) == [name]
    assert after(simulator, buttons, 1000) == []


def test_select_held_for_500_ms_is_the_chart_once_where_a_scene_asks_for_it(simulator, buttons):
    from handheld.buttons import CHART, SELECT

    buttons.charts = True
    simulator.hold("SELECT")
    assert buttons.next() == SELECT
    simulator.sleep(0.49)
    assert buttons.next() is None
    simulator.sleep(0.02)
    assert buttons.next() == CHART
    assert after(simulator, buttons, 1000) == []
    simulator.release("SELECT")
    simulator.press("SELECT")
    assert after(simulator, buttons, 1000) == [(10, "SELECT")]


def test_a_press_that_was_over_long_ago_does_not_repeat(simulator, buttons):
    simulator.press("RIGHT")
    simulator.sleep(2)
    assert presses(buttons) == ["RIGHT"]
    assert after(simulator, buttons, 1000) == []


def test_repetition_goes_on_where_the_clock_starts_again_from_0(simulator, buttons):
    from wires import START, WRAP

    simulator.sleep((WRAP - START) / 1000 - 0.2)
    simulator.hold("RIGHT")
    assert presses(buttons) == ["RIGHT"]
    assert after(simulator, buttons, 600) == [(400, "RIGHT"), (520, "RIGHT")]


def test_repeats_are_left_out_where_only_real_presses_are_asked_for(simulator, buttons):
    simulator.hold("LEFT")
    simulator.press("START")
    assert [buttons.next(repeats=False) for _ in range(3)] == [BUTTONS.index("LEFT"), BUTTONS.index("START"), None]
    simulator.hold("UP")
    assert buttons.next() == BUTTONS.index("UP")
    simulator.sleep(1)
    assert buttons.next(repeats=False) is None
    assert buttons.next() == BUTTONS.index("UP")
