# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The engine knows nobody: it imports nothing but itself, and modules that the badge's Python has too."""

import ast
from pathlib import Path

from tests import imports

ROOT = Path(__file__).parent.parent.parent
STANDARD = {"array", "collections", "json"}
SOURCES = imports.sources(imports.modules(ROOT, "engine"))


def imported(tree):
    """The names of the modules that a tree imports when it runs: those that only type hints name aren't."""
    spared = {node for each in ast.walk(tree) if is_for_hints(each) for node in each.body}
    for node in ast.walk(tree):
        if node in spared:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            name = node.args[0]
            yield name.left.value if isinstance(name, ast.BinOp) else ast.unparse(name)


def strangers(source):
    """The names of the modules that a source imports and mustn't."""
    return {name for name in imported(ast.parse(source)) if name.split(".")[0] != "engine"} - STANDARD


def is_for_hints(node):
    """Whether a node is an `if` that is carried out by the type check alone."""
    return isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"


def test_the_engine_imports_nothing_outside_itself():
    outside = {name: strangers(source) for name, source in SOURCES.items()}
    assert {name: found for name, found in outside.items() if found} == {}


def test_the_engine_imports_itself_relatively():
    """It has another name in its wheel."""
    raw = {name: path.read_bytes() for name, path in imports.modules(ROOT, "engine").items()}
    assert [
        (name, other)
        for name, source in raw.items()
        for other in imported(ast.parse(source))
        if other.startswith("engine")
    ] == []
