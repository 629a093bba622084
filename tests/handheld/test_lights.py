# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The lights: dim, steady, written only when they change, and dark when nobody plays."""

import sys

import pytest

from handheld import Handheld
from simulator import Simulator

FRAME = 0.033


@pytest.fixture
def lights(simulator):
    return Handheld().lights


def after(simulator, lights, seconds, dark=False):
    """Let the time go by, frame by frame; returns the lights that shine then, as a letter each."""
    for _ in range(round(seconds / FRAME)):
        simulator.sleep(FRAME)
        lights.step(dark)
    return shining(simulator)


def shining(simulator):
    """The lights that shine, a letter each: g(old) for ours, b(lue) for others', and a point for none."""
    row = simulator.shining()
    names = {(0, 0, 0): "."}
    return "".join(names.get(tuple(row[i : i + 3])) or ("b" if row[i + 2] else "g") for i in range(0, len(row), 3))


def test_some_shine_until_others_do(simulator, lights):
    lights.show(0, 1, True)
    assert after(simulator, lights, 5) == "g...."
    lights.show(3, 2, False)
    assert after(simulator, lights, 0.3) == "...bb"
    lights.show(0, 0, False)
    assert after(simulator, lights, 0.3) == "....."


def test_what_is_to_stay_stays_so_long_and_then_gives_way_to_what_was_told_last(simulator, lights):
    lights.show(0, 1, True)
    after(simulator, lights, 1)
    lights.show(0, 3, True, 1000)
    assert after(simulator, lights, 0.3) == "ggg.."
    lights.show(1, 1, False)
    lights.show(4, 1, False)
    assert after(simulator, lights, 0.6) == "ggg.."
    assert after(simulator, lights, 0.3) == "....b"
    lights.show(0, 1, True)
    assert after(simulator, lights, 0.3) == "g...."


def test_nothing_flashes_faster_than_3_hz(simulator, lights):
    for i in range(120):
        lights.show(i % 5, 1, i % 2 == 0)
        after(simulator, lights, FRAME)
    times = [ms for ms, _ in simulator.lights]
    assert len(times) > 15
    assert min(later - earlier for earlier, later in zip(times, times[1:])) >= 1000 / 3 / 2


def test_they_are_never_brighter_than_10_of_255(simulator, lights):
    for ours in (True, False):
        lights.show(0, 5, ours)
        after(simulator, lights, 0.3)
    assert max(max(row) for _, row in simulator.lights) == 10


def test_while_it_is_to_be_dark_they_are_and_then_what_was_told_last(simulator, lights):
    lights.show(0, 1, True)
    after(simulator, lights, 1)
    assert after(simulator, lights, 1, dark=True) == "....."
    lights.show(4, 1, False)
    assert after(simulator, lights, 1, dark=True) == "....."
    assert after(simulator, lights, 0.3) == "....b"


def test_a_board_without_lights_stays_dark_and_needs_no_modules(monkeypatch):
    for module in ("neopixel_write", "digitalio"):
        monkeypatch.setitem(sys.modules, module, None)
    with Simulator(board="pewpew_m4") as simulator:
        lights = Handheld().lights
        lights.show(0, 1, True)
        lights.show(0, 5, False, 1000)
        after(simulator, lights, 3)
        assert simulator.lights == []
