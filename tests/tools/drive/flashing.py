# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A drive with its owner's files, and how the tests copy to it."""

from drive import manifest
from drive.copying import Copy
from drive.mounted import Mounted

NEW = {
    "code.py": b"print('new')\n",
    "LICENSE": b"MIT",
    "engine/__init__.mpy": b"C\x06",
    "engine/match.mpy": b"C\x06" + bytes(3000),
    "lib/app.mpy": b"C\x06app",
    "lib/text/en/__init__.mpy": b"C\x06en",
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
# What the drive's owner has there.
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


def failing(function, error, left):
    """The function, which raises an error where the iterator `left` has ended, and takes from it at each call."""
    def run(*arguments, **options):
        if next(left, None) is None:
            raise error
        return function(*arguments, **options)
    return run


class Cut(BaseException):
    """The process ends here."""
