# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the program's private names short for the badge, and those of parameters.

The badge keeps each name for good. The 633 private names of all modules and of the libraries beside them, those of
numbers aside, and 134 names of parameters become 76, mostly of two characters. So the largest match, Draw for
three up to the double twelve by way of all screens, has 1,348 names, and 117,500 bytes are live, of at most
118,000. If all of them stayed, it would have 1,850, and 125,300 bytes would be live; if those of functions and
classes did, 121,000; if those of parameters did, 118,300. In these three cases it doesn't fit in a heap of 139,000
either. If those of the libraries stayed, 118,300 would be live. read_traceback.py tells what a traceback's short
names stand for.

Two such names may become the same if nothing can have both: no module and no object. An object's private names
stand in the modules of its class and of the classes that it inherits from, since they are asked of self. A private
name that is asked of anything else stays as it is, and so does one that a string spells, that stands in an f-string
or that names an argument in a call. A parameter's name stays if it is anything but a function's variable anywhere.
A name becomes the same one everywhere.
"""

import ast
import io
import itertools
import re
import string
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache

PRIVATE = re.compile(r"_(?!_)\w+")


def shortened(text: str, short: dict[str, str], ours: bool) -> str:
    """The text of a program with short names for private ones, as `short_names` finds them.

    A program that isn't `ours` keeps its own private names, but those of our objects are short there, too.
    """
    variables = frozenset(name for name in short if ours and not PRIVATE.fullmatch(name))
    return replaced(text, [(name, place) for name, place, asked in _found(text, variables) if ours or asked], short)


def names_behind(text: str, short: dict[str, str]) -> dict[str, str]:
    """The names in a text of the program by the short ones that they have on the badge, a dict."""
    return {short[name]: name for name, _, _ in _names(text) if name in short}


def replaced(text: str, places: list[tuple[str, tuple[int, int]]], short: dict[str, str]) -> str:
    """A text in which those of the names at some places that have a short name have it: `places` are (name, (line,
    column)), in order."""
    lines = list(io.StringIO(text, newline=""))
    for name, (line, start) in reversed(places):
        if name in short:
            whole = lines[line - 1]
            lines[line - 1] = whole[:start] + short[name] + whole[start + len(name):]
    return "".join(lines)


def short_names(texts: dict[str, str]) -> dict[str, str]:
    """The short name of each private name of a program whose modules are {name: text}, a dict."""
    variables = parameters(texts)
    used = {module: {name for name, _, _ in _found(text, variables)} for module, text in texts.items()}
    kept = set().union(*map(_kept, texts.values()))
    others: dict[str, set[str]] = {name: set() for name in sorted(set().union(*used.values()) - kept)}
    for family in families(texts).values():
        together = set().union(*(used[one] for one in family)) - kept
        for name in together:
            others[name] |= together
    short: dict[str, str] = {}
    for name in others:
        taken = kept | {short.get(other) for other in others[name]}
        short[name] = next(new for new in new_names("_", 1) if new not in taken)
    return short


def parameters(texts: dict[str, str]) -> frozenset[str]:
    """The names of parameters in a program, {name: text}, that name nothing else in it but variables of functions:
    the badge keeps those of parameters, although nobody asks for them. A frozenset."""
    nodes = [node for text in texts.values() for node in _nodes(text)]
    found = {node.arg for node in nodes if isinstance(node, ast.arg)}
    others = {"self"} | spelt(nodes)
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


def _found(text: str, variables: frozenset[str] = frozenset()) -> list[tuple[str, tuple[int, int], bool]]:
    """The private names in a text, and those of these variables: see _names."""
    return [found for found in _names(text) if found[0] in variables or PRIVATE.fullmatch(found[0])]


@cache  # each text is asked for several times
def _names(text: str) -> list[tuple[str, tuple[int, int], bool]]:
    """All names in a text, in order: a list of (name, place, whether it is asked of anything but self)."""
    found = []
    whom = before = ""
    for token in tokenize.generate_tokens(io.StringIO(text, newline="").readline):
        if token.type == tokenize.NAME:
            found.append((token.string, token.start, before == "." and whom != "self"))
        whom, before = before, token.string
    return found


@cache  # the same
def _nodes(text: str) -> list[ast.AST]:
    """All nodes of the tree of a text."""
    return list(ast.walk(ast.parse(text)))


def _kept(text: str) -> set[str | None]:
    """The names that stay as they are because of how a text uses them."""
    return {name for name, _, asked in _found(text) if asked} | spelt(_nodes(text))


def spelt(nodes: Iterable[ast.AST]) -> set[str | None]:
    """The names that are texts somewhere among the nodes of a module, name an argument in a call, or stand in an
    f-string, of which Python 3.11 tells no places."""
    found: set[str | None] = set()  # None in a call with **
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.keyword):
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
                modules = {node.module, f"{node.module}.{alias.name}"}  # no import is relative
                origins.setdefault(alias.asname or alias.name, set()).update(modules)  # type: ignore[arg-type]
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
