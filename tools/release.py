#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the files of a release.

They are, for each board and version of CircuitPython, a zip and, where it can run, an installer that is one file; the
page, as a zip and as one file; the engine's wheel; checksums, and the notes. The commit has to have the tag of the
version, such as v1.0.0, which .github/workflows/release.yml waits for.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
import package
from cli import version
from drive import boards, boot_out, contents, manifest, packing

if TYPE_CHECKING:
    from argparse import Namespace

CHANGES = environment.ROOT / "docs" / "changelog.md"
SUMS = "SHA256SUMS"
NOTES = "notes.md"
ROOM = 50_000_000  # bytes of all files, about
WHICH = """
## Which file

- **A badge**: the zip with the board's id and the version of CircuitPython in its name, which `boot_out.txt` on the
  badge's drive tells. Unpack it onto the drive. With CircuitPython {needed} or newer the installer does the same:
  copy it onto the drive as `code.py`.
- **A browser**: `boneyard-{number}.html` is the whole game in one file, to open. The page's zip is for a web
  server.
- **Python**: the wheel has the engine alone, for `pip install`.

`{sums}` has the checksum of each file: `sha256sum --check --ignore-missing {sums}`.
"""


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    number = version.of(environment.ROOT)
    if "+" in number and not options.draft:
        tag = f"v{number.partition('+')[0]}"
        cli.stop(
            f"this is {number}, not a release: give the commit the tag {tag}, and commit all changes first; or"
            " take --draft to see the files of one."
        )
    told = notes(number)
    cli.check_room(options.out, "--out", ROOM)
    environment.ensure("release")
    folder = options.out / f"release-{number}"
    with cli.writing(options.out, "--out"):
        if folder.exists():
            cli.stop(f"{folder} is there already: delete it, or choose another place for --out.")
        folder.mkdir(parents=True)
        zips(folder, number)
        page(folder, number)
        package.build_wheel(folder)
        finish(folder, told)
    made = list(folder.iterdir())
    print(f"{folder}: {len(made)} files of {sum(path.stat().st_size for path in made):,} bytes")
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="release.py", description=__doc__)
    parser.add_argument("--draft", action="store_true", help="make the files of a commit without the tag, too")
    parser.add_argument(
        "--out",
        type=Path,
        default=environment.ROOT / "build",
        metavar="DIR",
        help="where the folder of the release goes (build/ in this project)",
    )
    return parser.parse_args(arguments)


def notes(number: str) -> str:
    """Return the notes of a version: its section of the changelog, and which file is for whom."""
    plain = number.partition("+")[0]
    section = rf"^## {re.escape(plain)} \([\d-]+\)$\n(.*?)(?=^## |\Z)"
    found = re.search(section, CHANGES.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    if not found:
        cli.stop(f'{CHANGES} says nothing of {plain}: add a section "## {plain} (DATE)".')
    text = found[1].strip() + "\n" + WHICH.format(number=number, sums=SUMS, needed=packing.INSTALLER_NEEDS)
    return text.replace("\n  ", " ")  # a release shows the ends of lines


def zips(folder: Path, number: str) -> None:
    """Write the zips and installers of all boards."""
    for circuitpython in boot_out.VERSIONS:
        files = contents.build("any", circuitpython)
        rest = {path: data for path, data in files.items() if path != manifest.NAME}
        for board in boards.known():  # whose builds differ in the manifest alone
            files[manifest.NAME] = manifest.make(rest, number, board, circuitpython)
            name = f"boneyard-{number}-{board}-{circuitpython}"
            packing.write_zip(files, folder / f"{name}.zip")
            if circuitpython == boot_out.VERSIONS[-1]:
                (folder / f"{name}-installer.py").write_bytes(packing.installer(files))


def page(folder: Path, number: str) -> None:
    """Write the page, as a zip and as one file."""
    from browser import site

    files = site.build()
    packing.write_zip(files, folder / f"boneyard-{number}-page.zip")
    (folder / f"boneyard-{number}.html").write_bytes(site.single(files))


def finish(folder: Path, told: str) -> None:
    """Write the checksums of the files so far, and the notes."""
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / SUMS).write_text("".join(sums), encoding="utf-8", newline="\n")
    (folder / NOTES).write_text(told, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
