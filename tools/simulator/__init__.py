# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""A PyBadge on the PC: its modules stand in over Blinka's real displayio."""

from simulator.badge import Badge


class Simulator(Badge):
    """A badge for tests, which runs an app frame by frame on a virtual clock.

        with Simulator(seed=1) as simulator:
            simulator.start()
            simulator.press("A")
            simulator.run(0.5)
            simulator.frame().save("frame.png")
    """

    app = None

    def start(self, make=None):
        """Make the app, by `make(handheld)` (default: the game's own App), and return it."""
        from handheld import Handheld

        if make is None:
            from app import App as make
        self.app = make(Handheld())
        return self.app

    def step(self):
        """Let the app do one frame."""
        before = self.clock.now
        self.app.step()
        if self.clock.now == before:
            raise RuntimeError("the app did a step without a rest: time stands still")

    def run(self, seconds):
        """Let the app do its frames until `seconds` of its time have gone by."""
        end = self.clock.now + round(seconds * 1000)
        while self.clock.now < end:
            self.step()
