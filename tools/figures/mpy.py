# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bytes of the program's modules as .mpy, and of those that are loaded while a match is played.

What is loaded is seen in the simulator after each frame of a match of All Fives, with a look at the hint
and the pause. A library that is let go again before the match, as adafruit_imageload is, isn't counted.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import mpy
from environment import ROOT
from figures import Figure

LOADED = 40 * 1024

OURS = (ROOT / "engine", ROOT / "lib")
THIRD_PARTY = "adafruit_"


def measure(quick):
    """Yield the bytes of each module, and of all that are loaded at a time, at the most."""
    sizes = {path: len(mpy.compiled(path)) for folder in OURS for path in folder.rglob("*.py")}
    sizes[ROOT / "code.py"] = len(mpy.compiled(ROOT / "code.py"))
    most, most_bytes = set(), 0
    for paths in loaded_together():
        sizes |= {path: len(mpy.compiled(path)) for path in paths - sizes.keys()}
        loaded = sum(sizes[path] for path in paths)
        if loaded > most_bytes:
            most, most_bytes = paths, loaded
    for path in sorted(sizes):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(*path.parts[-2:])
        yield Figure(str(name), sizes[path], "bytes", "loaded then" if path in most else "not loaded then")
    yield Figure("loaded while a match is played, at the most", most_bytes, "bytes",
                 f"the sum of the {len(most)} modules loaded then, compiled with mpy-cross"
                 f" {mpy.OPTIMIZATION}; third-party libraries are included, and code.py as if it were an .mpy",
                 at_most=LOADED)


def loaded_together():
    """The sets of files whose modules are loaded at the same time in a match.

    It is played in another process, since the other sections load more of the program than a match does.
    """
    script = "import sys; sys.path += sys.argv[1:]; from figures import mpy; mpy.print_loaded()"
    command = [sys.executable, "-c", script, *map(str, (ROOT / "tools", ROOT, ROOT / "lib"))]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return [set(map(Path, files)) for files in json.loads(done.stdout)]


def print_loaded():
    """Play a match, and print the sets of files as JSON."""
    from figures.badge import Watched
    from simulator import Simulator

    seen = set()
    with Simulator(seed=0) as simulator:
        watched = Watched(simulator, lambda watched: seen.add(frozenset(loaded())))
        watched.start()
        seen.clear()
        for button in ("SELECT", "START", "A"):
            watched.settle()
            watched.press(button)
        while watched.app.match.result is None:
            watched.take_turn()
        watched.settle()
    print(json.dumps([list(files) for files in seen]))


def loaded():
    """The files of the modules that are loaded now and would be on the badge."""
    folders = tuple(f"{folder}{os.sep}" for folder in OURS)
    yield str(ROOT / "code.py")
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and (name.startswith(THIRD_PARTY) or file.startswith(folders)):
            yield file
