# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program uses nothing that Python on the badge has not, whether MicroPython on a PC has it or not."""

import ast

from environment import ROOT
from tests.imports import running

SOURCES = sorted([ROOT / "code.py", *(ROOT / "engine").rglob("*.py"), *(ROOT / "lib").rglob("*.py")])

MODULES = {"asyncio", "bisect", "dataclasses", "enum", "functools", "hashlib", "heapq", "itertools", "typing"}
METHODS = {
    "casefold",
    "format_map",
    "isqrt",
    "ljust",
    "log2",
    "removeprefix",
    "removesuffix",
    "rjust",
    "swapcase",
    "title",
    "zfill",
}
OF_MODULES = {("random", "sample"), ("random", "shuffle"), ("sys", "getsizeof")}
ABSENT = MODULES | {name for module, name in OF_MODULES}


def offences(text):
    """The lines of a source that the badge's Python would refuse, as "line N: why". It parses what is there for the
    type check alone, but imports none of it."""
    tree = ast.parse(text)
    imports = {node for node in running(tree) if isinstance(node, (ast.Import, ast.ImportFrom))}
    return [
        f"line {node.lineno}: {why}"
        for node in ast.walk(tree)
        if (why := offence(node)) and (node in imports or not isinstance(node, (ast.Import, ast.ImportFrom)))
    ]


def offence(node):
    """Why the badge's Python would refuse this node of a syntax tree, or None."""
    match node:
        case ast.Match() | ast.AsyncFunctionDef():
            return type(node).__name__
        case ast.FunctionDef(args=ast.arguments(posonlyargs=[_, *_])):
            return "positional-only arguments"
        case ast.FunctionDef(name="__init_subclass__"):
            return node.name
        case ast.List(elts=elts, ctx=ast.Load()) | ast.Tuple(elts=elts, ctx=ast.Load()) | ast.Set(elts=elts):
            return "unpacking in a display" if any(isinstance(item, ast.Starred) for item in elts) else None
        case ast.Dict(keys=keys):
            return "unpacking in a display" if None in keys else None
        case ast.ClassDef(keywords=[_, *_]):
            return "keywords of a class"
        case ast.Subscript(slice=ast.Slice(step=ast.AST())):
            return "a slice with a step"
        case ast.Call(func=ast.Name(id="next"), args=[_, _]):
            return "next with a default"
        case ast.Call(
            func=ast.Attribute(attr="startswith" | "endswith" as name),
            args=[ast.Tuple() | ast.Call(func=ast.Name(id="tuple"))],
        ):
            return f".{name} with a tuple"
        case ast.Call(func=ast.Name(id="zip"), keywords=[_, *_]):
            return "zip with a keyword"
        case ast.Attribute(value=ast.Name(id=module), attr=name) if (module, name) in OF_MODULES:
            return f"{module}.{name}"
        case ast.Attribute(attr=name) if name in METHODS:
            return f".{name}"
        case ast.Import(names=names):
            return absent([alias.name for alias in names])
        case ast.ImportFrom(module=module, names=names, level=0):
            return absent([module] + [alias.name for alias in names if (module, alias.name) in OF_MODULES])
    return None


def absent(names):
    """Why the import of these names fails on the badge, or None."""
    missing = [name for name in names if name.split(".")[0] in ABSENT]
    return f"import of {missing[0]}" if missing else None


def test_sources_are_for_the_badge():
    found = {str(path.relative_to(ROOT)): offences(path.read_text(encoding="utf-8")) for path in SOURCES}
    assert found and {name: what for name, what in found.items() if what} == {}
