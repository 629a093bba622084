# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bytes of the program's modules as .mpy, and of those that are loaded while a match is played.

What is loaded is seen in the simulator after each frame of the matches of tests/fixtures/keys, which have a look at
the hint, the pause and the help. A library that is let go again before the match, as adafruit_imageload is, isn't
counted.
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

KEYS = ROOT / "tests" / "fixtures" / "keys"
QUICK = ("all_fives",)
OURS = (ROOT / "engine", ROOT / "lib")
THIRD_PARTY = "adafruit_"


def measure(quick):
    """Yield the bytes of each module, and for each match of all that are loaded at a time, at the most."""
    sizes = {path: len(mpy.compiled(path)) for folder in OURS for path in folder.rglob("*.py")}
    sizes[ROOT / "code.py"] = len(mpy.compiled(ROOT / "code.py"))
    for path in sorted(sizes):
        yield Figure(str(path.relative_to(ROOT)), sizes[path], "bytes",
                     f"compiled with mpy-cross {mpy.OPTIMIZATION}")
    for keys in sorted(KEYS.glob("*.txt")):
        if not quick or keys.stem in QUICK:
            count, most = loaded_at_most(keys, sizes)
            yield Figure(f"loaded in a match of {keys.stem}, at the most", most, "bytes",
                         f"the sum of the {count} modules loaded then; third-party libraries are included, and"
                         " code.py as if it were an .mpy", at_most=LOADED)


def loaded_at_most(keys, sizes):
    """How many modules are loaded at the same time in the match of a keys file, at the most, and their bytes.

    `sizes` are the bytes of our own modules by their paths; those of others are added to it.
    """
    found = []
    for paths in loaded_together(keys):
        sizes |= {path: len(mpy.compiled(path)) for path in paths - sizes.keys()}
        found.append((sum(sizes[path] for path in paths), len(paths)))
    most, count = max(found)
    return count, most


def loaded_together(keys):
    """The sets of files whose modules are loaded at the same time in the match of a keys file.

    It is played in another process, since this one has loaded more of the program than a match does.
    """
    script = "import sys; sys.path += sys.argv[2:]; from figures import mpy; mpy.print_loaded(sys.argv[1])"
    command = [sys.executable, "-c", script, *map(str, (keys, ROOT / "tools", ROOT, ROOT / "lib"))]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return [set(map(Path, files)) for files in json.loads(done.stdout)]


def print_loaded(keys):
    """Play the match of a keys file, and print the sets of files as JSON."""
    from simulator import Simulator
    from simulator.headless import TAKEN, read_keys, read_seed

    text = Path(keys).read_text(encoding="utf-8")
    seen = set()
    with Simulator(seed=read_seed(text)) as simulator:
        app = simulator.start()
        for kind, what in read_keys(text):
            if kind == "press":
                simulator.press(what)
            simulator.run({"press": TAKEN, "wait": what, "shot": 0}[kind], lambda: seen.add(loaded(app)))
    print(json.dumps([list(files) for files in seen if files]))


def loaded(app):
    """The files of the modules that are loaded now and would be on the badge; nothing before a match begins."""
    if app.match is None:
        return frozenset()
    folders = tuple(f"{folder}{os.sep}" for folder in OURS)
    files = [str(ROOT / "code.py")]
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and (name.startswith(THIRD_PARTY) or file.startswith(folders)):
            files.append(file)
    return frozenset(files)
