# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names in the source of a module, and their meanings there."""

import ast
from collections import Counter
from collections.abc import Container, Iterator


class Module:
    """The names in the source of a module; `modules` are the names of all modules of its program.

    given    the values, as nodes, of the names that are defined there once and mean nothing else, in order
    imports  the origins, "module.name", of the names that are imported and mean nothing else
    origins  everything that is imported, a set of (name, origin)
    asked    all attributes that are asked for: "module.name", or ".name" if it may be anything's but self's
    changed  the names of all attributes that are set or deleted
    texts    all texts
    """

    def __init__(self, source: bytes, modules: Container[str]) -> None:
        self.tree = ast.parse(source)
        nodes = list(ast.walk(self.tree))
        others = Counter(name for node in nodes for name in _bound(node))
        self.origins = {pair for node in nodes for pair in _imported(node)}
        imported = Counter(name for name, _ in self.origins)
        self.imports = {name: origin for name, origin in self.origins if imported[name] == 1 and not others[name]}
        self.given = {
            name: value
            for statement in self.tree.body
            for name, value in definitions(statement)
            if others[name] == 1 and not imported[name]
        }
        attributes = [node for node in nodes if isinstance(node, ast.Attribute) and not _is_self(node.value)]
        self.asked = {f"{self._module(node.value, modules)}.{node.attr}" for node in attributes}
        self.changed = {node.attr for node in attributes if not isinstance(node.ctx, ast.Load)}
        constants = [node.value for node in nodes if isinstance(node, ast.Constant)]
        self.texts = {constant for constant in constants if isinstance(constant, str)}

    def _module(self, node: ast.expr, modules: Container[str]) -> str:
        """The name of the module that an expression surely is, or "" for any other."""
        name = self.imports.get(node.id, "") if isinstance(node, ast.Name) else ""
        return name if name in modules else ""


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def definitions(statement: ast.stmt) -> list[tuple[str, ast.expr]]:
    """The (name, value) that a statement defines, the values as nodes; none if it defines nothing."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) > 1:
        return []
    targets, values = statement.targets, [statement.value]
    if isinstance(targets[0], ast.Tuple):
        targets, values = targets[0].elts, _items(statement.value)
    names = [target.id for target in targets if isinstance(target, ast.Name)]
    return list(zip(names, values)) if len(names) == len(targets) == len(values) else []


def _items(node: ast.expr) -> list[ast.expr]:
    """The nodes of the items of a tuple or of a range of plain numbers; none of anything else."""
    if isinstance(node, ast.Tuple):
        return node.elts
    try:
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
            return [ast.Constant(number) for number in range(*map(ast.literal_eval, node.args))]
    except (ValueError, TypeError):
        pass
    return []


def _imported(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield (name, origin) for everything that a node imports."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            name = alias.asname or alias.name
            if isinstance(node, ast.ImportFrom):
                yield name, f"{node.module}.{alias.name}"
            else:
                yield name.partition(".")[0], alias.name


def _bound(node: ast.AST) -> Iterator[str | None]:
    """Yield the names that a node gives a meaning, or may give one, except by an import."""
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        yield from node.names
    elif isinstance(node, ast.JoinedStr):  # of the names in it Python 3.11 tells no places
        yield from [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]
    elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)):
        yield node.name
