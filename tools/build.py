#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Builds the game for a badge's drive: a folder, a zip, and an installer."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
import languages
from drive import boards, boot_out, contents, packing, room

if TYPE_CHECKING:
    from argparse import Namespace

ROOM = 4_000_000  # bytes of a folder, a zip and an installer, about


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    cli.check_room(options.out, "--out", ROOM)
    environment.ensure("build")
    pack(contents.build(options.board, options.circuitpython, options.source, options.languages), options)
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="build.py", description=__doc__)
    boards.add_board(
        parser,
        default="pybadge",
        help="the board, by its board_id, which boot_out.txt on its drive names (pybadge, also for the PyBadge LC)",
    )
    parser.add_argument(
        "--circuitpython",
        type=int,
        default=boot_out.VERSIONS[-1],
        choices=boot_out.VERSIONS,
        help="the version of CircuitPython on the board (10)",
    )
    parser.add_argument("--source", action="store_true", help="ship .py files, which few boards have the memory for")
    languages.add_option(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=environment.ROOT / "build",
        metavar="DIR",
        help="where the build goes (build/ in this project)",
    )
    return parser.parse_args(arguments)


def pack(files: dict[str, bytes], options: Namespace) -> None:
    """Write the contents of a drive as the options say, and tell of it. Raises Fault."""
    name = f"boneyard-{contents.version()}-{options.board}-{options.circuitpython}"
    folder = options.out / (f"{name}-source" if options.source else name)
    archive = folder.with_name(f"{folder.name}.zip")
    installer = folder.with_name(f"{folder.name}-installer") / "code.py"
    has_installer = options.circuitpython == boot_out.VERSIONS[-1]
    with cli.writing(options.out, "--out"):
        packing.write_folder(files, folder)
        packing.write_zip(files, archive)
        if has_installer:
            packing.write_installer(files, installer)
    taken = room.on_drive({path: len(data) for path, data in files.items()})
    print(f"{folder}: {len(files)} files, which take {taken:,} bytes on a drive of 2 MB")
    print(f"{archive}: the same, to unpack onto the drive")
    if options.source:
        print(contents.ON_SOURCE)
    if has_installer:
        print(
            f"{installer}: the same in one file of {installer.stat().st_size:,} bytes, to drag onto a drive with"
            f" CircuitPython {packing.INSTALLER_NEEDS} or newer"
        )


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
