# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A .mpy brings the badge no more names than it needs, and keeps nothing in memory that isn't its own."""

import pytest

import environment
from drive import compiler


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("lib/table/board.py", b"table.board"),
        ("lib/table/__init__.py", b"table"),
        ("engine/line.py", b"engine.line"),
        ("rows.py", b"rows"),
    ],
)
def test_a_source_file_is_called_as_its_module_is_imported(tmp_path, monkeypatch, file, name):
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("def f():\n    pass\n", encoding="utf-8")
    code = compiler.compiled(path)
    assert name + b"\0" in code
    assert b".py" not in code and b"__init__" not in code


@pytest.mark.parametrize("name", [b"_follow", b"are_pressed"])
def test_names_are_short(name):
    path = environment.ROOT / "lib" / "app.py"
    assert name in path.read_bytes()
    assert name not in compiler.compiled(path)


HINTED = """
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from kinds import Place


class Row:
    width: int

    def __init__(self, tiles: "list[int] | None" = None) -> None:
        self.places: "list[Place]" = []
        self.best: int | None = None  # type: ignore[assignment]

    def each(self, most: int, *rest: int) -> "Iterator[int]":
        found: list[int]
        found = list(rest)
        yield from found[:most]
"""
BARE = """
class Row:
    def __init__(self, tiles=None):
        self.places = []
        self.best = None

    def each(self, most, *rest):
        found = list(rest)
        yield from found[:most]
"""


def test_type_hints_take_no_byte(tmp_path, monkeypatch):
    made = []
    for name, text in (("hinted", HINTED), ("bare", BARE)):
        monkeypatch.setattr(environment, "ROOT", tmp_path / name)
        path = tmp_path / name / "lib" / "rows.py"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        made.append(compiler.compiled(path))
    assert made[0] == made[1] and b"Iterator" not in made[0]


def with_names(tmp_path, count):
    """The .mpy of a module with that many names, as MicroPython loads it, before and after a badge's is made."""
    path = tmp_path / "lib" / "many.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"name_{i} = {i}\n" for i in range(count)), encoding="utf-8")
    return compiler.compiled(path), compiler.for_micropython(compiler.for_badge(path))


def test_a_module_whose_names_fill_its_block_has_a_constant_after_them(tmp_path, monkeypatch):
    """With two of its own, 7 and 8 names fill a block of 16 bytes, and 6 and 9 don't."""
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    for count, added in (4, 0), (5, 1), (6, 1), (7, 0):
        plain, code = with_names(tmp_path, count)
        assert plain[4] == count + 2 and plain[5] == 0
        assert code[5] == added and len(code) == len(plain) + added
        assert code[len(code) - 20 :] == plain[len(plain) - 20 :]


@pytest.mark.parametrize("folder", ["engine", "lib"])
def test_no_module_on_a_badge_points_behind_its_own_block(folder):
    for path in sorted((environment.ROOT / folder).rglob("*.py")):
        code = compiler.for_badge(path)
        names, constants, *_ = compiler._tables(code)
        assert constants or not compiler.fills_blocks(names), path


@pytest.mark.parametrize("count", [0, 1, 200])
def test_a_module_may_bring_more_names(count):
    plain = compiler.for_badge(environment.ROOT / "lib" / "seats.py")
    more = [b"name_%d" % i for i in range(count)]
    code = compiler.with_names(plain, more)
    assert compiler.names_in(plain)[:1] == [b"seats"]
    assert compiler.names_in(code) == compiler.names_in(plain) + more
    assert compiler._tables(code)[1] == compiler._tables(plain)[1]
    assert code[compiler._tables(code)[3] :] == plain[compiler._tables(plain)[3] :]
