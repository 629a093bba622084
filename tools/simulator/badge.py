# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The simulated badge: the foundation of the stand-ins."""

from __future__ import annotations

import gc
import os
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING

import display
from hardware import BUTTONS as BUTTONS
from wires import SIZES as SIZES
from wires import WiredBoard

import loader
from environment import ROOT as ROOT
from simulator.nvm import Asleep, Nvm, SleepMemory

if TYPE_CHECKING:
    from typing import NoReturn, Self

    from PIL.Image import Image

    from handheld.profile import Profile
    from pointer import PointedApp
    from simulator.painting import Display


class PowerOff(BaseException):
    """Ends the program on the badge. With a text, it is why; no program that catches Exception stops it."""


class Badge(WiredBoard):
    """A badge that is switched on by `with`: its modules can be imported, and `time.sleep` is its sleep.

    `seed`: names the run, whose random numbers are the same every time; None is another run each time.
    `board`: the `board_id`, one of SIZES, or with a `profile` (see handheld.boards) any other.
    `size`: width and height of another screen than that board's, in pixels. `nvm`: an Nvm from before the last
    power-off (default: a fresh one), and `sleep_memory` one from before the last reset. `first_start`:
    whether a fresh NVM stays so, and the game begins with the choice of a language; without it somebody has chosen
    English already. `painted`: whether there is a picture of the screen, and not only its changed areas.

    `sounds`: those that could be heard, each when it started, in ms of the badge's time, and its name. `lights`:
    the signals to the lights, each its time and its bytes.
    """

    display: Display  # if there is a picture, else its base
    profile: Profile
    now: int

    def __init__(
        self,
        seed: int | None = 0,
        board: str = "pybadge",
        size: tuple[int, int] | None = None,
        nvm: Nvm | None = None,
        sleep_memory: SleepMemory | Asleep | None = None,
        profile: Profile | None = None,
        first_start: bool = False,
        painted: bool = True,
    ) -> None:
        super().__init__(_display(painted)(*(size or SIZES.get(board, SIZES["pybadge"]))), board, profile)
        self.seed = seed
        self.nvm = Nvm() if nvm is None else nvm
        self._first_start = first_start
        self.sleep_memory = SleepMemory() if sleep_memory is None else sleep_memory
        self.sounds: list[tuple[int, str]] = []
        self.lights: list[tuple[int, bytes]] = []

    def __enter__(self) -> Self:
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

    def __exit__(self, *_: object) -> None:
        self.switch_off()
        loader.meanwhile = None  # it would keep the app
        time.sleep = self._real_sleep
        os.chdir(self._home)

    def play(self, pin: str, path: str) -> None:
        """Start the sound in a file, which is heard only if the amplifier is awake."""
        speaker, *amplifiers = self.profile.speaker
        if pin != speaker:
            raise ValueError(f"there is no speaker at {pin}")
        if all(self.levels.get(amplifier) for amplifier in amplifiers):
            self.sounds.append((self.ms(), Path(path).stem))
            self.hear(path)

    def hear(self, path: str) -> None:
        """Play a sound that can be heard, as the host does."""

    def shine(self, pin: str, colours: bytes) -> None:
        """See Hardware."""
        if pin != self.profile.lights[0]:
            raise ValueError(f"there are no lights at {pin}")
        self.lights.append((self.ms(), colours))

    def shining(self) -> bytes:
        """Return the bytes of the lights as they are now; none on a board without lights."""
        if self.lights:
            return self.lights[-1][1]
        return bytes(3 * self.profile.lights[1])

    def keyboard(self) -> str:
        """Return the sentences that tell which keys of a PC press the buttons, "" if none does."""
        return ""

    def attend(self, app: PointedApp) -> None:
        """Take note of an App that code.py has made on the badge."""

    def reload(self) -> NoReturn:
        """Switch off: the caller can start the program again."""
        raise PowerOff

    def frame(self) -> Image:
        """Return the screen's picture, as a PIL image in RGB."""
        return self.display.frame()


def _display(painted: bool) -> type[display.Display]:
    """The class of a display; NumPy, with which one is painted, takes longer to load than a short run does."""
    if not painted:
        return display.Display
    from simulator.painting import Display

    return Display


def settings() -> bytearray:
    """The game's memory after somebody has chosen English at its first start."""
    from saves.memory import Memory

    block = bytearray(32)
    Memory(block).save({"settings": bytes(1)})
    return block
