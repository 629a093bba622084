# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""One direction: the engine knows nobody, lib/ knows the engine, code.py knows lib/, tools/ know all; and nothing
imports itself in a circle."""
import ast

import pytest

from environment import ROOT
from tests import imports
from tests.imports import circle, imported

# Who may import whom, from the bottom up: each of these knows those before it, and itself.
ORDER = ("engine", "loader", "seats", "drawings", "bmp", "handheld", "words", "themes", "sheets", "art",
         "chinese_tiles", "saves", "tables", "screens", "scenes", "app", "code")
MODULES = {**imports.modules(ROOT, "engine"), **imports.modules(ROOT / "lib"), "code": ROOT / "code.py"}
TOOLS = imports.modules(ROOT / "tools")


@pytest.fixture(scope="module")
def imports_of():
    """By the name of each module: the names of those that it imports."""
    return imports.imports(MODULES)


def place(name):
    return ORDER.index(name.partition(".")[0])


def test_all_that_is_there_has_its_place(imports_of):
    assert {name.partition(".")[0] for name in MODULES} == set(ORDER)
    assert not MODULES.keys() & TOOLS.keys()
    assert {"tables.line.scene", "scenes.title"} <= imports_of["app"]  # which it loads by name


def test_nothing_is_imported_upwards(imports_of):
    assert [(name, other) for name in imports_of for other in imports_of[name] if place(other) > place(name)] == []


def test_nothing_there_knows_the_tools():
    sources = imports.sources({**MODULES, **TOOLS})
    assert [(name, other) for name in MODULES for other in imported(name, sources) & TOOLS.keys()] == []


def test_a_room_knows_itself_and_what_all_rooms_share_and_no_other(imports_of):
    rooms = {name: name.split(".")[1] for name in MODULES if name.count(".") == 2 and name.startswith("tables.")}
    assert set(rooms.values()) == {"line", "tricks", "pai_gow"}
    assert [(name, other) for name, room in rooms.items() for other in imports_of[name]
            if rooms.get(other, room) != room] == []
    shared = [name for name in MODULES if name.startswith("tables") and name not in rooms]
    assert [(name, other) for name in shared for other in imports_of[name] if other in rooms] == []


def test_nothing_imports_itself_in_a_circle(imports_of):
    assert imports.circles(imports_of) == []


def test_what_is_loaded_by_names_is_found(imports_of):
    assert "tables.line.table" in imports_of["tables.line.scene"] & imports_of["tables.line.review"]  # a constant
    assert "tables.line.layout" in imports_of["tables.line.table"]  # picked of a tuple of another module
    assert {"tables.line.markers", "tables.line.arrows"} <= imports_of["tables.line.review"]  # one after another
    assert {"tables.line.ends", "tables.line.counted_ends"} <= imports_of["tables.line.input"]  # either
    assert {"engine.players.ends.worth", "engine.players.blitz.worth"} <= imports_of["engine.players.player"]
    assert "engine.games.draw" in imports_of["engine.games"]
    assert {"scenes.title", "tables.tricks.summary", "tables.pai_gow.review",
            "tables.line.bar_for_two"} <= imports_of["screens"]


def test_no_call_is_listed_that_is_not_there():
    texts = imports.sources({**MODULES, **imports.modules(ROOT / "tools" / "browser" / "stand_ins")})
    assert [call for call in imports.LISTED if call[1] not in ast.unparse(ast.parse(texts[call[0]]))] == []


def of(source, known, **others):
    """The names of what a module imports that stands beside modules of the names `known`, and `others` of which the
    texts are given."""
    return imported("x", {**dict.fromkeys(known, ""), **others, "x": source})


@pytest.mark.parametrize("source", ["import art", "from art import Art", "def f():\n    import art",
                                    "__import__('art')", "loader.module('art')",
                                    "importlib.import_module('art')", "__import__(name='art')"])
def test_an_import_is_found(source):
    assert of(source, {"art", "bmp"}) == {"art"}


@pytest.mark.parametrize("source", [
    "A = 'art'\nmodule(A)", "A = 'art'\ndef f(b):\n    module(A)", "def f():\n    a = 'art'\n    module(a)",
    "A = 'art', 'bmp'\nmodule(A[0])", "A, B = 'art', ('bmp',)\nmodule(A)", "A = ('x',) + ('art',)\nmodule(A[1])",
    "for a in ('art',):\n    module(a)", "[module(a) for a in ('art',)]", "module('x' if f() else 'art')",
    "from consts import ART\nmodule(ART)", "import consts\nmodule(consts.ART)",
    "from consts import ALL\nmodule(ALL[1])",
    "class A:\n    B = 'x'\n    def f(self):\n        module(B)\nB = 'art'", "module('%s' % 'art')",
    "A = 'rt'\nmodule('%s%s' % ('a', A))", "A = 'ar'\nmodule(f'{A}t')", "module('a' + 'rt')"])
def test_an_import_by_the_name_in_a_constant_is_found(source):
    consts = "ART = 'art'\nALL = 'bmp', ART\n"
    assert of(source, {"art", "bmp"}, consts=consts) - {"consts"} == {"art"}


def test_a_name_that_is_put_together_stands_for_all_that_it_may_be():
    known = {"scenes.title", "tables.round", "tables.line.scene", "tables.line.hud", "art"}
    assert of("loader.module('scenes.' + name)", known) == {"scenes.title"}
    assert of("import_module(f'scenes.{name}')", known) == {"scenes.title"}
    assert of("loader.module('tables.%s.%s' % (room, name))", known) == {"tables.line.scene", "tables.line.hud"}
    assert of("loader.module('tables.%s.scene' % room)", known) == {"tables.line.scene"}
    assert of("A = 'tables.line'\nmodules.module(A + '.' + b if b else 'art')", known) == known - {
        "scenes.title", "tables.round"}


@pytest.mark.parametrize("source", [
    "module(name)", "module(self.name)", "module(names.pop())", "module('%s.scene' % room)",
    "module(f'{room}.scene')",
    "module(room + '.scene')", "def f(name):\n    module(name)", "A = 'art'\ndef f(A):\n    module(A)",
    "A = 'art'\nA += b\nmodule(A)", "A = 'art'\ndef f():\n    global A\n    A = g()\nmodule(A)",
    "module('art' if f() else name)", "from json import ART\nmodule(ART)", "import_module('.art', 'x')", "module()",
    "map(__import__, names)", "from . import art", "for a in f():\n    module(a)", "a = a + 'art'\nmodule(a)"])
def test_a_name_that_may_be_any_is_refused(source):
    with pytest.raises(imports.Unknown, match="^x: "):
        of(source, {"art"})


@pytest.mark.parametrize("source", ["_SCENE = 'scenes.title'\nmodule(_SCENE)", "module('scenes.%s' % name)",
                                    "_ALL = 'engine.rng', 'app'\nfor name in _ALL:\n    module(name)"])
def test_an_import_upwards_is_found(source):
    assert any(place(other) > place("tables") for other in of(source, {"scenes.title", "engine.rng", "app"}))


@pytest.mark.parametrize("source", ["_B = 'a.b'\nmodule(_B)", "module('a.%s' % name)", "module('%s.b' % 'a')"])
def test_a_circle_by_name_is_found(source):
    sources = {"a": source, "a.b": "from a.c import D", "a.c": "import a"}
    assert imports.circles({name: imported(name, sources) for name in sources})


def test_a_circle_is_found():
    assert circle("a", {"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ("b", "c")
