# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The simulated badge: what the stand-ins stand on."""

import gc
import os
import random
import time

import display

from environment import ROOT as ROOT
from simulator.boards import BUTTONS as BUTTONS
from simulator.boards import SIZES, WiredBoard
from simulator.nvm import Nvm, SleepMemory
from simulator.outputs import Outputs
from simulator.painting import Display


class PowerOff(BaseException):
    """Ends the program on the badge. With a text, it is why; no program that catches Exception stops it."""


class Badge(WiredBoard):
    """A badge that is switched on by `with`: its modules can be imported, and `time.sleep` is its sleep.

    `seed`: names the run, whose random numbers are the same every time; None is another run each time.
    `board`: the `board_id`, one of simulator.boards.SIZES, or with a `profile` (see handheld.boards) any other.
    `size`: width and height of another screen than that board's, in pixels. `nvm`: an Nvm from before the last
    power-off (default: a fresh one), and `sleep_memory` a SleepMemory from before the last reset. `first_start`:
    whether a fresh NVM stays so, and the game begins with the choice of a language; without it somebody has chosen
    English already. `painted`: whether there is a picture of the screen, and not only what is known of its areas.
    """

    def __init__(self, seed=0, board="pybadge", size=None, nvm=None, sleep_memory=None, profile=None,
                 first_start=False, painted=True):
        screen = Display if painted else display.Display
        super().__init__(screen(*(size or SIZES.get(board, SIZES["pybadge"]))), board, profile)
        self.seed = seed
        self.nvm = Nvm() if nvm is None else nvm
        self._first_start = first_start
        self.sleep_memory = SleepMemory() if sleep_memory is None else sleep_memory
        self.outputs = Outputs(self)
        self.play, self.shine, self.levels = self.outputs.play, self.outputs.shine, self.outputs.pins

    def __enter__(self):
        if not self._first_start:
            self.nvm.start(settings())
        self.switch_on()
        self._real_sleep, time.sleep = time.sleep, self.sleep
        # Files are named from the root of the drive, as on the badge.
        self._home = os.getcwd()
        os.chdir(ROOT)
        random.seed(self.seed)
        # A collection walks all that the host has loaded, too: in pytest that is much.
        gc.collect()
        gc.freeze()
        return self

    def __exit__(self, *_):
        self.switch_off()
        time.sleep = self._real_sleep
        os.chdir(self._home)

    def sleep(self, seconds):
        """See Hardware. Only this moves the program's time, so that a run is the same every time."""
        super().sleep(seconds)
        self.release_what_is_due()

    def reload(self):
        """Switch off: whoever runs the program can start it again."""
        raise PowerOff

    def frame(self):
        """Return what the screen shows, as a PIL image in RGB."""
        return self.display.frame()


def settings():
    """What the game keeps when somebody has chosen English at its first start."""
    from storage.memory import Memory

    block = bytearray(32)
    Memory(block).save({"settings": bytes(1)})
    return block
