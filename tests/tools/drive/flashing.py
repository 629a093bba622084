# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A drive with its owner's files, and how the tests copy to it."""

import builtins
import io
import os
import sys
from contextlib import contextmanager, redirect_stdout, suppress
from types import SimpleNamespace

import pytest

from drive import Fault, manifest, packing
from drive.copying import Copy
from drive.mounted import Mounted

NEW = {
    "code.py": b"print('new')\n",
    "LICENSE": b"MIT",
    "engine/__init__.mpy": b"C\x06",
    "engine/match.mpy": b"C\x06" + bytes(3000),
    "lib/app.mpy": b"C\x06app",
    "lib/tables/line/__init__.mpy": b"C\x06en",
    "sprites/logo.bmp": b"BM" + bytes(700),
}
OLD = {
    "code.py": b"print('old')\n",
    "LICENSE": b"MIT",
    "engine/match.mpy": b"C\x06" + bytes(2000),
    "engine/players/greedy.mpy": b"C\x06greedy",
    "lib/app.mpy": b"C\x06app",
    "sprites/ball.bmp": b"BM",
}
# The owner's files there.
THEIRS = {
    "boot_out.txt": b"Adafruit CircuitPython 10.0.3 on 2025-10-17; B with c\r\nBoard ID:pybadge\r\n",
    "boot.py": b"import storage\n",
    "lib/neopixel.mpy": b"C\x06neopixel",
    "engine/notes.txt": b"mine",
    "photos/cat.bmp": b"BMcat",
}
for contents, version in ((NEW, "2"), (OLD, "1")):
    contents[manifest.NAME] = manifest.make(contents, version, "pybadge", 10)


def put(folder, files):
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)


def flash(drive, contents=NEW):
    """Copy the contents to the drive; the texts of the steps."""
    told = []
    with Mounted(drive) as held:
        copy = Copy(held, contents)
        copy.check()
        copy.carry_out(told.append)
    return told


class Badge:
    """A badge whose drive is a folder, and which starts the code.py there. `done` is the list of its orders: to
    take the drive from the computer, to give it back, and to reset itself."""

    def __init__(self, drive, version=(10, 3, 0), **storage):
        self.drive = drive
        self.version = version
        self.done = []
        storage = storage or {
            "unsafe_disable_usb_drive": lambda: self.done.append("take"),
            "enable_usb_drive": lambda: self.done.append("give back"),
        }
        self.modules = {
            "storage": SimpleNamespace(**storage),
            "microcontroller": SimpleNamespace(reset=lambda: self.done.append("reset")),
            "time": SimpleNamespace(sleep=lambda seconds: None),
        }

    def start(self):
        """Run its code.py; return its output."""
        said = io.StringIO()
        with self._as_it_is_there(), redirect_stdout(said), suppress(SystemExit):
            exec(compile((self.drive / "code.py").read_bytes(), "code.py", "exec"), {"open": builtins.open})
        return said.getvalue()

    @contextmanager
    def _as_it_is_there(self):
        """In the drive's folder, with the badge's modules and none of the tools'."""
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(self.drive)
            for name in [name for name in sys.modules if name.partition(".")[0] == "drive"]:
                patch.delitem(sys.modules, name)
            for name, module in self.modules.items():
                patch.setitem(sys.modules, name, module)
            patch.setattr(sys, "implementation", SimpleNamespace(version=self.version))
            patch.setattr(os, "rename", os.replace)  # as the badge's does
            yield
            for name in [name for name in sys.modules if name.partition(".")[0] == "drive"]:
                patch.delitem(sys.modules, name)


def unpack(drive, contents=NEW):
    """Drag the installer of the contents onto the drive, and start it there; return its output, in lines."""
    (drive / "code.py").write_bytes(packing.installer(contents))
    badge = Badge(drive)
    said = badge.start()
    if badge.done[-1:] != ["reset"]:
        raise Fault(said.strip())
    return said.splitlines()


def failing(function, error, left):
    """The function, which raises an error where the iterator `left` has ended, and takes from it at each call."""

    def run(*arguments, **options):
        if next(left, None) is None:
            raise error
        return function(*arguments, **options)

    return run


class Cut(BaseException):
    """The process ends here."""
