# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/ holds commands, and what they stand on lies in folders; nothing there imports itself in a circle."""

import ast

from environment import ROOT

TOOLS = ROOT / "tools"
# What runs on MicroPython, or lies in a folder of its own in the path, imports what is not here.
ELSEWHERE = ("board", "programs", "stand_ins")


def modules():
    """The paths of all modules by the names that they are imported by."""
    found = {}
    for path in sorted(TOOLS.rglob("*.py")):
        parts = path.relative_to(TOOLS).with_suffix("").parts
        if not set(parts) & set(ELSEWHERE):
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(path, known):
    """The names of the known modules that a module imports anywhere in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name if name in known else node.module for name in inner)
    return found & known


def circle(name, imports, way=()):
    """The names of modules that import each other in turn, from a module on; or none."""
    if name in way:
        return way[way.index(name):]
    return next(filter(None, (circle(other, imports, (*way, name)) for other in sorted(imports[name]))), None)


MODULES = modules()
IMPORTS = {name: imported(path, MODULES.keys()) for name, path in MODULES.items()}
COMMANDS = {path.stem for path in TOOLS.glob("*.py")}


def test_what_lies_in_tools_itself_is_a_command():
    for name in COMMANDS:
        text = MODULES[name].read_text(encoding="utf-8")
        assert text.startswith("#!/usr/bin/env python3\n") and "\n    cli.run(main" in text, name


def test_nothing_stands_on_a_command_but_on_the_one_that_makes_the_environment():
    asked = {(name, other) for name in IMPORTS for other in IMPORTS[name] & COMMANDS - {"environment"}}
    assert not asked


def test_no_module_imports_itself_in_a_circle():
    assert len(IMPORTS) > 40 and "figures" in IMPORTS["bench"]
    assert [circle(name, IMPORTS) for name in IMPORTS if circle(name, IMPORTS)] == []


def test_a_circle_is_found():
    assert circle("a", {"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ("b", "c")
