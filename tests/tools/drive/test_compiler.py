# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A .mpy brings the badge no more names than it needs, and keeps nothing in memory that isn't its own."""

import pytest

import environment
from drive import compiler, contents


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("lib/table/__init__.py", b"table"),
        ("engine/line.py", b"engine.line"),
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


def test_no_module_on_a_badge_points_behind_its_own_block(built):
    for path in built:
        if path.endswith(".mpy"):
            names, constants, *_ = compiler._tables(built[path])
            assert constants or not compiler.fills_blocks(names), path


PIECE = 400  # bytes: the largest free block that is sure to be there late in a round
# The app is loaded at the start, and modules of other screens in place of a table's. Where no piece is left for its
# playouts, the Expert plays on without them.
ELSEWHERE = (
    "lib/app.mpy",
    "lib/scenes/",
    "lib/libraries/",
    "engine/players/ends/playout.mpy",
    "engine/players/points/large_playout.mpy",
    "engine/players/points/playout.mpy",
    "engine/players/tien_gow/playout.mpy",
)


def test_a_module_of_a_round_is_loaded_into_small_pieces(built):
    paths = [path for path in built if path.endswith(".mpy") and not path.startswith(ELSEWHERE)]
    assert len(paths) > 100
    # Besides the names that the first module brings for all, see contents.
    assert [path for path in paths if max(compiler.pieces(built[path])[path == contents.FIRST :]) > PIECE] == []
