# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Replaces the program's named numbers by mere numbers.

On the badge the name of a module's number stays in memory for good, and takes 8 bytes in the dict of that module
and of each that imports it. With them the largest match, Draw for three up to the double twelve by way of all
screens, has 84 names more, and 121,300 bytes are live instead of 117,500, of at most 118,000. And all .mpy files
together take 17,600 bytes more.

A named number is an int, True or False, arithmetic with other ones, or a place in a range, to which a module gives
a name in capitals that means nothing else there. Its value takes the place of the name in that module and in those
that import it from there, and the import goes. So does the definition, unless the module may be asked for the name
in another way: as an attribute of an object that may be any module, by a text that is the name, or by a module
where the name means something else, too. A number that is asked of its module, as in `names.YOU`, is replaced just
so, and if nothing else is asked of that module, its import goes. TYPE_CHECKING is False, and the compiler leaves
out everything in `if False`, so imports that only hints need take nothing.
"""

import ast
import re
from collections import Counter

from shrink.absolute import begin, edited, end
from shrink.module_names import Module, definitions

NAME = re.compile(r"_?[A-Z][A-Z0-9_]*")
# Larger ints are objects on the badge, and one of each is enough.
SMALL = range(-1 << 30, 1 << 30)
KINDS = int, bool
ARITHMETIC = (ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Constant, ast.Name, ast.expr_context)


class Numbers:
    """The named numbers of a program, whose modules are {name: source}.

    modules  a Module for each of them, by its name
    values   the value of every number that a module defines or imports, by "module.name"
    """

    def __init__(self, sources: dict[str, bytes]) -> None:
        self.modules = {name: Module(source, sources) for name, source in sources.items()}
        modules = self.modules.values()
        self._asked: set[str] = set()
        self._texts = set().union(*(module.texts for module in modules))
        self._changed = set().union(*(module.changed for module in modules))
        self.values: dict[str, int] = {}
        module: Module | str
        count = -1
        while count < (count := len(self.values)):
            for name, module in self.modules.items():
                self.values |= {f"{name}.{number}": value for number, value in self._found(module).items()}
        self._by_module: dict[str, dict[str, int]] = {}
        for name, value in self.values.items():
            module, _, number = name.rpartition(".")
            self._by_module.setdefault(module, {})[number] = value
        for name, module in self.modules.items():
            self._asked |= module.asked - self.values.keys()
            self._asked |= {origin for own, origin in module.origins if f"{name}.{own}" not in self.values}

    def spelt_out(self, source: bytes, name: str | None = None) -> bytes:
        """The source, bytes, of a module of the program or, without a `name`, of another program, with numbers in
        place of their names. In another program that is done only to its private ones and to those of the program's
        modules."""
        module = self.modules[name] if name else Module(source, self.modules)
        found = self._found(module)
        if name:
            staying = _staying(found, module.given, self._asked, self._texts)
            staying |= {number for number in found if f"{name}.{number}" in self._asked}
        else:
            found = {own: found[own] for own in found if own.startswith("_") or own in module.imports}
            staying = _staying(found, module.given, module.asked, module.texts)
        edits = _Edits(found, staying, self._asked_by(module))
        edits.visit(module.tree)
        return edits.made(source)

    def _asked_by(self, module: Module) -> dict[str, int]:
        """The values of the numbers that a module may ask of others, by the text that does, such as "names.YOU"."""
        return {
            f"{own}.{number}": value
            for own, origin in module.imports.items()
            if own == origin or not origin.startswith(f"{own}.")  # "import a.b" means a
            for number, value in self._by_module.get(origin, {}).items()
        }

    def _found(self, module: Module) -> dict[str, int]:
        """The values of the numbers of a module by their names there, its own and others."""
        found = {name: self.values[origin] for name, origin in module.imports.items() if origin in self.values}
        for name, node in module.given.items():
            value = _value(node, found)
            if value is not None and NAME.fullmatch(name) and name not in self._changed:
                found[name] = value
        return found


class _Edits(ast.NodeVisitor):
    """The changes of a source: numbers take the place of all names in `found`, and only those of them that are also
    in `staying` are still defined. They also take the place of attributes of modules: see Numbers._asked_by."""

    def __init__(self, found: dict[str, int], staying: set[str], asked: dict[str, int]) -> None:
        self._found = found
        self._staying = staying
        self._asked = asked
        self._edits: list[tuple[ast.stmt | ast.expr, str]] = []
        self._unasked: set[str] = set()  # the modules of which nothing but numbers is asked

    def made(self, source: bytes) -> bytes:
        """The source, bytes, with the changes. Its lines stay where they are."""
        return edited(source, [(begin(node), end(node), text) for node, text in self._edits])

    def visit_Module(self, node: ast.Module) -> None:
        names = Counter(part.id for part in ast.walk(node) if isinstance(part, ast.Name))
        attributes = [part for part in ast.walk(node) if isinstance(part, ast.Attribute) and self._number(part)]
        numbers = Counter(ast.unparse(part.value) for part in attributes)
        self._unasked = {name for name, count in numbers.items() if names[name] == count}
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        number = self._number(node)
        if number:
            self._edits.append((node, number))
        else:
            self.generic_visit(node)

    def _number(self, node: ast.AST) -> str:
        """The number that a node asks of a module, as a text; "" for any other node."""
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            return ""
        asked = f"{node.value.id}.{node.attr}"
        return _text(self._asked[asked]) if asked in self._asked else ""

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in self._found and isinstance(node.ctx, ast.Load):
            self._edits.append((node, _text(self._found[node.id])))

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        names = [
            alias
            for alias in node.names
            if (alias.asname or alias.name) not in self._found.keys() - self._staying | self._unasked
        ]
        if len(names) < len(node.names):
            rest = ast.unparse(ast.ImportFrom(node.module, names, node.level)) if names else "pass"
            self._edits.append((node, rest))

    def visit_Assign(self, node: ast.Assign) -> None:
        names = [name for name, _ in definitions(node)]
        if not names or not self._found.keys() >= set(names):
            self.generic_visit(node)
        elif not self._staying >= set(names):
            rest = [f"{name} = {self._found[name]}" for name in names if name in self._staying]
            self._edits.append((node, "; ".join(rest) or "pass"))


def _text(value: int) -> str:
    return str(value) if value >= 0 else f"({value})"


def _staying(found: dict[str, int], own: dict[str, ast.expr], asked: set[str], texts: set[str]) -> set[str]:
    """Those of a module's numbers that something may ask for which could be any module. They are among its own
    ones: nobody asks a module for its imports."""
    return {number for number in found if number in own and (f".{number}" in asked or number in texts)}


def _value(node: ast.expr, found: dict[str, int]) -> int | None:
    """The value of an expression of numbers and of the names in `found`; None for any other, or a large one."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id not in found:
            return None
        if isinstance(part, ast.Constant) and type(part.value) not in KINDS or not isinstance(part, ARITHMETIC):
            return None
    value = eval(compile(ast.fix_missing_locations(ast.Expression(node)), "", "eval"), {}, found)
    return value if type(value) in KINDS and value in SMALL else None
