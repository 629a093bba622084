# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program as it lies on the badge, run by a MicroPython with a bounded heap."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from drive import compiler, contents

if TYPE_CHECKING:
    from pathlib import Path

# The standard library's modules that this MicroPython has and CircuitPython on the badge has not.
ABSENT = ("hashlib", "heapq")

MISSING = (
    "there is no MicroPython for this computer: its package has one for CPython 3.10 to 3.14 on Linux"
    " x86-64 and macOS arm64"
)

_MAIN = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class Failed(Exception):
    """A program that failed; the text is MicroPython's message."""


def available() -> bool:
    """Whether this computer has a MicroPython to run programs with."""
    return importlib.util.find_spec("micropython_unix") is not None


def make_drive(target: Path, *folders: Path) -> None:
    """Fill the folder `target` like the badge's drive, from build.py's files and the rest of the engine. In lib/ the
    modules of some other folders precede the game's. Modules that CircuitPython lacks can't be imported there."""
    for path, data in contents.build("pybadge", 10).items():
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(compiler.for_micropython(data) if path.endswith(".mpy") else data)
    for name, module in contents.for_hosts().items():
        if name.startswith("engine/"):
            (target / name).with_suffix(".mpy").write_bytes(compiler.compiled(module))
    for folder in folders:
        compile_folder(folder, target)
    for name in ABSENT:
        failure = f"raise ImportError(\"no module named '{name}'\")\n"
        (target / f"{name}.py").write_text(failure, encoding="utf-8")


def compile_folder(source: Path, target: Path) -> None:
    """Compile every .py file below the folder `source` to its place below the folder `target`."""
    for path in sorted(source.rglob("*.py")):
        place = target / path.relative_to(source).with_suffix(".mpy")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(compiler.compiled(path))


def command(module: str, *arguments: object, heap: str = "1wM") -> list[str]:
    """The command that runs a module in MicroPython, to be started in a drive with `surroundings()`.

    `heap` is as for `micropython -X heapsize=`: 32wK are as many machine words as 32 KB have on the badge.
    """
    return [sys.executable, "-c", _MAIN, "-X", f"heapsize={heap}", "-m", module, *map(str, arguments)]


def surroundings() -> dict[str, str]:
    """The environment variables for `command`: modules come from the drive, and from nowhere else."""
    return {**os.environ, "MICROPYPATH": ".:lib"}


def run(drive: Path | str, module: str, *arguments: object, heap: str = "1wM") -> str:
    """Run a module of a drive in MicroPython, and return its output.

    `heap` is as for `command`. Raises Failed where the module doesn't end with status 0.
    """
    done = subprocess.run(
        command(module, *arguments, heap=heap),
        env=surroundings(),
        cwd=drive,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise Failed(done.stderr.strip())
    return done.stdout
