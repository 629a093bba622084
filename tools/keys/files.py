# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Keys files: which buttons are pressed, how long to wait, and where to take shots."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from simulator.badge import BUTTONS
from simulator.headless import TAKEN

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from simulator import Simulator

    Step = tuple[str, Any]  # "press" and a button's name, "wait" and seconds, or "shot" and its name


class KeysError(ValueError):
    """A line of a keys file is wrong; the text says which and why."""


def read_keys(text: str) -> list[Step]:
    """Return the steps in the text of a keys file, as tuples of "press", "wait" or "shot" and the rest of the line.

    One step a line: a button's name, `wait SECONDS` (of game time) or `shot NAME`; `#` starts a comment.
    Raises KeysError.
    """
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            steps.append(_step(words, f"line {number}: "))
    return steps


def read_seed(text: str) -> int:
    """Return the seed that the comments of a keys file name, as in `--seed 46`, or 0."""
    named = re.search(r"^#.*--seed (\d+)", text, re.MULTILINE)
    return int(named[1]) if named else 0


def _step(words: list[str], where: str) -> Step:
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


def _seconds(word: str, where: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < math.inf:
        raise KeysError(f"{where}to wait takes a number of seconds, such as 0.5, not {word!r}")
    return seconds


def follow(simulator: Simulator, text: str, look: Callable[[], object] | None = None) -> None:
    """Do the steps in the text of a keys file on a Simulator, without its shots; call `look()` after each frame."""
    for kind, what in read_keys(text):
        if kind == "press":
            simulator.press(what)
        simulator.run({"press": TAKEN, "wait": what, "shot": 0}[kind], look)
