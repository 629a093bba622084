# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The handheld: everything that differs between boards, and nothing else."""

import time

import board

import loader
from handheld import clock
from handheld.errors import BoardError as BoardError
from handheld.errors import Damaged as Damaged
from handheld.errors import Trouble as Trouble

FRAME = 33  # ms
_NAP = 5  # ms; the answer to a press takes at most 50 ms, and the scan of the buttons may take 20 of them
_AWAKE = 60_000  # ms from a press until the screen dims


class Handheld:
    """The screen, the buttons, the sound, the lights and the clock of the board that the program runs on.

    `profile` is the board's Profile (see profile), and `keyboard` the sentences that tell which keys of a PC press
    the buttons there, "" on a board. Raises BoardError on a board that can't run the game.
    """

    keyboard = ""

    def __init__(self) -> None:
        from handheld import boards, wiring  # needed only once

        self.profile = boards.load(board)
        self.screen, self.buttons, self.speaker, self.lights = wiring.connect(self.profile)
        loader.unload(("handheld.boards", "handheld.wiring"))
        self._woke = clock.ticks()

    def ticks(self) -> int:
        """Return the time in milliseconds, like `clock.ticks`."""
        return clock.ticks()

    def elapsed(self, since: int) -> int:
        """Return the milliseconds since `since`, a time from `ticks()`."""
        return clock.elapsed(since)

    def rest(self) -> None:
        """Sleep until a button is pressed or the next frame is due, 33 ms after the last one. If the frame is
        already due, don't sleep."""
        dim = clock.elapsed(self.buttons.since) > _AWAKE
        self.screen.dim(dim)
        self.lights.step(dim)
        self.speaker.step()
        left = FRAME - clock.elapsed(self._woke)
        while left > 0:
            time.sleep(min(left, _NAP) / 1000)
            left = 0 if self.buttons.waiting() else FRAME - clock.elapsed(self._woke)
        self._woke = clock.ticks()
