#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Runs the checks and tests that every commit has to pass.

These are the checks named below, and the quick tests, on all cores. --check runs one of the checks alone, as
.pre-commit-config.yaml does. With --all it also runs the tests that are marked as slow, as CI does. It installs
PettingZoo, which some of them need, in the environment. Others need packages of Debian's: if the variable CI is
set and root runs this, it installs the missing ones; else it names them, and skips those tests. Any other arguments
go to pytest alone, which then leaves nothing out, and takes one core without `-n logical`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import cli
import environment
from cli import debian

if TYPE_CHECKING:
    from typing import Any

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
QUICKLY, IN_ALL = 180, 900  # seconds that the quick tests and all tests may take on two cores
OF_THE_PAGE = "tests.tools.browser."  # the tests that none but a browser can stand in for


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
    if options.all:
        environment.complete(environment.APART)
        complete_system()
    checks = [check for check in CHECKS if check != OF_GIT or (environment.ROOT / ".git").exists()]
    start = time.monotonic()
    name, command, most = ("tests", TESTS + TWICE, IN_ALL) if options.all else ("quick tests", TESTS + QUICK, QUICKLY)
    with ThreadPoolExecutor(1) as beside, tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        passed = {check: beside.submit(passes, check, CHECKS[check]) for check in checks}
        if OF_GIT in passed:
            passed[OF_GIT].result()
        tests = run([*command, f"--junitxml={report}"]).returncode
        left_out = skipped(report)
    failed = [check for check in checks if not passed[check].result()] + [name] * bool(tests)
    if options.all and debian.can_install() and any(test.startswith(OF_THE_PAGE) for test, _ in left_out):
        failed.append("the tests of the page, which were skipped")
    print(f"\n{time.monotonic() - start:.0f} s, of at most {most} on two cores")
    print(told(left_out))
    print(f"Failed: {', '.join(failed)}." if failed else f"All passed: {', '.join([*checks, name])}.")
    return 1 if failed else 0


def complete_system() -> None:
    """Install the packages of Debian's that tests need, where CI may, or name them."""
    names = debian.lacking()
    if names and debian.can_install():
        debian.install(names)
    elif names:
        print(f"Some tests will be skipped. On Debian they need: apt install {' '.join(names)}", flush=True)


def skipped(report: Path) -> list[tuple[str, str]]:
    """The tests that were skipped, each with the reason, by pytest's report in JUnit's form."""
    cases = ElementTree.parse(report).iter("testcase") if report.exists() else ()
    return [
        (case.get("classname", ""), skip.get("message", ""))
        for case in cases
        for skip in case.iter("skipped")
        if skip.get("type") == "pytest.skip"
    ]


def told(left_out: list[tuple[str, str]]) -> str:
    """The line that says how many tests were skipped, and why."""
    reasons = Counter(reason for _, reason in left_out).most_common()
    return f"{len(left_out)} skipped" + "".join(f"; {count}: {reason}" for reason, count in reasons)


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
