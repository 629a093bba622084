# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""One direction: the engine knows nobody, lib/ knows the engine, code.py and tools/hosted/ know lib/, tools/ know
all."""

import pytest

from environment import ROOT
from tests import imports
from tests.imports import imported

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
    "answer",
    "app",
    "places",
    "carried",
    "typed",
    "pointer",
    "teller",
    "judgement",
    "judged",
    "wording",
    "moved",
    "counted",
    "pictured",
    "written",
    "told_pages",
    "told_tables",
    "spoken",
    "code",
)
MODULES = {
    **imports.modules(ROOT, "engine"),
    **imports.modules(ROOT / "lib"),
    **imports.modules(ROOT / "tools" / "hosted"),
    "code": ROOT / "code.py",
}
TOOLS = imports.modules(ROOT / "tools", aside=("hosted",))


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
