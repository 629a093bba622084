# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The simulated badge: what the stand-ins stand on."""

import os
import random
import sys
import time
from pathlib import Path

from simulator import corrections
from simulator.clock import VirtualClock
from simulator.display import Display
from simulator.nvm import Nvm

ROOT = Path(__file__).resolve().parent.parent.parent
# In the order of the PyBadge's shift register.
BUTTONS = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")

_current = None


class PowerOff(BaseException):
    """Ends the program on the badge. With a text, it is why; no program that catches Exception stops it."""


def current():
    """Return the badge that is switched on."""
    if _current is None:
        raise RuntimeError("no simulated badge is switched on")
    return _current


class Badge:
    """A PyBadge that is switched on by `with`: its modules can be imported, and `time.sleep` is its sleep.

    `seed`: names the run, whose random numbers are the same every time; None is another run each time.
    `width`, `height`: of the screen, in pixels. `nvm`: an Nvm from before the last power-off (default: a
    fresh one). `clock`: where its time comes from (default: a VirtualClock).
    """

    def __init__(self, seed=0, width=160, height=128, nvm=None, clock=None):
        self.seed = seed
        self.clock = clock or VirtualClock()
        self.display = Display(width, height)
        self.nvm = nvm or Nvm()
        self.keys = None  # the queue of events, once the program has asked for its buttons

    def __enter__(self):
        global _current
        if _current is not None:
            raise RuntimeError("another simulated badge is switched on")
        _current = self
        self._real_sleep, time.sleep = time.sleep, self.sleep
        # Files are named from the root of the drive, as on the badge.
        self._home = os.getcwd()
        os.chdir(ROOT)
        random.seed(self.seed)
        return self

    def __exit__(self, *_):
        global _current
        _current = None
        time.sleep = self._real_sleep
        os.chdir(self._home)

    def sleep(self, seconds):
        """What `time.sleep` is to the program; the host has its turn here."""
        self.clock.sleep(seconds)

    def hold(self, button):
        """Press the button of that name, without releasing it."""
        self._key(button, True)

    def release(self, button):
        """Release the button of that name."""
        self._key(button, False)

    def press(self, button):
        """Press and release the button of that name."""
        self.hold(button)
        self.release(button)

    def frame(self):
        """Return what the screen shows, as a PIL image in RGB."""
        return self.display.frame()

    def _key(self, button, pressed):
        from keypad import Event

        if self.keys is not None:
            self.keys.put(Event(BUTTONS.index(button), pressed, self.clock.ticks()))


def prepare():
    """Make the stand-ins and the program importable, after all else: code.py is not the library's `code`."""
    corrections.apply()
    for folder in (Path(__file__).parent / "stand_ins", ROOT, ROOT / "lib"):
        if str(folder) not in sys.path:
            sys.path.append(str(folder))


prepare()
