# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A .mpy brings the badge no more names than it needs."""

import pytest

import environment
from drive import compiler


@pytest.mark.parametrize(("file", "name"), [
    ("lib/table/board.py", b"table.board"), ("lib/table/__init__.py", b"table"), ("engine/line.py", b"engine.line"),
    ("rows.py", b"rows"),
])
def test_a_source_file_is_called_as_its_module_is_imported(tmp_path, monkeypatch, file, name):
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    path = tmp_path / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("def f():\n    pass\n", encoding="utf-8")
    code = compiler.compiled(path)
    assert name + b"\0" in code
    assert b".py" not in code and b"__init__" not in code


def test_private_names_are_short():
    path = environment.ROOT / "lib" / "app.py"
    assert b"_still" in path.read_bytes()
    assert b"_still" not in compiler.compiled(path)
