# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Spells out relative imports, as the badge's program has them.

The engine imports itself relatively, since it has another name in its wheel. On the badge absolute imports take
less: their names are there anyway, and relative ones would be further names.
"""

import ast
import re
from collections.abc import Iterable

Place = tuple[int, int]  # a line, from 1 on, and a column, in bytes
Edit = tuple[Place, Place, str]  # where the old text begins and ends, and the new one
_DOTS = re.compile(rb"from\s*(\.+)")


def absolute(source: bytes, package: str) -> bytes:
    """Return the source of a module of a package with absolute imports in place of relative ones, by `import` or by
    `__import__` with a level. Lines stay where they are, and so does an import beyond the outermost package."""
    lines = source.splitlines()
    edits: list[Edit] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (base := _base(package, node.level)):
            dots = _DOTS.match(lines[node.lineno - 1], node.col_offset)
            assert dots, "they follow the word"
            edits.append(((node.lineno, dots.start(1)), (node.lineno, dots.end(1)), base + "." * bool(node.module)))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "__import__" and len(node.args) == 5:
            name, variables, _, names, level = node.args
            if base := _base(package, ast.literal_eval(level)):
                edits += [
                    _longer(name, base),
                    (begin(variables), end(variables), "None"),
                    (end(names), end(level), ""),
                ]
    return edited(source, edits)


def _base(package: str, level: int) -> str:
    """The name of the package from which a relative import of a level starts, or ""."""
    parts = package.split(".")
    return ".".join(parts[: len(parts) + 1 - level]) if level else ""


def _longer(name: ast.expr, base: str) -> Edit:
    """The edit that lets a name, as a text, a format, a sum or a variable, begin with that of a package."""
    while isinstance(name, ast.BinOp):
        name = name.left
    line, column = begin(name)
    if isinstance(name, ast.Constant):
        return (line, column + 1), (line, column + 1), f"{base}."
    return (line, column), (line, column), f'"{base}." + '


def begin(node: ast.stmt | ast.expr) -> Place:
    return node.lineno, node.col_offset


def end(node: ast.stmt | ast.expr) -> Place:
    return node.end_lineno or 0, node.end_col_offset or 0


def edited(source: bytes, edits: Iterable[Edit]) -> bytes:
    """Return the source with these edits. Its lines stay where they are."""
    lines = source.splitlines(keepends=True)
    for (first, start), (last, end), text in sorted(edits, reverse=True):
        text += "\n" * (last - first)
        whole = lines[first - 1][:start] + text.encode() + lines[last - 1][end:]
        lines[first - 1 : last] = [whole, *[b""] * (last - first)]
    return b"".join(lines)
