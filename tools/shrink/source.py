# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The program's source as it is compiled for the badge: with fewer names.

Each name that a loaded .mpy brings stays in memory there for good. So named numbers become mere numbers
(named_numbers.py), and then names become short ones (names.py). All lines stay where they are.
"""

import ast
import importlib.metadata
from functools import cache
from pathlib import Path

import environment
from shrink import names
from shrink.absolute import absolute
from shrink.hints import without_hints
from shrink.named_numbers import Numbers

# The folders with the program's modules, and where they are imported from.
FOLDERS = {"engine": ".", "lib": "lib", "tools/hosted": "tools/hosted"}
HERE = Path(__file__).parents[2]
# Programs that run with it as they are. Those in tools/board/ have all names of the firmware that the program uses.
BESIDE = (
    "code.py",
    "examples/first_table",
    "tests/micropython/programs",
    "tests/tools/browser/looker.py",
    "tools/board",
    "tools/browser/stand_ins",
    "tools/figures/programs",
    "tools/openings",
)
LIBRARIES = "site-packages"


def shrunk(path: Path) -> bytes:
    """The source of a .py file, bytes, as it is compiled for the badge.

    A module of the program loses its named numbers and long names. Any other program, such as a tool's, loses the
    numbers that come from the program's modules, and its own private ones. A library beside the program gets
    shorter private names only; any other library stays as it is. So does a file that isn't Python: the compiler
    will tell.
    """
    found = path.read_bytes()
    if LIBRARIES not in path.parts:
        return _shrunk(found, path, environment.ROOT)
    if path.resolve() not in libraries():
        return found
    return names.shortened(found.decode(), short_names(environment.ROOT)).encode()


def imported_as(path: Path) -> str:
    """The name by which the module in a .py file is imported on the badge, such as "engine.line_match": that of any
    file that belongs to neither the program nor a library beside it is the file's own."""
    return modules(environment.ROOT).get(path) or libraries().get(path.resolve(), path.stem)


def names_behind(path: Path) -> dict[str, str]:
    """The names in a .py file of the program or of a library beside it by the short ones that they have on the
    badge, a dict."""
    return names.names_behind(_plain(path), short_names(environment.ROOT))


@cache  # the tests and the figures compile each module many times
def _shrunk(found: bytes, path: Path, root: Path) -> bytes:
    if not _is_python(found):
        return found
    name = modules(root).get(path)
    found = spelt_out(found, path, name) if name else without_hints(found)
    if name and found == sources(root).get(name):
        return names.shortened(texts(root)[name], short_names(root)).encode()
    return numbers(root).spelt_out(found, name)


@cache
def numbers(root: Path) -> Numbers:
    """The Numbers of the program in a folder."""
    return Numbers(sources(root))


@cache
def texts(root: Path) -> dict[str, str]:
    """The texts of the program in a folder without its named numbers, as a dict by its modules' names."""
    return {name: numbers(root).spelt_out(found, name).decode() for name, found in sources(root).items()}


@cache
def short_names(root: Path) -> dict[str, str]:
    """The short names of the program in a folder and of the libraries beside it, whose classes it may inherit from,
    as a dict by the long ones."""
    beside = {name: path.read_text(encoding="utf-8") for path, name in libraries().items()}
    return names.short_names(texts(root), beside, kept())


@cache
def kept() -> frozenset[str]:
    """All names in the programs that run with the game as they are."""
    paths = [path for name in BESIDE for path in (HERE / name, *(HERE / name).glob("*.py")) if path.is_file()]
    return frozenset().union(*(names.words(_plain(path)) for path in paths))


def _plain(path: Path) -> str:
    """The text of a .py file without hints."""
    return without_hints(path.read_bytes()).decode()


@cache
def libraries() -> dict[Path, str]:
    """The names of the modules of the libraries that lie beside the program, as a dict by their paths."""
    found = {}
    for pin in environment.wanted("badge"):
        for file in importlib.metadata.files(environment.package(pin)) or ():
            if file.suffix == ".py":
                name = ".".join(file.with_suffix("").parts).removesuffix(".__init__")
                found[Path(file.locate()).resolve()] = name
    return found


@cache
def modules(root: Path) -> dict[Path, str]:
    """The names of the modules of the program in a folder, as a dict by their paths."""
    found = {}
    for folder, start in FOLDERS.items():
        for path in sorted((root / folder).rglob("*.py")):
            parts = path.relative_to(root / start).with_suffix("").parts
            found[path] = ".".join(parts).removesuffix(".__init__")
    return found


@cache
def sources(root: Path) -> dict[str, bytes]:
    """The sources of those modules that are Python, bytes as `spelt_out` has them, as a dict by their names."""
    found = {name: (path, path.read_bytes()) for path, name in modules(root).items()}
    return {name: spelt_out(read, path, name) for name, (path, read) in found.items() if _is_python(read)}


def spelt_out(found: bytes, path: Path, name: str) -> bytes:
    """The source of the module of a name, read from a path, with absolute imports and without hints."""
    return absolute(without_hints(found), name if path.name == "__init__.py" else name.rpartition(".")[0])


def _is_python(found: bytes) -> bool:
    try:
        ast.parse(found)
        found.decode()
    except (SyntaxError, ValueError):
        return False
    return True
