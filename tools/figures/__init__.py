# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sections of bench.py, one module each.

A section's module has a docstring, whose first line is its heading, and `measure(quick)`, which yields
Figures; `quick` is whether rough ones will do. It raises Unavailable where this computer can't measure.
"""

from dataclasses import dataclass
from pathlib import Path

from environment import ROOT

PROGRAMS = Path(__file__).parent / "programs"  # small ones that are run in MicroPython
KEYS = ROOT / "tests" / "fixtures" / "keys"  # whole matches, a keys file each

SECTIONS = ("speed", "build", "game_heap", "answer", "expert", "pixels", "layout", "agency", "rewards", "web")


class Unavailable(Exception):
    """This computer can't measure the rest of a section; the text says why."""


@dataclass
class Figure:
    """One number. `how` says how it was counted; `at_most` and `at_least` are its budget, if it has one."""

    name: str
    value: float
    unit: str
    how: str
    at_most: float | None = None
    at_least: float | None = None

    def budget(self) -> str:
        """The budget in words, or "" where there is none."""
        if self.at_most is not None:
            return f"at most {number(self.at_most)}"
        return "" if self.at_least is None else f"at least {number(self.at_least)}"

    def broken(self) -> str:
        """This figure's fault in words, or "" if it keeps its budget."""
        too_many = self.at_most is not None and self.value > self.at_most
        too_few = self.at_least is not None and self.value < self.at_least
        if not (too_many or too_few):
            return ""
        return f"{self.name} has to be {self.budget()} {self.unit}, and is {number(self.value)}"


def number(value: float) -> str:
    """A number as people write it."""
    return f"{value:,.2f}" if isinstance(value, float) and value < 100 else f"{value:,.0f}"
