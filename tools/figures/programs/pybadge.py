# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The PyBadge that the programs here play on. Its modules take as much memory as the real ones, nobody looks at it,
and its time goes by only while the game sleeps (time.py)."""

import sys

import state

sys.path.insert(0, "lib/libraries")  # as code.py does
from display import Display  # noqa: E402
from hardware import Hardware  # noqa: E402

state.as_badge = True


class Unseen(Display):
    """A display that doesn't find out which areas a refresh would send, since the badge doesn't do that in
    Python."""

    def refresh(self):
        """Tell that there is something to be seen."""
        self.seen()

    def seen(self):
        """Called when there is something to be seen; programs put a function of their own in its place."""


badge = Hardware(Unseen(160, 128))
badge.switch_on()


def fly():
    """In place of badge.slept: let more time go by in each frame than any animation takes."""
    badge.now += 400
