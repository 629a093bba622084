# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Public names of the program, made short for the badge, too. Not a command: compact.py stands on it.

For 490 of them 70 serve: a match of Blitz that shows all screens has 880 names instead of 1,100, some 3,000 bytes
less.

Private names are asked of self only; these are asked of anything. So one stays as it is where anything else may
have it: the firmware, Python's own objects, and what isn't to change; and so does one that a text spells, that
names an argument in a call, or that is a module's. All others become the same short name everywhere, in other
programs too.

Two of them become the same where nothing can have both: neither a module nor an object. An object has what the
modules of its class and of those that it inherits from say; only what is set from elsewhere shows nowhere there,
and so shares its name with none.
"""

import ast
import builtins
import importlib.metadata
import io
import keyword
import re
import tokenize
import types
from array import array
from functools import cache

import private_names

STUBS = "circuitpython-stubs"  # what the firmware's modules have
BOARDS = "board_definitions"  # pins, which are asked for by texts
DEFINED = re.compile(r"\b(?:def|class) +(\w+)|\b(\w+) *[:=]")

# Objects that Python itself makes.
OBJECTS = (array, types.GeneratorType, types.ModuleType, io.BytesIO, io.TextIOWrapper, io.BufferedReader)


@cache
def foreign():
    """The names that something may have that isn't the program's, as a set."""
    found = {"self", *keyword.kwlist, *keyword.softkwlist, *dir(builtins)}
    for kind in (*OBJECTS, *[thing for thing in vars(builtins).values() if isinstance(thing, type)]):
        found.update(dir(kind))
    for path in importlib.metadata.files(STUBS):
        if path.suffix == ".pyi" and BOARDS not in path.parts:
            found.update(*DEFINED.findall(path.read_text(encoding="utf-8")))
    return found


def short_names(texts, kept):
    """Names of a program, whose modules are {name: text}, each with its short one, as a dict; those in `kept` stay
    as they are."""
    trees = {module: ast.parse(text) for module, text in texts.items()}
    used = {module: names(text) for module, text in texts.items()}
    kept = kept | foreign() | {part for module in texts for part in module.split(".")}
    for tree in trees.values():
        kept |= private_names.spelt(tree) | _formatted(tree) | _theirs(tree, texts)
    ours = {name for name in set().union(*map(_given, trees.values())) if not name.startswith("_")} - kept
    others = {name: set() for name in ours}
    for family in private_names.families(texts).values():
        together = ours & set().union(*(used[one] for one in family))
        for name in together:
            others[name] |= together
    for name in ours & set().union(*map(_set_elsewhere, trees.values())):
        others[name] = ours
        for other in ours:
            others[other].add(name)
    taken = kept.union(*used.values())
    short = {}
    for name in sorted(ours, key=lambda name: (-len(others[name]), name)):
        near = {short.get(other) for other in others[name]}
        short[name] = next(new for new in private_names.new_names("", 2) if new not in taken and new not in near)
    return short


def shortened(text, short):
    """The text of a program with the short names of those in a dict. Raises ValueError for a program in which two
    names would become the same."""
    found = {name: short.get(name, name) for name in names(text)}
    if len(set(found.values())) < len(found):
        twice = [name for name in found if list(found.values()).count(found[name]) > 1]
        raise ValueError(f"{' and '.join(sorted(twice))} would be the same name on the badge: rename one of them")
    return private_names.replaced(text, [(token.string, token.start) for token in _tokens(text)], short)


def _tokens(text):
    """Yield all names in a text as tokens."""
    for token in tokenize.generate_tokens(io.StringIO(text, newline="").readline):
        if token.type == tokenize.NAME:
            yield token


def names(text):
    """All names in a text, as a set."""
    return {token.string for token in _tokens(text)}


def _given(tree):
    """The names that a module gives to anything."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
    return found


def _formatted(tree):
    """The names in f-strings, of which Python 3.11 tells no places."""
    texts = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    return set(re.findall(r"\w+", " ".join(texts)))


def _theirs(tree, modules):
    """The names that a module asks others than the program's modules for."""
    imported = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    found, others = set(), set()
    for node in imported:
        if isinstance(node, ast.Import):
            others.update(alias.asname or alias.name for alias in node.names if alias.name not in modules)
        elif node.module not in modules:
            found.update(alias.name for alias in node.names)
    return found | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)
                    and isinstance(node.value, ast.Name) and node.value.id in others}


def _set_elsewhere(tree):
    """The names that are set on anything but self."""
    return {node.attr for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, (ast.Store, ast.Del))
            and not (isinstance(node.value, ast.Name) and node.value.id == "self")}
