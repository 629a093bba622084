#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Runs one of the commands for players. `pip install -e .` makes it the command `boneyard`."""

import argparse
import sys
from pathlib import Path

import cli
import environment

COMMANDS = ("play", "flash", "build", "replay", "arena", "web")


def main(arguments: list[str]) -> None:
    """Run the command that the arguments name, with the other arguments; its exit status is this one's."""
    parser = cli.Parser(prog=Path(sys.argv[0]).name, description=__doc__)
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help=f"one of {', '.join(COMMANDS)}")
    more = parser.add_argument(
        "arguments", nargs=argparse.REMAINDER, metavar="...", help="the arguments of the command; --help names them"
    )
    more.required = False  # as any Python says from 3.12 on
    options = parser.parse_args(arguments)
    tool = environment.ROOT / "tools" / f"{options.command}.py"
    environment.become([sys.executable, str(tool), *options.arguments])


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
