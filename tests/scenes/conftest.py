# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A person at a simulated badge, who sees the screen and presses the buttons."""
import contextlib

import pytest

from simulator import Simulator

FRAME = 0.033  # s


class Person:
    """Somebody with a badge: `press` buttons, and look at the `app`, its scene and the display."""

    def __init__(self, badge):
        self.badge = badge
        self.display = badge.display
        self.app = badge.start()
        badge.step()

    def press(self, *buttons):
        """Press buttons one after another, each with the time that it takes to be taken."""
        for button in buttons:
            self.badge.press(button)
            self.badge.run(0.1)

    def wait(self, seconds):
        self.badge.run(seconds)

    def step(self):
        self.badge.step()

    @property
    def scene(self):
        return self.badge.scene

    @property
    def doing(self):
        return self.badge.doing

    @property
    def scene_name(self):
        return type(self.scene).__module__

    def start_match(self):
        """From the title into a match of what is chosen."""
        self.press("A", "A")
        assert self.scene_name == "scenes.table"

    def wait_for_turn(self, seat=0):
        """Wait until a seat has the turn, in a round that goes on."""
        for _ in range(3000):
            if self.scene_name == "scenes.summary":
                self.press("A")
            if self.app.match.moves and self.app.match.turn == seat:
                return
            self.step()
        raise AssertionError("the turn never came")

    def wait_until_still(self):
        """Wait until nothing has been repainted for a second: a person can only act now."""
        still = 0
        while still < 1.0:
            before = self.display.pixels
            self.step()
            still = 0 if self.display.pixels > before else still + FRAME

    def sit_down(self, match):
        """From the title to the table, on which this match lies."""
        def new_match():
            type(self.app).new_match(self.app)
            self.app.match = match

        self.app.new_match = new_match
        self.start_match()


@pytest.fixture
def new_person():
    """Makes a Person at a badge of their own: `new_person(seed=1, nvm=None)`; one at a time."""
    with contextlib.ExitStack() as stack:
        def make(**options):
            stack.close()
            return Person(stack.enter_context(Simulator(**options)))

        yield make


@pytest.fixture
def person(new_person):
    """A Person at a fresh badge."""
    return new_person(seed=1)
