# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The handheld: everything that differs between boards, and nothing else."""

import time

import board

import modules
from handheld import clock
from handheld.buttons import Buttons
from handheld.screen import Screen

FRAME = 33  # ms


class Trouble(Exception):
    """What stops the game and isn't its fault; its text is a sentence that tells the player what to do."""


class BoardError(Trouble):
    """The board is not one that the game knows; its text is a sentence for the player."""


class Handheld:
    """The screen, the buttons, the clock and the memory of the board that the program runs on.

    Raises BoardError on a board that has no profile.
    """

    def __init__(self):
        # PyBadge, PyBadge LC and EdgeBadge all run the firmware of the PyBadge.
        if not board.board_id.startswith("pybadge"):
            raise BoardError("Boneyard needs a PyBadge, PyBadge LC or EdgeBadge, not a %s." % board.board_id)
        self.screen = Screen(board.DISPLAY)
        self.buttons = Buttons()
        self._woke = clock.ticks()

    def load(self, key):
        """The bytes that were saved under `key` (a str) and outlive the power switch, or None."""
        return modules.use("handheld.memory", lambda memory: self._memory(memory).load(key))

    def save(self, key, data):
        """Save `data` (bytes) under `key` (a str)."""
        modules.use("handheld.memory", lambda memory: self._memory(memory).save(key, data))

    @staticmethod
    def _memory(memory):
        import microcontroller

        return memory.Memory(getattr(microcontroller, "nvm", None))

    def ticks(self):
        """Return the time in milliseconds, as `clock.ticks`."""
        return clock.ticks()

    def elapsed(self, since):
        """Return the milliseconds since `since`, a time from `ticks()`."""
        return clock.elapsed(since)

    def rest(self):
        """Sleep until the next frame is due, 33 ms after the last one; not at all when it is late already."""
        left = FRAME - clock.elapsed(self._woke)
        if left > 0:
            time.sleep(left / 1000)
        self._woke = clock.ticks()

    def seed(self):
        """Return 30 random bits, to name a deal with."""
        import random

        return random.getrandbits(30)
