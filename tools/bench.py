#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Measures Boneyard: prints figures, each with its unit, how it was counted, and its budget if it has one."""

import importlib
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
from figures import SECTIONS, Unavailable, number

if TYPE_CHECKING:
    from argparse import Namespace

    from figures import Figure

WIDTH = 100  # of a line


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    environment.ensure("bench")
    if options.json:
        cli.writable(options.json, "--json", options.force)  # a wrong path is told before the long wait
    # From here on every section finds the game's own modules, and displayio and its like as the simulator has them.
    import simulator  # noqa: F401

    measured: dict[str, list[dict[str, object]]]
    broken: list[str]
    measured, broken = {}, []
    for section in options.sections or SECTIONS:
        measured[section] = figures = []
        for figure in measure(section, options.quick):
            figures.append(asdict(figure))
            if not options.budgets:
                show(figure)
            elif figure.budget():
                print(line(figure), flush=True)
            if figure.broken():
                broken.append(f"{section}: {figure.broken()}")
    if options.json:
        cli.write_json(options.json, measured)
    if broken:
        cli.stop(f"over budget: {'; '.join(broken)}.")
    return 0


def parse(arguments: list[str]) -> "Namespace":
    """The options that the arguments name."""
    parser = cli.Parser(prog="bench.py", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"what to measure: {', '.join(SECTIONS)} (all)")
    parser.add_argument("--quick", action="store_true", help="measure little, for rough figures")
    parser.add_argument("--budgets", action="store_true", help="show only what has a budget, a line each")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE, too")
    parser.add_force()
    options = parser.parse_args(arguments)
    for section in options.sections:
        if section not in SECTIONS:
            parser.error(f"there is no section {section}; there are {', '.join(SECTIONS)}")
    return options


def measure(section: str, quick: bool) -> "Iterator[Figure]":
    """Print the heading of a section, and yield its figures as they are measured."""
    module = importlib.import_module(f"figures.{section}")
    print(f"{section}: {module.__doc__.splitlines()[0]}", flush=True)  # type: ignore[union-attr]  # each has one
    try:
        yield from module.measure(quick)
    except Unavailable as why:
        print(f"  not measured: {why}")
    except OSError as error:
        place = error.filename or f"the folder for temporary files, {tempfile.gettempdir()},"
        cli.stop(f"{section} can't be measured: {place} can't be used: {error.strerror}.")
    print(flush=True)


def show(figure: "Figure") -> None:
    """Print a figure, and below it how it was counted."""
    print(line(figure))
    print(textwrap.fill(figure.how, WIDTH, initial_indent="      ", subsequent_indent="      "), flush=True)


def line(figure: "Figure") -> str:
    """A figure, its unit and its budget in a line."""
    budget = figure.budget() and f"({figure.budget()})"
    return f"  {figure.name:<52} {number(figure.value):>12} {figure.unit} {budget}".rstrip()


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
