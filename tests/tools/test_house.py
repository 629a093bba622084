# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/ holds commands, and their foundations lie in folders; nothing there imports itself in a circle."""

import pytest

from environment import ROOT
from tests import imports

TOOLS = ROOT / "tools"
# Modules in place of a badge's or a browser's, or for MicroPython: each of these folders lies in
# the path by itself.
ELSEWHERE = {
    "board": TOOLS / "board",
    "programs": TOOLS / "figures" / "programs",
    "stand_ins": TOOLS / "browser" / "stand_ins",
}
MODULES = imports.modules(TOOLS, aside=ELSEWHERE)
COMMANDS = {path.stem for path in TOOLS.glob("*.py")}


@pytest.fixture(scope="module")
def imports_of():
    """By the name of each module: the names of those that it imports."""
    return imports.imports(MODULES)


def test_what_lies_in_tools_itself_is_a_command():
    for name in COMMANDS:
        text = MODULES[name].read_text(encoding="utf-8")
        assert text.startswith("#!/usr/bin/env python3\n") and "\n    cli.run(main" in text, name


def test_nothing_stands_on_a_command_but_on_the_one_that_makes_the_environment(imports_of):
    asked = {(name, other) for name in imports_of for other in imports_of[name] & COMMANDS - {"environment"}}
    assert not asked


def test_no_module_imports_itself_in_a_circle(imports_of):
    assert len(imports_of) > 80 and "figures" in imports_of["bench"] and "figures.answer" in imports_of["bench"]
    assert imports.circles(imports_of) == []


def test_what_lies_elsewhere_imports_itself_in_no_circle():
    for name, folder in ELSEWHERE.items():
        own = imports.modules(folder)
        found = imports.imports({**MODULES, **own})
        assert len(own) > 5 and any(found[module] & own.keys() for module in own), name
        assert imports.circles(found) == [], name


def test_what_runs_on_a_badge_knows_no_tool():
    for name in ("board", "programs"):
        own = imports.modules(ELSEWHERE[name])
        found = imports.imports({**MODULES, **own})
        assert [(module, other) for module in own for other in found[module] - own.keys()] == []
