# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A .mpy brings the badge no more names than it needs."""

import pytest

import environment
from drive import compiler


@pytest.mark.parametrize(("file", "name"), [("table/board.py", b"board"), ("table/__init__.py", b"table")])
def test_a_source_file_is_called_like_its_module_which_is_a_name_already(tmp_path, file, name):
    path = tmp_path / file
    path.parent.mkdir()
    path.write_text("def f():\n    pass\n", encoding="utf-8")
    code = compiler.compiled(path)
    assert name + b"\0" in code
    assert b".py" not in code and b"__init__" not in code


def test_private_names_are_short():
    path = environment.ROOT / "lib" / "app.py"
    assert b"_still" in path.read_bytes()
    assert b"_still" not in compiler.compiled(path)
