# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The simulated badge: the foundation of the stand-ins."""

import gc
import os
import random
import time
from pathlib import Path

import display
from hardware import BUTTONS as BUTTONS
from wires import SIZES, WiredBoard

import cli
from environment import ROOT as ROOT
from simulator.nvm import Nvm, SleepMemory


class PowerOff(BaseException):
    """Ends the program on the badge. With a text, it is why; no program that catches Exception stops it."""


class Badge(WiredBoard):
    """A badge that is switched on by `with`: its modules can be imported, and `time.sleep` is its sleep.

    `seed`: names the run, whose random numbers are the same every time; None is another run each time.
    `board`: the `board_id`, one of SIZES, or with a `profile` (see handheld.boards) any other.
    `size`: width and height of another screen than that board's, in pixels. `nvm`: an Nvm from before the last
    power-off (default: a fresh one), and `sleep_memory` a SleepMemory from before the last reset. `first_start`:
    whether a fresh NVM stays so, and the game begins with the choice of a language; without it somebody has chosen
    English already. `painted`: whether there is a picture of the screen, and not only its changed areas.

    `sounds`: those that could be heard, each when it started, in ms of the badge's time, and its name. `lights`:
    the signals to the lights, each its time and its bytes.
    """

    def __init__(self, seed=0, board="pybadge", size=None, nvm=None, sleep_memory=None, profile=None,
                 first_start=False, painted=True):
        super().__init__(_display(painted)(*(size or SIZES.get(board, SIZES["pybadge"]))), board, profile)
        self.seed = seed
        self.nvm = Nvm() if nvm is None else nvm
        self._first_start = first_start
        self.sleep_memory = SleepMemory() if sleep_memory is None else sleep_memory
        self.sounds = []
        self.lights = []

    def __enter__(self):
        if not self._first_start:
            self.nvm.start(settings())
        self.switch_on()
        self._real_sleep, time.sleep = time.sleep, self.sleep
        # Files are named from the root of the drive, as on the badge.
        self._home = os.getcwd()
        os.chdir(ROOT)
        random.seed(self.seed)
        # A collection walks everything that the host has loaded, too: in pytest that is much.
        gc.collect()
        gc.freeze()
        return self

    def __exit__(self, *_):
        self.switch_off()
        time.sleep = self._real_sleep
        os.chdir(self._home)

    def play(self, pin, path):
        """Start the sound in a file, which is heard only if the amplifier is awake."""
        speaker, *amplifiers = self.profile.speaker
        if pin != speaker:
            raise ValueError(f"there is no speaker at {pin}")
        if all(self.levels.get(amplifier) for amplifier in amplifiers):
            self.sounds.append((self.ms(), Path(path).stem))
            self.hear(path)

    def hear(self, path):
        """Play a sound that can be heard, as the host does."""

    def shine(self, pin, colours):
        """See Hardware."""
        if pin != self.profile.lights[0]:
            raise ValueError(f"there are no lights at {pin}")
        self.lights.append((self.ms(), colours))

    def shining(self):
        """Return the bytes of the lights as they are now; none on a board without lights."""
        if self.lights:
            return self.lights[-1][1]
        return bytes(3 * self.profile.lights[1])

    def keyboard(self):
        """Return the sentences that tell which keys of a PC press the buttons, "" if none does."""
        return ""

    def attend(self, app):
        """Take note of an App that code.py has made on the badge."""

    def reload(self):
        """Switch off: the caller can start the program again."""
        raise PowerOff

    def frame(self):
        """Return the screen's picture, as a PIL image in RGB."""
        return self.display.frame()


def _display(painted):
    """The class of a display; NumPy, with which one is painted, takes longer to load than a short run does."""
    if not painted:
        return display.Display
    from simulator.painting import Display

    return Display


def check_board(board):
    """Stop with a sentence if no board of that name can be simulated."""
    if board not in SIZES:
        cli.stop(f"--board can't be {board}, only one of {', '.join(SIZES)}.")


def settings():
    """The game's memory after somebody has chosen English at its first start."""
    from saves.memory import Memory

    block = bytearray(32)
    Memory(block).save({"settings": bytes(1)})
    return block
