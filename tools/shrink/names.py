# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the program's names short for the badge.

The badge keeps each name for good, with some 8 bytes besides its letters, and at the 1,271st its table of names
grows by 7,712 bytes. Here some 1,300 names become 150, of two or three characters, because two names may become the
same if nothing can have both: no module and no object. A name becomes the same one everywhere. An object's names
stand in the module of its class and in those of the classes that it inherits from. read_traceback.py tells what a
traceback's short names stand for.

A name may become short if the program gives it to a class, a function, a variable of a module or of a class, or an
attribute of self, or if it names a parameter and nothing else. It stays if a string spells it, if it stands in an
f-string or names an argument in a call, if it is set on anything but self, if Python or a module that isn't the
program's has it, or if the caller keeps it.
"""

import ast
import builtins
import io
import itertools
import keyword
import re
import string
import tokenize
from collections.abc import Container, Iterator
from functools import cache

OBJECTS: tuple[object, ...] = (
    "",
    b"",
    bytearray(),
    [],
    {},
    set(),
    (),
    0,
    0.0,
    iter(()),
    (_ for _ in ()),
    lambda: 0,
    OSError(),
    io.BytesIO(),
)
OF_PYTHON = {*keyword.kwlist, *dir(builtins)}.union(*map(dir, OBJECTS))


def shortened(text: str, short: dict[str, str]) -> str:
    """The text of a module of the program with short names, as `short_names` finds them."""
    lines = list(io.StringIO(text, newline=""))
    for name, (line, start) in reversed(_places(text)):
        if name in short:
            whole = lines[line - 1]
            lines[line - 1] = whole[:start] + short[name] + whole[start + len(name) :]
    return "".join(lines)


def names_behind(text: str, short: dict[str, str]) -> dict[str, str]:
    """The names in a text of the program by the short ones that they have on the badge, a dict."""
    return {short[name]: name for name in words(text) if name in short}


def short_names(texts: dict[str, str], beside: dict[str, str], keep: frozenset[str] = frozenset()) -> dict[str, str]:
    """The short name of each name that may become short, a dict.

    texts   the program's modules, {name: text}
    beside  those of the libraries beside it, whose public names stay
    keep    names that stay as they are
    """
    whole = texts | beside
    kept = keep.union(*map(_spelt, whole.values()))
    public = {name for text in beside.values() for name in words(text) if not name.startswith("_")}
    changed = parameters(whole) | given(whole) - public - kept
    used = {module: words(text) & changed for module, text in whole.items()}
    others: dict[str, set[str]] = {name: set() for name in sorted(set().union(*used.values()))}
    for family in families(whole).values():
        together = set().union(*(used[one] for one in family))
        for name in together:
            others[name] |= together
    kept = kept.union(*map(words, whole.values())) - changed
    short: dict[str, str] = {}
    for name in others:
        taken = kept | {short.get(other) for other in others[name]}
        short[name] = next(new for new in new_names("_", 1) if new not in taken)
    return short


def given(texts: dict[str, str]) -> set[str]:
    """The names that a program, {name: text}, gives to its own things, and that nothing else has."""
    nodes = [node for text in texts.values() for node in _nodes(text)]
    found = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    found = found.union(*(_outside(_nodes(text)[0]) for text in texts.values()))
    stored = [node for node in nodes if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)]
    found |= {node.attr for node in stored if _is_self(node.value)}
    others = {node.attr for node in stored if not _is_self(node.value)}
    others |= {part for module in texts for part in module.split(".")}
    others = others.union(OF_PYTHON, *(_foreign(_nodes(text), texts) for text in texts.values()))
    return {name for name in found - others if not re.fullmatch("__.*__", name)}


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _foreign(nodes: list[ast.AST], modules: Container[str]) -> set[str]:
    """The names that a module, given by its nodes, imports from other modules than these, or asks of those."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update(
                part
                for alias in node.names
                if alias.name not in modules
                for part in (*alias.name.split("."), alias.asname or "")
            )
        elif isinstance(node, ast.ImportFrom) and node.module not in modules:
            found.update(alias.name for alias in node.names if f"{node.module}.{alias.name}" not in modules)
    asked = [node for node in nodes if isinstance(node, ast.Attribute)]
    return found | {node.attr for node in asked if isinstance(node.value, ast.Name) and node.value.id in found}


def parameters(texts: dict[str, str]) -> frozenset[str]:
    """The names of parameters in a program, {name: text}, that name nothing else in it but variables of functions:
    the badge keeps those of parameters, although nobody asks for them. A frozenset."""
    nodes = [node for text in texts.values() for node in _nodes(text)]
    found = {node.arg for node in nodes if isinstance(node, ast.arg)}
    others = {"self"}.union(*map(_spelt, texts.values()))
    for node in nodes:
        if isinstance(node, ast.Attribute):
            others.add(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            others.add(node.name)
        elif isinstance(node, ast.alias):
            others |= set((node.asname or node.name).split("."))
    for text in texts.values():
        others |= _outside(_nodes(text)[0])
    return frozenset(name for name in found - others if not name.startswith("_"))


def _outside(node: ast.AST) -> set[str]:
    """The names of the variables in a tree that aren't a function's."""
    found: set[str] = set()
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.Name):
            found.add(part.id)
        if not isinstance(part, ast.FunctionDef | ast.Lambda):
            found |= _outside(part)
    return found


def families(texts: dict[str, str]) -> dict[str, set[str]]:
    """For each module of a program, {name: text}, the set of the modules whose names its objects may have: itself,
    and those that its classes inherit from. A dict."""
    bases = {module: _bases(text) & texts.keys() for module, text in texts.items()}
    return {module: _with_bases(module, bases) for module in texts}


def new_names(start: str, least: int) -> Iterator[str]:
    """Yield all names with such a start and then at least `least` letters, the shortest first."""
    for count in itertools.count(least):
        for letters in itertools.product(string.ascii_letters, repeat=count):
            yield start + "".join(letters)


def words(text: str) -> set[str]:
    """The names in a text."""
    return {name for name, _ in _places(text)}


@cache  # each text is asked for several times
def _places(text: str) -> list[tuple[str, tuple[int, int]]]:
    """All names in a text and their places, (line, column), in order."""
    tokens = tokenize.generate_tokens(io.StringIO(text, newline="").readline)
    return [(token.string, token.start) for token in tokens if token.type == tokenize.NAME]


@cache  # the same
def _nodes(text: str) -> list[ast.AST]:
    """All nodes of the tree of a text, but for its hints, which the compiler leaves out."""
    return list(ast.walk(_WithoutHints().visit(ast.parse(text))))


class _WithoutHints(ast.NodeTransformer):
    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        return self.generic_visit(ast.Assign([node.target], node.value)) if node.value else None

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        never = isinstance(node.test, ast.Constant) and not node.test.value  # TYPE_CHECKING
        return node.orelse if never else self.generic_visit(node)


def _spelt(text: str) -> set[str]:
    """The names that a text keeps: those that its strings spell, that name an argument in a call, or that stand in
    an f-string, of which Python 3.11 tells no places."""
    found: set[str] = set()
    for node in _nodes(text):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg:  # there is none in a call with **
            found.add(node.arg)
        elif isinstance(node, ast.JoinedStr):
            inner = list(ast.walk(node))
            found |= {part.id for part in inner if isinstance(part, ast.Name)}
            found |= {part.attr for part in inner if isinstance(part, ast.Attribute)}
    return found


def _bases(text: str) -> set[str]:
    """The modules that the classes in a text may inherit from, perhaps among others."""
    nodes = _nodes(text)
    origins: dict[str, set[str]] = {}
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                name = alias.asname or alias.name.partition(".")[0]
                origins.setdefault(name, set()).add(alias.name)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                modules = {str(node.module), f"{node.module}.{alias.name}"}  # no import is relative
                origins.setdefault(alias.asname or alias.name, set()).update(modules)
    inherited = [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
    names = {node.id for base in inherited for node in ast.walk(base) if isinstance(node, ast.Name)}
    return set().union(*(origins.get(name, ()) for name in names))


def _with_bases(module: str, bases: dict[str, set[str]]) -> set[str]:
    """A module and all those that its classes inherit from, by way of others too."""
    found: set[str]
    found, rest = set(), [module]
    while rest:
        one = rest.pop()
        if one not in found:
            found.add(one)
            rest += bases[one]
    return found
