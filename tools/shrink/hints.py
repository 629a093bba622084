# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Empties the type hints, which nothing on the badge reads: so their names don't count, and no module needs
`__future__`, which MicroPython lacks."""

import ast

from shrink.absolute import Edit, edited

_EMPTY = '""'


def without_hints(source: bytes) -> bytes:
    """Return a source, bytes, with empty texts in place of its type hints, and without imports from `__future__`.
    Lines stay where they are."""
    edits: list[Edit] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            edits += _edits(node, "pass")
        elif isinstance(node, ast.FunctionDef):
            edits += _edits(node.returns, _EMPTY)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            edits += _edits(node.annotation, _EMPTY)
    return edited(source, edits)


def _edits(node: ast.stmt | ast.expr | None, text: str) -> list[Edit]:
    """The edits that put a text of two letters or more in place of a node. On several lines it gets parentheses."""
    if not node:
        return []
    begin = node.lineno, node.col_offset
    line, column = node.end_lineno or 0, node.end_col_offset or 0
    if line == node.lineno:
        return [(begin, (line, column), text)]
    return [(begin, (line, column - 1), f"({text}"), ((line, column - 1), (line, column), ")")]
