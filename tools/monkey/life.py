# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The life of one badge, from its first start on, through resets and power cuts.

All events are recorded as steps, which can be repeated:

    A          press and release a button
    wait 0.33  run the game for that many seconds of its time
    reset      start it again; its memory keeps everything that survives a reset
    off        cut the power and switch it on again; only the flash keeps anything
    tear 40    cut the power in the middle of the next write to the flash, after that many bytes
"""

from __future__ import annotations

import gc
import re
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from environment import ROOT
from monkey.promises import Promises
from monkey.screens import Screens
from simulator import Simulator, serve_words
from simulator.badge import BUTTONS, PowerOff
from simulator.nvm import Nvm, SleepMemory

if TYPE_CHECKING:
    from engine.match import Match

TAKEN = 40  # ms: a frame and a little more
PAINTED = 8  # one life in this many paints its pictures, which takes time, and has them checked


class Flash(Nvm):
    """An Nvm in whose next write the power is cut after `after` bytes, unless that is None.

    The badge's flash is erased as a whole before it is written, so all the bytes behind are gone.
    """

    after: int | None = None

    def __setitem__(self, index: int | slice, value: int | bytes | bytearray) -> None:
        super().__setitem__(index, value)
        if self.after is not None:
            after, self.after = self.after, None
            self._bytes[after:] = b"\xff" * (len(self) - after)
            raise PowerOff

    def is_empty(self) -> bool:
        """Whether nothing at all is left in it."""
        return not self._bytes.strip(b"\xff")


class Life:
    """The life of a badge with the screen of `board`; all its chances come from `seed`.

    badge     the Simulator that runs now
    trace     the steps done so far, as lines of a keys file
    matches   how many matches are over
    screens   the checks of every screen, a Screens
    promises  the checks after resets and power cuts, a Promises
    """

    def __init__(self, seed: int, board: str) -> None:
        self.seed = seed
        self.board = board
        self.trace: list[str] = []
        self.matches = self._starts = 0
        self._over: Match | None = None  # the match that was counted last
        self._flash = Flash()
        self.promises = Promises()
        self._switch_on(SleepMemory())

    def switch_off(self) -> None:
        """Switch the badge off for good."""
        self.badge.__exit__()

    def press(self, button: str) -> None:
        """Press and release a button."""
        self.trace.append(button)
        self.screens.pressed(button)
        self.badge.press(button)

    def wait(self, seconds: float, until_asked: bool = False) -> None:
        """Run the game for some seconds, or with `until_asked` only until it waits for another press."""
        badge = self.badge
        start, waited = badge.now, len(self.trace)
        try:
            while badge.now - start < round(seconds * 1000) and not (until_asked and self._is_taken(start)):
                # Written before the frame, which may be the last one: waiting for a ms more does one frame more.
                self.trace[waited:] = ["wait %.3f" % ((badge.now - start + 1) / 1000)]
                self._step()
        except PowerOff:
            self.promises.tear(self.badge.app)
            self._restart("torn", SleepMemory())

    def reset(self) -> None:
        """Start the game again, as the badge's RESET does."""
        self.trace.append("reset")
        self._restart("reset", self.badge.sleep_memory)

    def cut_power(self) -> None:
        """Cut the power, and switch the badge on again."""
        self.trace.append("off")
        self._restart("off", SleepMemory())

    def tear(self, after: int) -> None:
        """Cut the power in the middle of the next write to the flash, after that many bytes."""
        self.trace.append("tear %d" % after)
        self._flash.after = after

    def do(self, step: str) -> None:
        """Do a step, a line of a trace."""
        name, _, number = step.partition(" ")
        if name == "wait":
            self.wait(float(number))
        elif name == "tear":
            self.tear(int(number))
        elif name == "reset":
            self.reset()
        elif name == "off":
            self.cut_power()
        else:
            self.press(name)

    def _is_taken(self, pressed: int) -> bool:
        """Whether the game has taken the press of that time, in ms, and waits for more."""
        return self.badge.now - pressed > TAKEN and self.is_asking()

    def is_asking(self) -> bool:
        """Whether the game waits for a press."""
        return self.badge.doing == "press"

    def _step(self) -> None:
        self.badge.step()
        self.screens.look(self.is_asking())
        self.promises.look(self.badge.app, self.is_asking())
        self._note()

    def _note(self) -> None:
        """Count a match that is over."""
        match = self.badge.app.match
        if match and not match.moves and match.result is not None and match is not self._over:
            self._over = match
            self.matches += 1

    def _restart(self, how: str, sleep_memory: SleepMemory) -> None:
        self.badge.__exit__()
        self._flash.after = None
        self._switch_on(sleep_memory)
        self.promises.check(self.badge.app, how, self._flash)
        self._over = self.badge.app.match

    def _switch_on(self, sleep_memory: SleepMemory) -> None:
        forget()
        serve_words()
        self._starts += 1
        self.badge = Simulator(
            seed=self.seed * 1000 + self._starts,
            board=self.board,
            nvm=self._flash,
            sleep_memory=sleep_memory,
            first_start=True,
        )
        self.badge.__enter__()
        try:
            self.badge.start()
            self.screens = Screens(self.badge, painted=self.seed % PAINTED == 0)
        except BaseException:
            self.badge.__exit__()
            raise


def forget() -> None:
    """Unload all modules of the game: on the badge each start loads them again."""
    homes = [str(ROOT / "engine"), str(ROOT / "lib")]
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if any(file.startswith(home) for home in homes):
            del sys.modules[name]
    gc.unfreeze()  # the objects that the badge before had frozen


def read(text: str) -> tuple[int, str, list[str]]:
    """The seed, the board and the steps in the text of a trace. Raises ValueError, saying which line is wrong."""
    named = re.search(r"^# .*--seed (\d+) --board (\w+)", text, re.MULTILINE)
    if not named:
        raise ValueError("no line of it names a seed and a board")
    steps = [line.partition("#")[0].strip() for line in text.splitlines()]
    for number, step in enumerate(steps, 1):
        if not (step in BUTTONS or re.fullmatch(r"(wait \d+(\.\d+)?|tear \d+|reset|off)?", step)):
            raise ValueError("line %d: %r is no step" % (number, step))
    return int(named[1]), named[2], [step for step in steps if step]


def where(error: BaseException) -> str:
    """The file and the line in the game that an exception comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    path = Path(frames[-1].filename)
    name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name
    return f"{name}, line {frames[-1].lineno}"
