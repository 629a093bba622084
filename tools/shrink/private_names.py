# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program's private names, made short for the badge.

For 615 private names of all modules and of the libraries beside them, without those of numbers, 65 serve, mostly
of two characters. Without those of the program and the 146 names of source files (see drive/compiler.py) a match of
Kozel has 974 names instead of 1,263: 4,300 bytes less; without those of the libraries 1,000 bytes less are live.

Two private names become the same where nothing can have both: neither a module nor an object. What an object's own
class calls its private names shows in the modules of that class and of those that it inherits from, since private
names are asked of self. One that is asked of anything else stays as it is, and so does one that a string spells,
that stands in an f-string or that names an argument in a call. A name becomes the same one everywhere.
"""

import ast
import io
import itertools
import re
import string
import tokenize
from functools import cache

PRIVATE = re.compile(r"_(?!_)\w+")


def shortened(text, short, ours):
    """The text of a program with the short names of private ones, as `short_names` finds them.

    A program that isn't `ours` keeps its own, but our objects have the short ones there, too.
    """
    return replaced(text, [(name, place) for name, place, asked in _found(text) if ours or asked], short)


def replaced(text, places, short):
    """A text with short names for those of its names, (name, (line, column)) in their order, that have one."""
    lines = list(io.StringIO(text, newline=""))
    for name, (line, start) in reversed(places):
        if name in short:
            whole = lines[line - 1]
            lines[line - 1] = whole[:start] + short[name] + whole[start + len(name):]
    return "".join(lines)


def short_names(texts):
    """The private names of a program, whose modules are {name: text}, each with its short one, as a dict."""
    used = {module: {name for name, _, _ in _found(text)} for module, text in texts.items()}
    kept = set().union(*map(_kept, texts.values()))
    others = {name: set() for name in sorted(set().union(*used.values()) - kept)}
    for family in families(texts).values():
        together = set().union(*(used[one] for one in family)) - kept
        for name in together:
            others[name] |= together
    short = {}
    for name in others:
        taken = kept | {short.get(other) for other in others[name]}
        short[name] = next(new for new in new_names("_", 1) if new not in taken)
    return short


def families(texts):
    """For each module of a program, {name: text}, all in which names stand that an object of it may have: itself,
    and those that its classes inherit from. A dict of sets."""
    bases = {module: _bases(text) & texts.keys() for module, text in texts.items()}
    return {module: _with_bases(module, bases) for module in texts}


def new_names(start, least):
    """All names with such a start and so many letters at least, the shortest first."""
    for count in itertools.count(least):
        for letters in itertools.product(string.ascii_letters, repeat=count):
            yield start + "".join(letters)


@cache  # each text is asked for several times
def _found(text):
    """Each private name in a text, as a list of (name, place, whether anything but self is asked for it)."""
    found = []
    whom = before = ""
    for token in tokenize.generate_tokens(io.StringIO(text, newline="").readline):
        name = token.string
        if token.type == tokenize.NAME and PRIVATE.fullmatch(name):
            found.append((name, token.start, before == "." and whom != "self"))
        whom, before = before, name
    return found


@cache  # the same
def _nodes(text):
    """All nodes of the tree of a text."""
    return list(ast.walk(ast.parse(text)))


def _kept(text):
    """The names that stay as they are because of what is in a text."""
    return {name for name, _, asked in _found(text) if asked} | spelt(_nodes(text))


def spelt(nodes):
    """The names that are texts somewhere among the nodes of a module, name an argument in a call, or stand in an
    f-string, of which Python 3.11 tells no places."""
    found = set()
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


def _bases(text):
    """The modules that the classes in a text may inherit from, others among them."""
    nodes = _nodes(text)
    origins = {}
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                name = alias.asname or alias.name.partition(".")[0]
                origins.setdefault(name, set()).add(alias.name)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                modules = {node.module, f"{node.module}.{alias.name}"}
                origins.setdefault(alias.asname or alias.name, set()).update(modules)
    inherited = [base for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
    names = {node.id for base in inherited for node in ast.walk(base) if isinstance(node, ast.Name)}
    return set().union(*(origins.get(name, ()) for name in names))


def _with_bases(module, bases):
    """A module and all those that its classes inherit from, by way of others too."""
    found, rest = set(), [module]
    while rest:
        one = rest.pop()
        if one not in found:
            found.add(one)
            rest += bases[one]
    return found
