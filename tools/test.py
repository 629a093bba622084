#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Runs what every commit has to pass: the lint, the type check and the quick tests, on all cores.

With --all it also runs the tests that are marked as slow, as CI does. Any other arguments go to pytest alone, which
then leaves nothing out, and takes one core without `-n logical`.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import cli
import environment

SET_BOARD = "from circuitpython_setboard import set_board; set_board()"
# They are done one after another, beside the tests.
CHECKS = {
    "lint": ["-m", "ruff", "check"],
    "pins of the board": ["-c", SET_BOARD, "pybadge"],  # for the type check
    "type check": ["-m", "mypy"],
}
# A worker that has run out of tests takes over some of another's, since a few take as long as hundreds.
TESTS = ["-m", "pytest", "-n", "logical", "--dist", "worksteal"]
QUICK = ["-m", "not slow", "--hypothesis-profile", "quick"]
QUICKLY, IN_ALL = 180, 900  # seconds that the quick tests and all tests may take on two cores


def main(arguments):
    """Run the checks; return 0 if all pass, else 1, or pytest's own status if only that was run."""
    usage = "test.py [--help] [--all | ARGUMENTS OF PYTEST]"
    parser = cli.Parser(prog="test.py", description=__doc__, usage=usage)
    parser.add_argument("--all", action="store_true", help="run the slow tests, too")
    options, extra = parser.parse_known_args(arguments)
    if options.all and extra:
        parser.error(f"give either --all or arguments of pytest, not --all with {extra[0]}")
    environment.ensure("test")
    if extra:
        return run(["-m", "pytest", *extra]).returncode
    start = time.monotonic()
    name, command, most = ("tests", TESTS, IN_ALL) if options.all else ("quick tests", TESTS + QUICK, QUICKLY)
    with ThreadPoolExecutor(1) as beside:
        passed = {check: beside.submit(passes, check, CHECKS[check]) for check in CHECKS}
        tests = run(command).returncode
    failed = [check for check in CHECKS if not passed[check].result()] + [name] * bool(tests)
    print(f"\n{time.monotonic() - start:.0f} s, of at most {most} on two cores")
    print(f"Failed: {', '.join(failed)}." if failed else f"All passed: {', '.join([*CHECKS, name])}.")
    return 1 if failed else 0


def passes(name, command):
    """Run a check, print what it said once it is over, and return whether it passes."""
    done = run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(f"\n== {name}: {'failed' if done.returncode else 'passed'} ==\n{done.stdout}", flush=True)
    return not done.returncode


def run(command, **options):
    """Run Python in the root with the arguments of `command`; return the CompletedProcess. The options are
    subprocess.run's."""
    # The app loads its scenes again and again, and hundreds of tests start tools: what is compiled has to be kept.
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run([sys.executable, *command], cwd=environment.ROOT, env=surroundings, **options)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
