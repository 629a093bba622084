# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bytes of the program's modules as .mpy, and of those that are loaded while a match is played.

The simulator plays the matches of tests/fixtures/keys, which also open the hint, the pause and the help. What is
loaded is noted after each frame and whenever something is let go. A library that is let go before the match isn't
counted.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from drive import compiler
from environment import ROOT
from figures import KEYS, Figure

QUICK = ("all_fives",)
OURS = (ROOT / "engine", ROOT / "lib")
THIRD_PARTY = "adafruit_"


def measure(quick):
    """Yield the bytes of each module, and for each match of all that are loaded at a time, at the most."""
    sizes = {path: len(compiler.compiled(path)) for folder in OURS for path in folder.rglob("*.py")}
    sizes[ROOT / "code.py"] = len(compiler.compiled(ROOT / "code.py"))
    for path in sorted(sizes):
        yield Figure(str(path.relative_to(ROOT)), sizes[path], "bytes",
                     f"compiled with mpy-cross {compiler.OPTIMIZATION}")
    for keys in sorted(KEYS.glob("*.txt")):
        if not quick or keys.stem in QUICK:
            count, most = at_most(loaded_together(keys), sizes)
            yield Figure(f"loaded in a match of {keys.stem}, at the most", most, "bytes",
                         f"the sum of the {count} modules loaded then; third-party libraries are included, and"
                         " code.py as if it were an .mpy")
    if not quick:
        count, most = at_most(loaded_in_turn(), sizes)
        yield Figure("loaded in matches of all games, one after another", most, "bytes",
                     f"the same, without switching off, against the strongest player: {count} modules")


def at_most(seen, sizes):
    """The set of files with the most bytes: how many files it has, and their bytes.

    `sizes` has the bytes of our own modules by their paths; those of other modules are added to it.
    """
    found = []
    for paths in seen:
        sizes |= {path: len(compiler.compiled(path)) for path in paths - sizes.keys()}
        found.append((sum(sizes[path] for path in paths), len(paths)))
    most, count = max(found)
    return count, most


def loaded_together(keys):
    """The sets of files whose modules are loaded at the same time in the match of a keys file."""
    return _seen(f"mpy.print_loaded({str(keys)!r})")


def loaded_in_turn():
    """The sets of files whose modules are loaded at the same time in matches of all games, one after another, at
    their largest tables."""
    return _seen("mpy.print_loaded_in_turn()")


def _seen(call):
    """The sets of files that a call prints in a process of its own, since this one has more loaded than a match."""
    script = f"import sys; sys.path += sys.argv[1:]; from figures import mpy; {call}"
    command = [sys.executable, "-c", script, *map(str, (ROOT / "tools", ROOT, ROOT / "lib"))]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    return [set(map(Path, files)) for files in json.loads(done.stdout)]


def print_loaded(keys):
    """Play the match of a keys file, and print the sets of files as JSON."""
    from keys.files import follow, read_seed
    from simulator import Simulator

    text = Path(keys).read_text(encoding="utf-8")
    seen = set()
    with Simulator(seed=read_seed(text)) as simulator:
        app = simulator.start()
        watch(app, seen)
        follow(simulator, text, lambda: seen.add(loaded(app)))
    print(json.dumps([list(files) for files in seen if files]))


def print_loaded_in_turn():
    """Play matches of all games, and print the sets of files as JSON."""
    from engine import games
    from engine.players import LEVELS
    from keys import person
    from simulator import Simulator

    short = {"target": 50, "rounds": 4}
    seen = set()
    with Simulator(seed=1) as simulator:
        app = simulator.start()
        watch(app, seen)
        for name in games.NAMES:
            rules = games.load(name)
            options = {key: short[key] for key, _, allowed in rules.OPTIONS if short.get(key) in allowed}
            seats = {"players": rules.SEATS[1]} if rules.SEATS[0] < rules.SEATS[1] else {}
            level = {} if rules.solo else {"level": LEVELS[-1]}
            for _ in person.play(simulator, {"game": name, **seats, **level, **options}):
                seen.add(loaded(app))
            for button in ("UP", "A"):  # to the title
                simulator.press(button)
                simulator.run(0.5)
    print(json.dumps([list(files) for files in seen if files]))


def watch(app, seen):
    """Add what is loaded to a set whenever the app lets something go."""
    import loader
    let_go = loader.unload

    def look(names):
        seen.add(loaded(app))
        let_go(names)

    loader.unload = look


def loaded(app):
    """The files of the modules that are loaded now and would be on the badge; none before a match begins. The
    module of the match's class counts even if it has been let go, since the match holds it."""
    if app.match is None:
        return frozenset()
    folders = tuple(f"{folder}{os.sep}" for folder in OURS)
    files = [str(ROOT / "code.py")]
    files.append(f"{ROOT / type(app.match).__module__.replace('.', os.sep)}.py")
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and (name.startswith(THIRD_PARTY) or file.startswith(folders)):
            files.append(file)
    return frozenset(files)
