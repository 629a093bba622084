# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""One direction: the engine knows nobody, lib/ knows the engine, and nothing there imports itself in a circle."""
import ast

import pytest

from environment import ROOT

# Who may import whom, from the bottom up: each of these knows those before it, and itself.
ORDER = ("engine", "modules", "seats", "drawings", "handheld", "text", "themes", "sheets", "art", "storage",
         "tables", "scenes", "app")
LOADERS = ("__import__", "module")  # functions that are given the name of a module


def modules():
    """The paths of all modules of engine/ and lib/ by the names that they are imported by, the languages aside."""
    found = {}
    for folder, root in (("engine", ROOT), ("lib", ROOT / "lib")):
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            if parts[0] != "text" or len(parts) < 3:
                found[".".join(parts).removesuffix(".__init__")] = path
    return found


def named(node):
    """How the name begins that a loader is given, up to where it is made of something else; or ""."""
    while isinstance(node, ast.BinOp):
        node = node.left
    return node.value.partition("%")[0] if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def imported(name, tree, known):
    """The names of the known modules that a module imports anywhere in it, by `import` or by their names. That a
    package loads its own modules, whichever is asked for, is how it is used."""
    found = set()
    for node in ast.walk(tree):
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


MODULES = modules()
IMPORTS = {name: imported(name, ast.parse(path.read_text(encoding="utf-8")), MODULES.keys())
           for name, path in MODULES.items()}


def place(name):
    return ORDER.index(name.partition(".")[0])


def test_all_that_is_there_has_its_place():
    assert {name.partition(".")[0] for name in MODULES} == set(ORDER)
    assert "tables.line.scene" in IMPORTS["app"] and "scenes.title" in IMPORTS["app"]  # which it loads by name


def test_nothing_is_imported_upwards():
    assert [(name, other) for name in IMPORTS for other in IMPORTS[name] if place(other) > place(name)] == []


def test_a_room_knows_itself_and_what_all_rooms_share_and_no_other():
    rooms = {name: name.split(".")[1] for name in MODULES if name.count(".") == 2 and name.startswith("tables.")}
    assert set(rooms.values()) == {"line", "tricks", "pai_gow"}
    assert [(name, other) for name, room in rooms.items() for other in IMPORTS[name]
            if rooms.get(other, room) != room] == []
    shared = [name for name in MODULES if name.startswith("tables") and name not in rooms]
    assert [(name, other) for name in shared for other in IMPORTS[name] if other in rooms] == []


def test_nothing_imports_itself_in_a_circle():
    assert [circle(name, IMPORTS) for name in IMPORTS if circle(name, IMPORTS)] == []


@pytest.mark.parametrize("source", ["import art", "from art import Art", "def f():\n    import art",
                                    "__import__('art')", "modules.module('art')"])
def test_an_import_is_found(source):
    assert imported("x", ast.parse(source), {"art", "x"}) == {"art"}


def test_a_name_that_is_put_together_stands_for_all_that_begin_so():
    tree = ast.parse("modules.module('scenes.' + name), modules.module('tables.%s.%s' % (room, name))")
    known = {"scenes.title", "tables.round", "tables.line.scene", "art"}
    assert imported("app", tree, known) == known - {"art"}


def test_a_circle_is_found():
    assert circle("a", {"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ("b", "c")
