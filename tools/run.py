#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Runs one of the commands in tools/. `pip install -e .` makes it the command `boneyard`."""

import argparse
import ast
import sys
from pathlib import Path

import cli
import environment

TOOLS = environment.ROOT / "tools"
COMMANDS = [path.stem for path in sorted(TOOLS.glob("*.py")) if path.stem != "run"]


def main(arguments: list[str]) -> None:
    """Run the command that the arguments name, with the other arguments; its exit status is this one's."""
    parser = cli.Parser(
        prog=Path(sys.argv[0]).name,
        description=__doc__,
        epilog="commands:\n" + "\n".join(f"  {name:<16}{about(name)}" for name in COMMANDS),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those below")
    more = parser.add_argument(
        "arguments", nargs=argparse.REMAINDER, metavar="...", help="the arguments of the command; --help names them"
    )
    more.required = False  # as any Python says from 3.12 on
    options = parser.parse_args(arguments)
    environment.become([sys.executable, str(TOOLS / f"{options.command}.py"), *options.arguments])


def about(command: str) -> str:
    """Return the sentence on a command: the first line of its docstring."""
    text = (TOOLS / f"{command}.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").partition("\n")[0]


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
