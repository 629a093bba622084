# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The handheld as a whole: its profile, its clock, its screen."""

import os
import sys
from types import SimpleNamespace

import pytest
from wires import START, WRAP

from handheld import chance


@pytest.fixture
def handheld(simulator):
    from handheld import Handheld

    return Handheld()


def test_a_frame_is_33_ms_whatever_was_done_in_it(simulator, handheld):
    handheld.rest()
    before = simulator.now
    handheld.rest()
    assert simulator.now - before == 33
    simulator.sleep(0.02)
    handheld.rest()
    assert simulator.now - before == 66


def test_the_date_is_a_number_if_the_clock_is_set(simulator, handheld, monkeypatch):
    assert chance.today() == 0
    simulator.datetime = (2026, 1, 9, 23, 59, 59)
    assert chance.today() == 20260109
    monkeypatch.setitem(sys.modules, "rtc", None)  # a firmware without one
    assert chance.today() == 0


def test_a_secret_is_a_seed_and_a_salt_which_are_another_each_time(handheld):
    secrets = [chance.secret() for _ in range(50)]
    assert {len(secret) for secret in secrets} == {12} and len(set(secrets)) == 50
    assert all(int.from_bytes(secret[:4], "big") < 1 << 30 for secret in secrets)
    assert len({secret[4:] for secret in secrets}) == 50


@pytest.mark.parametrize("chip", [True, False])
def test_on_a_board_chance_comes_from_the_chip_if_it_has_any(simulator, monkeypatch, chip):
    def urandom(count):
        if not chip:
            raise NotImplementedError
        return b"\xff" * count

    monkeypatch.setattr(sys, "implementation", SimpleNamespace(name="circuitpython", version=(10, 0, 0)))
    monkeypatch.setattr(os, "urandom", urandom)
    seed = chance.seed()
    assert (seed == (1 << 30) - 1) == chip and 0 <= seed < 1 << 30


def test_a_press_ends_the_rest(simulator, handheld, monkeypatch):
    handheld.rest()
    start, sleep = simulator.now, simulator.sleep
    naps = []

    def press_in_the_second_nap(seconds):
        sleep(seconds)
        naps.append(seconds)
        if len(naps) == 2:
            simulator.press("A")

    monkeypatch.setattr("time.sleep", press_in_the_second_nap)
    handheld.rest()
    assert simulator.now - start == 10
    assert handheld.buttons.next() == 1  # A
    handheld.rest()  # the release that came with it ends none
    assert simulator.now - start == 10 + 33


def test_elapsed_bears_the_clock_starting_again_from_0(simulator, handheld):
    simulator.sleep((WRAP - START) / 1000 - 1)
    since = handheld.ticks()
    simulator.sleep(3)
    assert handheld.ticks() < since
    assert handheld.elapsed(since) == 3000
