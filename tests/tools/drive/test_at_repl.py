# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge's part of an installation over its serial port, run by MicroPython at an imitated REPL."""

import base64
import json

import pytest

from browser import pack
from drive import manifest
from environment import ROOT
from figures import micropython
from tests.tools.drive.badge import Badge

DATA = bytes(range(256)) * 3
FULL, READ_ONLY = {"errno": 28}, {"errno": 30}


class Repl:
    """Calls the functions of at_repl.py on a badge with these settings."""

    def __init__(self, folder, **settings):
        self.badge = Badge(folder, **settings)
        self.badge.receive(b"\3\3\1")
        self.run("import binascii\np=bytearray()")
        folder = ROOT / "tools" / "drive"
        source = b"".join(pack.runnable(folder / f"{name}.py") for name in pack.FOR_REPL)
        for i in range(0, len(source), 384):
            self.run(f'p+=binascii.a2b_base64("{in_base64(source[i : i + 384])}")')
        assert self.run('exec(str(p,"utf-8"))') == ""

    def run(self, code):
        """Run code there, and return its output and its traceback."""
        answer = self.badge.receive(code.encode() + b"\4")
        _, _, said = answer.decode().partition("\x1b\\")
        return said.removesuffix(">").replace("\4", "")

    def ask(self, name, *values):
        """What a function answers, an object."""
        return json.loads(self.run(f"answer({', '.join([name, *map(json.dumps, values)])})"))

    def write(self, path, data):
        self.ask("begin", path)
        answers = [self.ask("add", in_base64(data[i : i + 384])) for i in range(0, len(data), 384)]
        return answers[-1]


def in_base64(data):
    return base64.b64encode(data).decode()


@pytest.fixture
def connected(tmp_path):
    """connected(**settings): a Repl on a badge whose drive is tmp_path."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    opened = []

    def connect(**settings):
        opened.append(Repl(tmp_path, **settings))
        return opened[-1]

    yield connect
    for repl in opened:
        repl.badge.close()


def test_the_badge_tells_what_it_is_and_writes_only_once_it_has_taken_the_drive(connected, tmp_path):
    repl = connected()
    about = repl.ask("about")["value"]
    assert about == {
        "board": "pygamer",
        "machine": "Adafruit PyGamer with samd51j19",
        "release": "10.3.1",
        "can_take": True,
        "can_write": False,
    }
    assert repl.ask("begin", "new.txt") == READ_ONLY and not list(tmp_path.iterdir())
    repl.ask("take")
    assert repl.ask("about")["value"]["can_write"] and repl.ask("begin", "new.txt") == {"value": None}


def test_the_badge_computes_the_digest_of_what_it_has_written(connected, tmp_path):
    repl = connected(is_free=True)
    repl.ask("make_folder", "lib")
    repl.ask("make_folder", "lib")
    repl.write("lib/new.bin", DATA)
    repl.ask("end")
    assert manifest.written(*repl.ask("check", "lib/new.bin")["value"]) == manifest.digest(DATA)
    assert (tmp_path / "lib" / "new.bin").read_bytes() == DATA
    parts = [base64.b64decode(repl.ask("read", "lib/new.bin", start)["value"]) for start in (0, 384, 768)]
    assert b"".join(parts) == DATA
    assert repl.ask("check", "lib")["value"] is None and repl.ask("check", "none")["value"] is None
    assert repl.ask("names", "")["value"] == [["lib", True]]
    assert repl.ask("names", "lib")["value"] == [["new.bin", False]]


def test_what_is_renamed_takes_the_place_of_another_and_what_is_removed_is_gone(connected, tmp_path):
    (tmp_path / "code.py").write_bytes(b"old")
    repl = connected(is_free=True)
    repl.write("new.tmp", DATA)
    repl.ask("end")
    repl.ask("rename", "new.tmp", "code.py")
    assert [path.name for path in tmp_path.iterdir()] == ["code.py"]
    assert (tmp_path / "code.py").read_bytes() == DATA
    repl.ask("make_folder", "empty")
    repl.ask("remove", "empty")
    repl.ask("remove", "code.py")
    assert not list(tmp_path.iterdir())


def test_a_full_drive_is_told_and_the_file_is_closed(connected):
    repl = connected(is_free=True, full=3)
    assert repl.write("new.bin", DATA) == FULL
    assert repl.run("print(_written)").strip() == "[]"
