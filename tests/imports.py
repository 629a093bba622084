# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Which modules import which, by `import` or by name.

Every text with a dot in it counts as a name if it could be that of a module: whole, as a format such as
"tables.%s.review", or as a beginning such as "scenes.". A text without a dot may be any word: it only counts if a
loader is given it.
"""

import ast
import re
import sys
from functools import cache

from shrink.source import spelt_out

LOADERS = "__import__", "import_module", "module"
# Names in the loader don't count: those of modules that it unloads, and of scenes that others ask it for.
LOADER = "loader"
_GAP = r"[\w.]*"  # in place of a part of a name that isn't known


def modules(root, folder="", aside=()):
    """The paths of all modules of a folder below `root` by the names that they are imported by, if `root` is in the
    path; those in folders of the names `aside` are left out."""
    found = {}
    for path in sorted((root / folder).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if not set(parts) & set(aside):
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


@cache
def parsed(source):
    """The tree of a module's text, the same one each time."""
    return ast.parse(source)


def could_be(text, names):
    """Those of some names that a text with a dot in it could be: itself, as a format, or as a beginning."""
    if not re.fullmatch(r"\w[\w%]*\.[\w.%]*", text):
        return set()
    pattern = _GAP.join(map(re.escape, text.split("%s"))) + (_GAP if text.endswith(".") else "")
    return set(filter(re.compile(pattern).fullmatch, names))


def loaded(node):
    """The name of the module that a call loads, or ""."""
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    given = getattr(node.args[0], "value", "") if name in LOADERS and node.args else ""
    return given if isinstance(given, str) else ""


def running(tree):
    """All nodes of a tree but those that are there for the type check alone."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        typing_only = isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        waiting += node.orelse if typing_only else ast.iter_child_nodes(node)


@cache
def naming(source):
    """The nodes of a module's text that may name a module: imports, calls and texts; as `running`."""
    kinds = ast.Import, ast.ImportFrom, ast.Call, ast.Constant
    return tuple(
        node
        for node in running(parsed(source))
        if isinstance(node, kinds) and isinstance(getattr(node, "value", ""), str)
    )


def imported(name, sources):
    """The names of those modules that a module imports anywhere, by `import` or by name; `sources` are the texts of
    all by their names. The import of a package before the module in it doesn't count, nor what is imported for the
    type check alone."""
    found = set()
    for node in naming(sources[name]):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(other if other in sources else node.module for other in inner)
        elif name == LOADER:
            continue
        elif isinstance(node, ast.Call):
            found.add(loaded(node))
        else:
            found |= could_be(node.value, sources)
    return found & sources.keys() - {name}


def reached(name, sources):
    """The names of all modules that a module imports anywhere, itself or by way of others, with itself and the
    packages in which they lie."""
    found, waiting = set(), {name}
    while waiting:
        name = waiting.pop()
        found.add(name)
        package = {name.rpartition(".")[0]} & sources.keys()
        waiting |= (imported(name, sources) | package) - found
    return found


def foreign(name, sources):
    """The top-level names that a module imports anywhere, other than those of `sources` and the standard library;
    imports for the type check alone don't count."""
    found = set()
    for node in naming(sources[name]):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
    own = {other.partition(".")[0] for other in sources} | sys.stdlib_module_names
    return {other.partition(".")[0] for other in found} - own


def sources(found):
    """The texts of the modules that `modules` has found, with absolute imports, by their names."""
    return {name: spelt_out(path.read_bytes(), path, name).decode() for name, path in found.items()}


def imports(found):
    """By the name of each module that `modules` has found: the names of those of them that it imports."""
    texts = sources(found)
    return {name: imported(name, texts) for name in texts}
