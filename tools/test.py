#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Check what is checked before every commit: the lint, the type check and the quick tests, on all cores.

CI does the same. With --all it runs those tests, too, that are marked as slow. With other arguments it runs only
pytest, which gets them, leaves out nothing, and takes one core without `-n logical`.
"""

import os
import subprocess
import sys

import cli
import environment

SET_BOARD = "from circuitpython_setboard import set_board; set_board()"
CHECKS = {
    "lint": ["-m", "ruff", "check"],
    "pins of the board": ["-c", SET_BOARD, "pybadge"],  # for the type check
    "type check": ["-m", "mypy"],
}
# A worker that has run out of tests takes over some of another's, since a few take as long as hundreds.
TESTS = ["-m", "pytest", "-n", "logical", "--dist", "worksteal"]
QUICK = ["-m", "not slow", "--hypothesis-profile", "quick"]


def main(arguments):
    """Run the checks; return 0 if all pass, else 1, or pytest's own status if only that was run."""
    usage = "test.py [--help] [--all | ARGUMENTS OF PYTEST]"
    parser = cli.Parser(prog="test.py", description=__doc__, usage=usage)
    parser.add_argument("--all", action="store_true", help="run the slow tests, too")
    options, extra = parser.parse_known_args(arguments)
    if options.all and extra:
        parser.error(f"--all goes without {extra[0]}: pytest's own arguments leave out nothing")
    environment.ensure("test")
    if extra:
        return check(["-m", "pytest", *extra])
    checks = {**CHECKS, "tests": TESTS} if options.all else {**CHECKS, "quick tests": TESTS + QUICK}
    failed = [name for name, command in checks.items() if announced(name, command)]
    print(f"\nFailed: {', '.join(failed)}." if failed else f"\nAll passed: {', '.join(checks)}.")
    return 1 if failed else 0


def announced(name, command):
    print(f"\n== {name} ==", flush=True)
    return check(command)


def check(command):
    """Run Python in the root with the arguments of `command`; return its exit status."""
    # The app loads its scenes again and again, and hundreds of tests start tools: what is compiled has to be kept.
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run([sys.executable, *command], cwd=environment.ROOT, env=surroundings).returncode


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
