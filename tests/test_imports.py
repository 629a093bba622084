# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""One direction: the engine knows nobody, lib/ knows the engine, code.py knows lib/, tools/ know all; and nothing
imports itself in a circle."""
import pytest

from environment import ROOT
from tests import imports
from tests.imports import circle, imported

# Who may import whom, from the bottom up: each of these knows those before it, and itself.
ORDER = ("engine", "modules", "seats", "drawings", "bmp", "handheld", "text", "themes", "sheets", "art",
         "chinese_tiles", "storage", "tables", "scenes", "app", "code")
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


def test_a_language_knows_no_other(imports_of):
    languages = {name: name.split(".")[1] for name in MODULES if name.count(".") == 2 and name.startswith("text.")}
    assert len(set(languages.values())) == 6 and "text.en.help_line" in imports_of["text.en.help_all_fives"]
    assert [(name, other) for name, language in languages.items() for other in imports_of[name]
            if languages.get(other, language) != language] == []


def test_nothing_there_knows_the_tools():
    known = MODULES.keys() | TOOLS.keys()
    assert [(name, other) for name, path in MODULES.items()
            for other in imported(name, path.read_text(encoding="utf-8"), known) & TOOLS.keys()] == []


def test_a_room_knows_itself_and_what_all_rooms_share_and_no_other(imports_of):
    rooms = {name: name.split(".")[1] for name in MODULES if name.count(".") == 2 and name.startswith("tables.")}
    assert set(rooms.values()) == {"line", "tricks", "pai_gow"}
    assert [(name, other) for name, room in rooms.items() for other in imports_of[name]
            if rooms.get(other, room) != room] == []
    shared = [name for name in MODULES if name.startswith("tables") and name not in rooms]
    assert [(name, other) for name in shared for other in imports_of[name] if other in rooms] == []


def test_nothing_imports_itself_in_a_circle(imports_of):
    assert imports.circles(imports_of) == []


@pytest.mark.parametrize("source", ["import art", "from art import Art", "def f():\n    import art",
                                    "__import__('art')", "modules.module('art')",
                                    "importlib.import_module('art')"])
def test_an_import_is_found(source):
    assert imported("x", source, {"art", "x"}) == {"art"}


def test_a_name_that_is_put_together_stands_for_all_that_begin_so():
    source = "modules.module('scenes.' + name), modules.module('tables.%s.%s' % (room, name))"
    known = {"scenes.title", "tables.round", "tables.line.scene", "art"}
    assert imported("app", source, known) == known - {"art"}
    assert imported("app", "import_module(f'scenes.{name}')", known) == {"scenes.title"}


def test_a_circle_is_found():
    assert circle("a", {"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ("b", "c")
