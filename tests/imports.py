# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Who imports whom: modules, and what each of them imports, by `import` or by name."""
import ast
from functools import cache

LOADERS = ("__import__", "import_module", "module")  # functions that are given the name of a module


def modules(root, folder="", aside=()):
    """The paths of all modules of a folder below `root` by the names that they are imported by, if `root` is in the
    path; those in folders of the names `aside` are left out."""
    found = {}
    for path in sorted((root / folder).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if not set(parts) & set(aside):
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


def named(node):
    """How the name begins that a loader is given, up to where it is made of something else; or ""."""
    while isinstance(node, ast.BinOp):
        node = node.left
    if isinstance(node, ast.JoinedStr) and node.values:
        node = node.values[0]
    return node.value.partition("%")[0] if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def nodes(source):
    """The nodes of a module's text that may import something."""
    kinds = ast.Import, ast.ImportFrom, ast.Call
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]


def imported(name, source, known):
    """The names of the known modules that the text of a module imports anywhere, by `import` or by their names.
    That a package loads its own modules, whichever is asked for, is how it is used."""
    found = set()
    for node in nodes(source):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(other if other in known else node.module for other in inner)
        elif isinstance(node, ast.Call) and node.args:
            beginning = named(node.args[0])
            if getattr(node.func, "id", getattr(node.func, "attr", "")) in LOADERS and beginning:
                found.update(other for other in known if other == beginning
                             or beginning.endswith(".") and other.startswith(beginning)
                             and not other.startswith(f"{name}."))
    return found & known - {name}


def imports(found):
    """By the name of each module that `modules` has found: the names of those of them that it imports."""
    return {name: imported(name, path.read_text(encoding="utf-8"), found.keys()) for name, path in found.items()}


def circle(name, imports, way=(), done=None):
    """The names of modules that import each other in turn, from a module on; or none."""
    done = set() if done is None else done
    if name in way:
        return way[way.index(name):]
    if name in done:
        return None
    found = (circle(other, imports, (*way, name), done) for other in sorted(imports[name]))
    first = next(filter(None, found), None)
    done.add(name)
    return first


def circles(imports):
    """All such circles, each from every module that leads to it."""
    return [found for found in (circle(name, imports) for name in imports) if found]
