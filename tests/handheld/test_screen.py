# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The screen: dim after a minute without a press, where the board can."""

import pytest

from handheld.screen import Screen

MINUTE = 60


class Display:
    """A display whose light can't be changed; `tried` is how often somebody did."""

    width, height, auto_refresh = 160, 128, True
    tried = 0

    @property
    def brightness(self):
        return 1

    @brightness.setter
    def brightness(self, value):
        self.tried += 1
        raise RuntimeError("Brightness not adjustable")


@pytest.fixture
def app(simulator):
    app = simulator.start()
    simulator.run(1)
    return app


def test_it_is_dim_after_a_minute_without_a_press_and_still_to_be_read(simulator, app):
    simulator.run(MINUTE - 2)
    assert simulator.display.brightness == 1
    simulator.run(2)
    assert simulator.display.brightness == 0.15


def test_a_press_makes_it_bright_again_for_a_minute(simulator, app):
    simulator.run(2 * MINUTE)
    simulator.press("UP")
    simulator.run(MINUTE - 1)
    assert simulator.display.brightness == 1
    simulator.run(2)
    assert simulator.display.brightness == 0.15


def test_a_board_that_can_not_dim_stays_bright_and_is_asked_but_once():
    display = Display()
    screen = Screen(display)
    for _ in range(100):
        screen.dim(True)
    screen.dim(False)
    assert display.tried == 2
