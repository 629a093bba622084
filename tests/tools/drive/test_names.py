# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""No name on the badge's drive is one of the firmware's, whose modules beat those on the drive: on no board."""

import re
from importlib.util import find_spec
from pathlib import Path

from wires import SIZES

STUBS = Path(find_spec("board_definitions").submodule_search_locations[0])
# MicroPython's own, which the stubs don't list.
MICROPYTHON = set(
    """
    __main__ _asyncio _thread asyncio binascii bluetooth btree builtins cmath cryptolib deflate framebuf gc gzip hashlib
    heapq io machine marshal micropython network platform socket ssl tls uctypes vfs weakref
""".split()
)


def listed(board, heading):
    """The names that the stubs of a board list under a heading."""
    text = (STUBS / board / "__init__.pyi").read_text(encoding="utf-8")
    found = re.search(rf"^ - {heading}: (.*)$", text, re.MULTILINE)
    return {re.split(r"[. ]", name)[0] for name in found[1].split(", ")} - {""}


def firmwares():
    """The names of all modules that are built into the firmware of any board, as circuitpython-stubs has them, and
    the libraries in that of the game's boards. `import ujson`, too, always finds the core's own `json`."""
    found = MICROPYTHON | {path.name.removesuffix("-stubs") for path in STUBS.parent.glob("*-stubs")}
    found = found.union(*(listed(path.name, "Included modules") for path in STUBS.iterdir() if path.is_dir()))
    return found.union(*(listed(board, "Frozen libraries") for board in SIZES), {f"u{name}" for name in found})


def test_no_name_on_the_drive_is_the_firmwares(built):
    """Of all that a program there can import: from the root, lib/ and the libraries, which code.py adds to the path."""
    names = {re.sub(r"^lib/(libraries/)?", "", path).partition("/")[0].partition(".")[0] for path in built}
    assert {"app", "code", "engine", "adafruit_display_text", "saves", "fonts"} <= names
    there = firmwares()
    assert {"storage", "json", "_stage", "traceback"} <= there and len(there) > 260
    assert names & there == set()
