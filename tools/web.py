#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Builds the page that plays the game in a browser.

It makes a folder for any web server, and with --single also one file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import cli
import environment
import languages

if TYPE_CHECKING:
    from argparse import Namespace


ROOM = 8_000_000  # bytes of the page, about


def main(arguments: list[str]) -> int:
    """Run the tool; return its exit status."""
    options = parse(arguments)
    cli.check_room(options.out, "--out", ROOM)
    environment.ensure("web")
    from browser import serving, site

    folder, file = options.out / "page", options.out / "boneyard.html"
    with cli.writing(options.out, "--out"):
        folder.mkdir(parents=True, exist_ok=True)
        files = site.build(options.url, options.languages)
        site.write(files, folder)
        if options.single:
            site.write_single(files, file)
    print(f"{folder}: {len(files)} files of {sum(map(len, files.values())):,} bytes, for any web server")
    if options.single:
        print(f"{file}: all of it in one file of {file.stat().st_size:,} bytes, to open in a browser")
    if options.serve:
        serving.serve(folder)
    return 0


def parse(arguments: list[str]) -> Namespace:
    """The options that the arguments name."""
    parser = cli.Parser(prog="web.py", description=__doc__)
    parser.add_argument("--serve", action="store_true", help="serve the page on this computer, and open it")
    parser.add_argument("--single", action="store_true", help="also build one file that can be mailed")
    parser.add_argument("--url", metavar="ADDRESS", help="where the page will be, for previews in other programs")
    languages.add_option(parser)
    parser.add_argument(
        "--out",
        type=Path,
        default=environment.ROOT / "build",
        metavar="DIR",
        help="where the page goes (build/ in this project)",
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    cli.run(main, sys.argv[1:])
