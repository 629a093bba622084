# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""One direction: the engine knows nobody, lib/ knows the engine, code.py knows lib/, tools/ know all; and nothing
imports itself in a circle."""

import pytest

from environment import ROOT
from tests import imports
from tests.imports import circle, imported

# Who may import whom, from the bottom up: each of these knows those before it, and itself.
ORDER = (
    "engine",
    "loader",
    "seats",
    "drawings",
    "bmp",
    "handheld",
    "words",
    "themes",
    "sheets",
    "art",
    "chinese_tiles",
    "saves",
    "tables",
    "scenes",
    "screens",
    "app",
    "places",
    "pointer",
    "noting",
    "teller",
    "judged",
    "spoken",
    "typed",
    "code",
)
MODULES = {**imports.modules(ROOT, "engine"), **imports.modules(ROOT / "lib"), "code": ROOT / "code.py"}
TOOLS = imports.modules(ROOT / "tools")


@pytest.fixture(scope="module")
def imports_of():
    """By the name of each module: the names of those that it imports."""
    return imports.imports(MODULES)


def place(name):
    return ORDER.index(name.partition(".")[0])


def test_all_that_is_there_has_its_place():
    assert {name.partition(".")[0] for name in MODULES} == set(ORDER)
    assert not MODULES.keys() & TOOLS.keys()


def test_nothing_is_imported_upwards(imports_of):
    assert [(name, other) for name in imports_of for other in imports_of[name] if place(other) > place(name)] == []


def test_nothing_there_knows_the_tools():
    sources = imports.sources({**MODULES, **TOOLS})
    assert [(name, other) for name in MODULES for other in imported(name, sources) & TOOLS.keys()] == []


def test_a_room_knows_itself_and_what_all_rooms_share_and_no_other(imports_of):
    rooms = {name: name.split(".")[1] for name in MODULES if name.count(".") == 2 and name.startswith("tables.")}
    assert set(rooms.values()) == {"line", "tricks", "pai_gow"}
    assert [
        (name, other) for name, room in rooms.items() for other in imports_of[name] if rooms.get(other, room) != room
    ] == []
    shared = [name for name in MODULES if name.startswith("tables") and name not in rooms]
    assert [(name, other) for name in shared for other in imports_of[name] if other in rooms] == []


def test_nothing_imports_itself_in_a_circle(imports_of):
    assert imports.circles(imports_of) == []


def test_what_is_loaded_by_names_is_found(imports_of):
    assert "tables.line.table" in imports_of["tables.line.scene"] & imports_of["tables.line.review"]  # a constant
    assert {"tables.line.ends", "tables.line.counted_ends"} <= imports_of["tables.line.input"]
    assert {"engine.players.ends.worth", "engine.players.blitz.worth"} <= imports_of["engine.players.player"]
    assert "engine.games.draw" in imports_of["engine.games"]
    assert {"scenes.title", "tables.tricks.summary", "tables.pai_gow.review"} <= imports_of["screens"]


def of(source, known, **others):
    """The names of the modules that a module imports, if it stands beside modules of the names `known`, and
    `others` of which the texts are given."""
    return imported("x", {**dict.fromkeys(known, ""), **others, "x": source})


@pytest.mark.parametrize(
    "source",
    [
        "import art",
        "from art import Art",
        "def f():\n    import art",
        "__import__('art')",
        "loader.module('art')",
        "importlib.import_module('art')",
    ],
)
def test_an_import_is_found(source):
    assert of(source, {"art", "bmp"}) == {"art"}


@pytest.mark.parametrize(
    "source, found",
    [
        ("_SCENE = 'scenes.title'", {"scenes.title"}),
        ("'scenes.' + name", {"scenes.title"}),
        ("f'scenes.{name}'", {"scenes.title"}),
        ("'tables.%s.scene' % room", {"tables.line.scene"}),
        ("'tables.%s.%s' % (room, name)", {"tables.line.scene", "tables.line.hud"}),
        ("'art'", set()),
        ("'art.'", set()),
        ("'%s.scene'", set()),
        ("'a text on scenes.title'", set()),
    ],
)
def test_a_name_with_a_dot_stands_for_all_that_it_may_be(source, found):
    assert of(source, {"scenes.title", "tables.round", "tables.line.scene", "tables.line.hud", "art"}) == found


def test_an_import_upwards_by_name_is_found():
    assert any(place(other) > place("tables") for other in of("module('scenes.%s' % name)", {"scenes.title"}))


def test_a_circle_is_found():
    assert circle("a", {"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ("b", "c")
