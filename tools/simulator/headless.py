# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge without a window: a keys file presses its buttons, and frames are saved as PNG."""

import math
import re

from PIL import Image, ImageOps

from simulator.badge import BUTTONS, Badge, PowerOff

# Game time after a button for the program to take it: three frames, besides what the board needs to see it.
TAKEN = 0.1


class KeysError(ValueError):
    """A line of a keys file is wrong; the text says which and why."""


def read_keys(text):
    """Return the steps in the text of a keys file, as tuples of "press", "wait" or "shot" and what follows.

    One step a line: a button's name, `wait SECONDS` (of game time) or `shot NAME`; `#` starts a comment.
    Raises KeysError.
    """
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            steps.append(_step(words, f"line {number}: "))
    return steps


def read_seed(text):
    """Return the seed that the comments of a keys file name, as in `--seed 46`, or 0."""
    named = re.search(r"^#.*--seed (\d+)", text, re.MULTILINE)
    return int(named[1]) if named else 0


def _step(words, where):
    if len(words) == 1 and words[0] in BUTTONS:
        return ("press", words[0])
    if len(words) == 2 and words[0] == "wait":
        return ("wait", _seconds(words[1], where))
    if len(words) == 2 and words[0] == "shot":
        if not re.fullmatch(r"\w[\w.-]*", words[1]):
            raise KeysError(f"{where}name a shot with letters, digits, '.', '-' and '_', not {words[1]!r}")
        return ("shot", words[1])
    known = f"a button ({' '.join(BUTTONS)}), wait SECONDS or shot NAME"
    raise KeysError(f"{where}{' '.join(words)!r} is no step; a step is {known}")


def _seconds(word, where):
    try:
        seconds = float(word)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < math.inf:
        raise KeysError(f"{where}to wait takes a number of seconds, such as 0.5, not {word!r}")
    return seconds


class Headless(Badge):
    """A badge that does `steps` between the program's frames, saves shots in the folder `shots`, and ends.

    In a shot every pixel is `scale` pixels wide; other arguments are those of Badge.
    """

    def __init__(self, steps, shots, seed, scale=1, **options):
        super().__init__(seed=seed, **options)
        self._steps = iter(steps)
        self._shots = shots
        self._scale = scale
        self._due = 0  # ms: when the next step is to be done

    def sleep(self, seconds):
        super().sleep(seconds)
        while self.clock.now >= self._due:
            self._do(*next(self._steps, ("off", None)))

    def _do(self, kind, what):
        if kind == "off":
            raise PowerOff
        if kind == "press":
            self.press(what)
            self._due = self.clock.now + round(TAKEN * 1000) + self.least(what)
        elif kind == "wait":
            self._due = self.clock.now + round(what * 1000)
        else:
            self._save(what)

    def _save(self, name):
        path = self._shots / f"{name}.png"
        try:
            ImageOps.scale(self.frame(), self._scale, Image.Resampling.NEAREST).save(path)
        except OSError as error:
            raise PowerOff(f"{path} can't be written: {error.strerror or error}") from error
