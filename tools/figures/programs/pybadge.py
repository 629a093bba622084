# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The PyBadge that the programs here play on: its modules take as much memory as there, and nobody looks at it. Its
time goes by only while the game sleeps; see time."""
import state
from display import Display
from hardware import Hardware

state.as_badge = True


class Unseen(Display):
    """A display on which nothing is found out of what a refresh would send, since the badge doesn't do that in
    Python."""

    def refresh(self):
        """Tell that there is something to be seen."""
        self.seen()

    def seen(self):
        """What a program puts its own in the place of."""


badge = Hardware(Unseen(160, 128))
badge.switch_on()
