# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The source compiled for the badge is the program with fewer names, line for line."""

import subprocess
import sys

import pytest

import environment
from drive import compiler
from shrink import source as shrinking

ROOT = environment.ROOT


@pytest.fixture
def program(tmp_path, monkeypatch):
    """program({path: text, ...}): a program of these modules ("lib/table.py") in the place of the real one, and
    other files; returns a function for the compact text of one of them."""

    def write(files):
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        monkeypatch.setattr(environment, "ROOT", tmp_path)
        return lambda name: shrinking.shrunk(tmp_path / name).decode()

    return write


def test_numbers_have_no_names_and_other_names_are_short(program):
    source = program(
        {
            "lib/rows.py": "ROWS = 7\n_PITCH = 8\n_rows = [ROWS]\n",
            "engine/other.py": "from rows import ROWS\n_made = []\ndef _deep():\n    return ROWS\n",
        }
    )
    assert source("lib/rows.py") == "pass\npass\n_a = [7]\n"
    assert source("engine/other.py") == "pass\n_b = []\ndef _a():\n    return 7\n"


def test_another_program_finds_the_numbers_of_the_game(program):
    source = program(
        {
            "lib/app.py": "PERSON = 2\nclass App:\n    _still = None\n",
            "count.py": "from app import PERSON, App\n_ROWS = 3\nCOUNT = _ROWS\n"
            "def f(app):\n    _own = COUNT, PERSON\n    return app._still\n",
        }
    )
    assert source("count.py") == (
        "from app import App\npass\nCOUNT = 3\ndef f(app):\n    _own = COUNT, 2\n    return app._still\n"
    )


@pytest.mark.parametrize("text", ["def f(:\n", "x = (\n", "x = '''\n", "if _x:\n        a\n    b\n", "x = 1\0\n"])
def test_what_is_not_python_stays_for_the_compiler_to_refuse(program, tmp_path, text):
    source = program({"lib/broken.py": text, "lib/rows.py": "_rows = []\n"})
    assert source("lib/rows.py") == "_a = []\n"
    assert source("lib/broken.py") == text
    with pytest.raises(compiler.Failed):
        compiler.compiled(tmp_path / "lib" / "broken.py")


class TestTheGame:
    """The game itself."""

    @pytest.mark.slow("10 s: all modules are made compact twice")
    def test_it_is_compact_once_and_for_all(self):
        """The same source comes from a process of its own: nothing depends on the order of a set."""
        script = (
            "import sys; sys.path.insert(0, sys.argv[1]); import environment, hashlib\n"
            "from shrink import source as shrinking\n"
            "found = [shrinking.shrunk(path) for path in shrinking.modules(environment.ROOT)]\n"
            "print(hashlib.sha256(b''.join(found)).hexdigest())"
        )
        run = [sys.executable, "-c", script, str(ROOT / "tools")]
        told = {
            subprocess.run(run, env={"PYTHONHASHSEED": seed}, check=True, capture_output=True).stdout for seed in "12"
        }
        assert len(told) == 1
