# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each command asks for a group of packages that has all it can import: else it ends in a traceback on a fresh
clone."""

import ast
import re
from importlib import metadata

import pytest

import environment
from environment import ROOT
from tests import imports

# Two folders run elsewhere: on MicroPython in the page, and on MicroPython or under another Python for the figures.
ELSEWHERE = "stand_ins", "programs"
SOURCES = imports.sources(
    {
        **imports.modules(ROOT, "engine"),
        **imports.modules(ROOT / "lib"),
        **imports.modules(ROOT / "tools", aside=(*ELSEWHERE, "hosted")),
        **imports.modules(ROOT / "tools" / "hosted"),
        **imports.modules(ROOT / "tools" / "board"),
        "code": ROOT / "code.py",
    }
)
COMMANDS = sorted(path.stem for path in (ROOT / "tools").glob("*.py") if path.stem != "environment")
PACKAGES = metadata.packages_distributions()


def named(package):
    """A package's name as it is written everywhere."""
    return re.sub(r"[-_.]+", "-", package).lower()


def of_the_firmware(name):
    """Whether a module is the firmware's, which the simulator imitates where the game asks for it."""
    return f"{name}-stubs" in PACKAGES


def groups_asked_for(command):
    """The groups that a command names in its calls of environment.ensure."""
    return {
        text.value
        for node in ast.walk(ast.parse(SOURCES[command]))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "environment.ensure"
        for text in ast.walk(node)
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_asks_for_all_that_it_can_import(command):
    wanted = {
        named(environment.package(pin)) for group in groups_asked_for(command) for pin in environment.wanted(group)
    }
    missing = {
        (module, name)
        for module in imports.reached(command, SOURCES)
        for name in imports.foreign(module, SOURCES)
        if not of_the_firmware(name) and wanted.isdisjoint(map(named, PACKAGES.get(name, [name])))
    }
    assert missing == set()
