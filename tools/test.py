#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Check everything: the lint, the type check and all tests. With arguments: only pytest, which gets them."""

import subprocess
import sys

import environment

SET_BOARD = "from circuitpython_setboard import set_board; set_board()"
CHECKS = {
    "lint": ["-m", "ruff", "check"],
    "pins of the board": ["-c", SET_BOARD, "pybadge"],  # for the type check
    "type check": ["-m", "mypy"],
    "tests": ["-m", "pytest"],
}


def main(arguments):
    """Run the checks; return 0 if all pass, else 1, or pytest's own status if only that was run."""
    usage = "test.py [--help] [ARGUMENTS OF PYTEST]"
    parser = environment.Parser(prog="test.py", description=__doc__, usage=usage)
    _, extra = parser.parse_known_args(arguments)
    environment.ensure("test")
    if extra:
        return check(["-m", "pytest", *extra])
    failed = [name for name, command in CHECKS.items() if announced(name, command)]
    print(f"\nFailed: {', '.join(failed)}." if failed else f"\nAll passed: {', '.join(CHECKS)}.")
    return 1 if failed else 0


def announced(name, command):
    print(f"\n== {name} ==", flush=True)
    return check(command)


def check(command):
    """Run Python in the root with the arguments of `command`; return its exit status."""
    return subprocess.run([sys.executable, *command], cwd=environment.ROOT).returncode


if __name__ == "__main__":
    environment.run(main, sys.argv[1:])
