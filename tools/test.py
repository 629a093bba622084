#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Runs the checks and tests that every commit has to pass.

These are the checks named below, and the quick tests, on all cores. --check runs one of the checks alone, as
.pre-commit-config.yaml does. With --all it also runs the tests that are marked as slow, as CI does. It installs
PettingZoo, which some of them need, in the environment. Others need packages of Debian's: if the variable CI is
set and root runs this, it installs the missing ones; else those tests are skipped, and say why. Any other arguments
go to pytest alone, which then leaves nothing out, and takes one core without `-n logical`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import cli
import environment

SET_BOARD = "from circuitpython_setboard import set_board; set_board()"
# Its package has the program, and no module to run it.
ACTIONLINT = """
import subprocess, sys, sysconfig
sys.exit(subprocess.call([sysconfig.get_path("scripts") + "/actionlint", *sys.argv[1:]]))
"""
FORMS = [
    str(path)
    for path in sorted((environment.ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
    if path.name != "config.yml"
]
OF_GIT = "licences"  # the check for which git tells which files are the project's
# They are done one after another; all but the first beside the tests. That one asks git only once what isn't the
# project's, and would judge the folders that tests make afterwards, such as .hypothesis/ and __pycache__/.
CHECKS = {
    OF_GIT: ["-m", "reuse", "lint", "--lines"],
    "lint": ["-m", "ruff", "check"],
    "format": ["-m", "ruff", "format", "--check"],
    "pins of the board": ["-c", SET_BOARD, "pybadge"],  # for the type check
    "type check": ["-m", "mypy"],
    "page": ["tools/browser/checking.py"],
    "workflows": ["-c", ACTIONLINT, "-shellcheck=", "-pyflakes="],
    "spelling": ["-m", "codespell_lib"],
    "forms": ["-m", "check_jsonschema", "--builtin-schema", "vendor.github-issue-forms", *FORMS],
    "updates": ["-m", "check_jsonschema", "--builtin-schema", "vendor.dependabot", ".github/dependabot.yml"],
}
# A worker that has run out of tests takes over some of another's, since a few take as long as hundreds.
TESTS = ["-m", "pytest", "-n", "logical", "--dist", "worksteal"]
QUICK = ["-m", "not slow", "--hypothesis-profile", "quick"]
TWICE = ["--reruns", "1"]  # a real browser on a busy machine may miss a moment; what fails is named all the same
# Debian's packages that some tests need, and the programs, any of which shows that one is there.
DEBIAN = {
    "chromium": "chromium-headless-shell chromium chromium-browser google-chrome chrome",
    "fusefat": "fusefat",
    "mtools": "mcopy",
    "dosfstools": "mkfs.fat",
    "firefox-esr": "firefox-esr firefox",
    "valgrind": "valgrind",
    "webkit2gtk-driver": "WebKitWebDriver",
    "xvfb": "xvfb-run",
}


def main(arguments: list[str]) -> int:
    """Run the checks; return 0 if all pass, else 1, or pytest's own status if only that was run."""
    usage = "test.py [--help] [--all | --check NAME | ARGUMENTS OF PYTEST]"
    parser = cli.Parser(prog="test.py", description=__doc__, usage=usage)
    parser.add_argument("--all", action="store_true", help="run the slow tests, too")
    parser.add_argument("--check", choices=CHECKS, metavar="NAME", help=f"run one check alone: {', '.join(CHECKS)}")
    options, extra = parser.parse_known_args(arguments)
    if options.all and extra:
        parser.error(f"give either --all or arguments of pytest, not --all with {extra[0]}")
    environment.ensure("test")
    if options.check:
        return run(CHECKS[options.check]).returncode
    if extra:
        return run(["-m", "pytest", *extra]).returncode
    failed = []
    if options.all:
        environment.complete(environment.APART)
        if not complete_system():
            failed.append("the tests of the page, which lack Chromium")
    checks = [check for check in CHECKS if check != OF_GIT or (environment.ROOT / ".git").exists()]
    with ThreadPoolExecutor(1) as beside:
        passed = {check: beside.submit(passes, check, CHECKS[check]) for check in checks}
        if OF_GIT in passed:
            passed[OF_GIT].result()
        tests = run(TESTS + (TWICE if options.all else QUICK)).returncode
    failed += [check for check in checks if not passed[check].result()] + ["tests"] * bool(tests)
    print(f"\nFailed: {', '.join(failed)}." if failed else f"\nAll passed: {', '.join([*checks, 'tests'])}.")
    return 1 if failed else 0


def complete_system() -> bool:
    """Install the packages of Debian's that aren't there, if this is CI's own system; return whether it then has a
    Chromium, or is somebody else's."""
    if not (os.environ.get("CI") and shutil.which("apt-get") and os.geteuid() == 0):
        return True
    if names := [name for name in DEBIAN if not is_there(name)]:
        surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", *names]):
            subprocess.run(["apt-get", "--quiet", *command], env=surroundings)
    return is_there("chromium")


def is_there(name: str) -> bool:
    """Whether a package of DEBIAN is installed."""
    return any(map(shutil.which, DEBIAN[name].split()))


def passes(name: str, command: list[str]) -> bool:
    """Run a check, print its output once it is over, and return whether it passes."""
    done = run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(f"\n== {name}: {'failed' if done.returncode else 'passed'} ==\n{done.stdout}", flush=True)
    return not done.returncode


def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
    """Run Python in the root with the arguments of `command`; return the CompletedProcess. The options are
    subprocess.run's."""
    # The app loads its scenes again and again, and hundreds of tests start tools: compiled files have to be kept.
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    surroundings["REUSE_ENCODING_MODULE"] = "chardet"  # the others need a library of the system's
    return subprocess.run([sys.executable, *command], cwd=environment.ROOT, env=surroundings, **options)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
