# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge without a window: its buttons are pressed by a list of steps, and frames are saved as PNG."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PIL import Image, ImageOps

from simulator.badge import Badge, PowerOff

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.kinds import MaybeNone
    from keys.files import Step

# Game time after a button for the program to take it: three frames, besides the board's time to see it.
TAKEN = 0.1
FRAME = 33  # ms, as in handheld: a program that isn't the game has none


class Headless(Badge):
    """A badge that does `steps` between the program's frames, saves shots in the folder `shots`, and ends.

    The steps are as keys.files.read_keys returns them. In a shot every pixel is `scale` pixels wide; other
    arguments are those of Badge.
    """

    def __init__(self, steps: Iterable[Step], shots: Path | None, seed: int, scale: int = 1, **options: Any) -> None:
        super().__init__(seed=seed, **options)
        self._steps = iter(steps)
        self._shots: Path | MaybeNone = shots
        self._scale = scale
        self._due = 0  # ms: when the next step is to be done

    def sleep(self, seconds: float) -> None:
        super().sleep(seconds)
        while self.now >= self._due:
            self._do(*next(self._steps, ("off", None)))

    def _do(self, kind: str, what: Any) -> None:
        if kind == "off":
            raise PowerOff
        if kind == "press":
            self.press(what)
            self._wait(TAKEN * 1000 + self.least(what))
        elif kind == "wait":
            self._wait(what * 1000)
        else:
            self._save(what)

    def _wait(self, ms: float) -> None:
        """Let the next step be done after that time, at the end of a frame: that is when record_keys.py does it."""
        self._due = -(-round(self.now + ms) // FRAME) * FRAME

    def _save(self, name: str) -> None:
        path = self._shots / f"{name}.png"
        try:
            ImageOps.scale(self.frame(), self._scale, Image.Resampling.NEAREST).save(path)
        except OSError as error:
            raise PowerOff(f"{path} can't be written: {error.strerror or error}") from error
