#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Measures speed, memory and sizes, and compares them with their budgets.

Each figure has its unit, how it was counted, and its budget if it has one.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
import textwrap
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import cli
import environment
from figures import SECTIONS, Figure, Unavailable, number

if TYPE_CHECKING:
    from argparse import Namespace

WIDTH = 100  # of a line


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("bench")
    found = measure_all(options.sections or SECTIONS, options.quick)
    broken = [f"{section}: {why}" for section, figures in found.items() for why in map(Figure.broken, figures) if why]
    if broken:
        cli.stop(f"over budget: {'; '.join(broken)}.")
    return 0


def measure_all(sections: Iterable[str], quick: bool) -> dict[str, list[Figure]]:
    """Print the figures of some sections as they are measured, and return them."""
    # From here on every section finds the game's own modules, and displayio and its like as the simulator has them.
    import simulator  # noqa: F401

    found: dict[str, list[Figure]] = {}
    for section in sections:
        found[section] = []
        for figure in measure(section, quick):
            found[section].append(figure)
            show(figure)
        print(flush=True)
    return found


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="bench.py", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"what to measure: {', '.join(SECTIONS)} (all)")
    parser.add_argument("--quick", action="store_true", help="measure little, for rough figures")
    options = parser.parse_args(arguments)
    for section in options.sections:
        if section not in SECTIONS:
            parser.error(f"there is no section {section}; there are {', '.join(SECTIONS)}")
    return options


def measure(section: str, quick: bool) -> Iterator[Figure]:
    """Print the heading of a section, and yield its figures as they are measured."""
    module = importlib.import_module(f"figures.{section}")
    print(f"{section}: {str(module.__doc__).splitlines()[0]}", flush=True)
    try:
        yield from module.measure(quick)
    except Unavailable as why:
        print(f"  not measured: {why}")
    except OSError as error:
        place = error.filename or f"the folder for temporary files, {tempfile.gettempdir()},"
        cli.stop(f"{section} can't be measured: {place} can't be used: {error.strerror}.")


def show(figure: Figure) -> None:
    """Print a figure, and below it how it was counted."""
    budget = figure.budget() and f"({figure.budget()})"
    print(f"  {figure.name:<52} {number(figure.value):>12} {figure.unit} {budget}".rstrip())
    print(textwrap.fill(figure.how, WIDTH, initial_indent="      ", subsequent_indent="      "), flush=True)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
