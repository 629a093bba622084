# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The contents of the drive: the game and the libraries that it needs, for one board."""

from __future__ import annotations

import ast
import importlib.metadata
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import cli
import environment
import languages
from cli import version as versions
from drive import Fault, compiler, manifest

CODE = ("engine", "lib")
# The engine's modules that only a PC's window or the page loads, as those in HOSTED.
FOR_HOSTS = (
    "engine/judge/kept.py",
    "engine/judge/losses.py",
    "engine/judge/luck.py",
    "engine/judge/review.py",
    "engine/judge/second_opinion.py",
    "engine/record.py",
)
HOSTED = "tools/hosted"
ART = ("fonts", "sprites")
DATA = ".wav", ".bin"  # sounds and puzzles
LICENCE = "LICENSE"
# The modules of the libraries that the game imports.
OF_LIBRARIES = "adafruit_display_text/__init__.py", "adafruit_display_text/bitmap_label.py"
# The modules that judge a move, when somebody asks for it.
JUDGE = ("engine/judge/", "lib/scenes/judge.", "lib/tables/judgement.")
# The module that is loaded first, and then unloaded for good.
FIRST = "lib/handheld/boards.mpy"
# Measured like the smallest heaps of the game (figures/game_heap.py): 180,000 bytes were too few.
ON_SOURCE = (
    "The sources need some 210,000 bytes of memory. A board with an RP2350 or an ESP32 has them, perhaps"
    " one with an RP2040; on a SAMD51, as on the PyBadge, the game runs out of memory."
)


def build(
    board: str, circuitpython: int, source: bool = False, spoken: Iterable[str] = languages.ALL
) -> dict[str, bytes]:
    """Return the contents of a drive for a board (its id) with CircuitPython 9 or 10: .mpy files, or .py if
    `source`, and the words of the languages that are `spoken`.

    They differ only in the manifest, because the profiles of all boards are there. The same commit gives the same
    bytes, wherever and whenever they are made. Raises Fault.
    """
    try:
        return _build(board, circuitpython, source, spoken)
    except OSError as error:
        raise Fault(f"{error.filename}, which the game is built of, can't be read: {error.strerror}.") from None


def for_hosts() -> dict[str, Path]:
    """Return the paths of all modules that only a PC's window or the page loads, by the names that they have among
    the files of a badge."""
    beside = {f"lib/{path.name}": path for path in sorted((environment.ROOT / HOSTED).glob("*.py"))}
    return {name: environment.ROOT / name for name in FOR_HOSTS} | beside


def _build(board: str, circuitpython: int, source: bool, spoken: Iterable[str]) -> dict[str, bytes]:
    contents = {name: _text(environment.ROOT / name) for name in manifest.ROOT_FILES}
    for folder in CODE:
        for path in sorted((environment.ROOT / folder).rglob("*")):
            name = path.relative_to(environment.ROOT).as_posix()
            if name.startswith(FOR_HOSTS):
                continue
            if path.suffix == ".py":
                if not is_bare(path):
                    _add_module(contents, name, path, source)
            elif path.suffix in DATA:
                contents[name] = path.read_bytes()
            elif path.name == LICENCE:
                contents[name] = _text(path)
    for language in spoken:
        contents[f"{languages.FOLDER}/{language}.bin"] = languages.pack(language)
    _add_art(contents)
    for pin in environment.wanted("badge"):
        _add_library(contents, environment.package(pin), source)
    if not source:
        _bring_names_early(contents)
    contents[manifest.NAME] = manifest.make(contents, version(), board, circuitpython)
    return contents


def is_bare(path: Path) -> bool:
    """Whether the module at a path is a package's own and has only a docstring and a version. MicroPython doesn't
    need it, and on the drive it would take a cluster of 1,024 bytes."""
    return path.name == "__init__.py" and all(
        ast.unparse(node).startswith("__version__ = ") for node in ast.parse(path.read_bytes()).body[1:]
    )


def version() -> str:
    """Return the version of the game, a str such as 1.0.0+g1a2b3c4d."""
    return versions.of(environment.ROOT)


def _add_module(contents: dict[str, bytes], name: str, path: Path, source: bool) -> None:
    if source:
        contents[name] = _text(path)
        return
    try:
        contents[name.removesuffix(".py") + ".mpy"] = compiler.for_badge(path)
    except compiler.Failed as failed:
        raise Fault(f"{name} could not be compiled: {cli.last_line(str(failed))}.") from None


def _bring_names_early(contents: dict[str, bytes]) -> None:
    """Let the first module bring all names that several modules have. The firmware's table of names grows in steps,
    and the 631st name needs 3,900 bytes in one piece: there is such a piece at the start, but not beside a table.
    Names that come later would also lie where modules come and go. Only the judge brings its own names, because
    many never ask for it."""
    brought = {
        path: set(compiler.names_in(data))
        for path, data in contents.items()
        if path.endswith(".mpy") and not path.startswith(JUDGE)
    }
    counts = Counter(name for names in brought.values() for name in names)
    shared = {name for name, count in counts.items() if count > 1}
    contents[FIRST] = compiler.with_names(contents[FIRST], sorted(shared - brought[FIRST]))


def _add_art(contents: dict[str, bytes]) -> None:
    """Add the sprites and fonts, and their licences."""
    for path in [path for folder in ART for path in sorted((environment.ROOT / folder).glob("*.*"))]:
        name = path.relative_to(environment.ROOT).as_posix()
        contents[name] = _text(path) if path.suffix == ".txt" else path.read_bytes()
    for folder in ART:
        contents[f"{folder}/{LICENCE}"] = _text(environment.ROOT / folder / LICENCE)


def _add_library(contents: dict[str, bytes], name: str, source: bool) -> None:
    """Add those modules of an installed package that the game imports, and its licence."""
    licences = 0
    for file in importlib.metadata.files(name) or ():
        path = Path(file.locate())
        if file.as_posix() in OF_LIBRARIES:
            _add_module(contents, f"{manifest.LIBRARIES}/{file.as_posix()}", path, source)
        elif file.name.startswith(LICENCE):
            licences += 1
            contents[f"{manifest.LIBRARIES}/{name}-{file.name}"] = _text(path)
    if not licences:
        raise Fault(f"{name} comes without its licence: install it anew by deleting the folder .venv.")


def _text(path: Path) -> bytes:
    """The bytes of a file of text, with the same ends of lines on every system."""
    return path.read_text(encoding="utf-8").encode()
