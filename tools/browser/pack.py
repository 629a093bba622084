# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pack: everything that the page loads beside itself, in one gzipped tar. The same tree gives the same bytes.

drive/      the files of a badge: the build for a PyBadge with CircuitPython 10
board/      the badge's modules
hosts/      the game's modules that no badge needs, and its sentences in other words; in the page they lie among the
            files of a badge
repl/       the modules that the page sends to a badge's REPL
stand_ins/  the page's own additions, and those modules of the tools that both run
runtime/    MicroPython
"""

import gzip
import io
import tarfile
from collections.abc import Sequence
from pathlib import Path

import environment
import languages
from browser import runtime
from drive import compiler, contents
from shrink.hints import without_hints

NAME = "boneyard.pack"
STAND_INS = Path(__file__).parent / "stand_ins"
BOARD = environment.ROOT / "tools" / "board"
# The modules of the tools that run in the page, too.
SHARED = {
    "drive": ("__init__", "boot_out", "job", "manifest", "plan", "room", "sentences"),
    "openings": ("__init__", "link", "look_back", "played"),
}
FOR_REPL = ("on_badge", "at_repl")  # of tools/drive


def make(spoken: Sequence[str]) -> bytes:
    """The bytes of the pack, in which the game speaks some languages. Raises Fault, also drive's."""
    files = {f"drive/{name}": data for name, data in contents.build("pybadge", 10, spoken=spoken).items()}
    for name, folder in (("board", BOARD), ("stand_ins", STAND_INS)):
        files |= {f"{name}/{path.stem}.mpy": compiler.for_badge(path) for path in folder.glob("*.py")}
    for name, path in contents.for_hosts().items():
        files[f"hosts/{Path(name).with_suffix('.mpy').as_posix()}"] = compiler.for_badge(path)
    for package, names in SHARED.items():
        folder = environment.ROOT / "tools" / package
        files |= {f"stand_ins/{package}/{name}.mpy": compiler.for_badge(folder / f"{name}.py") for name in names}
    for name in FOR_REPL:
        files[f"repl/{name}.py"] = runnable(environment.ROOT / "tools" / "drive" / f"{name}.py")
    files |= {f"hosts/lib/words/{language}.json": languages.otherwise(language) for language in spoken}
    files |= {f"runtime/{name}": data for name, data in runtime.files().items()}
    return _packed(files)


def runnable(path: Path) -> bytes:
    """The bytes of a .py file as MicroPython can run it."""
    return without_hints(path.read_bytes())


def _packed(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in sorted(files.items()):
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return gzip.compress(buffer.getvalue(), mtime=0)
